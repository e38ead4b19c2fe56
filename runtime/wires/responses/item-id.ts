/**
 * Ids of items are made of the answer's and of their place, so that they are unique, and tell their response, without
 * being remembered. The prefixes are the format's own.
 */
export function itemId(prefix: 'msg' | 'fc' | 'rs', answerId: string, outputIndex: number): string {
  return `${prefix}_${answerId}_${outputIndex}`;
}

/** The id of a response, from its answer's. */
export function responseId(answerId: string): string {
  return `resp_${answerId}`;
}

/** The id of the response that an item of output is of; null: the item's id is not ours. */
export function responseIdOf(id: string): string | null {
  const [, answerId] = /^(?:msg|fc|rs)_([a-zA-Z0-9]+)_\d+$/.exec(id) ?? [];
  return answerId === undefined ? null : responseId(answerId);
}
