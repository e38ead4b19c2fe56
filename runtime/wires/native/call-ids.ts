import type { JsonObject } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';

interface Call {
  readonly id: string;
  readonly name: string;
  answered: boolean;
}

/**
 * Ids for the calls of a conversation on a wire that need not have any. A call without one gets one made of its number,
 * the same each time the conversation is sent; a response without one answers the oldest open call of its name.
 */
export class CallIds {
  private readonly given = new Set<string>();
  private readonly calls: Call[] = [];

  constructor(contents: readonly JsonObject[]) {
    for (const content of contents) {
      for (const part of asObjects(content.parts)) {
        const id = asText(asObject(part.functionCall)?.id);
        if (id !== undefined) this.given.add(id);
      }
    }
  }

  ofCall(given: string | undefined, name: string): string {
    const id = given === undefined || given === '' ? this.unused() : given;
    this.calls.push({ id, name, answered: false });
    return id;
  }

  /** `known`: the call that it answers is in the conversation, and with it the name. */
  ofResponse(given: string | undefined, name: string | undefined): { readonly id: string; readonly known: boolean } {
    const open = this.calls.find((call) => !call.answered && (given ? call.id === given : call.name === name));
    if (open === undefined) return { id: given || this.unused(), known: false };
    open.answered = true;
    return { id: open.id, known: open.name === name };
  }

  private unused(): string {
    let number = this.calls.length + 1;
    while (this.given.has(`call_${number}`)) number += 1;
    const id = `call_${number}`;
    this.given.add(id);
    return id;
  }
}
