import type { Sealed } from '../../turn/message.ts';
import type { Annotation } from '../../turn/reply.ts';
import type { ItemStatus, OutputItem } from './body.ts';
import type { EventWriter } from './event-writer.ts';
import { type CallNames, callHead } from './output-items.ts';
import { reasoningItem, type StateAnswer, wantsState } from './reasoning.ts';

/** An item of output while it arrives. It tells what happens inside it; its opening and end are the encoder's. */
export interface GrowingItem {
  /** Parts that are still growing. */
  readonly open: number;

  /** The item as it stands. */
  item(status: ItemStatus): OutputItem;
}

/** A part of the reply while it arrives. */
export interface GrowingPart {
  delta(text: string): void;

  /** Of a text. */
  annotate?(annotation: Annotation): void;

  /** Of reasoning. */
  seal?(sealed: Sealed): void;

  end(): void;
}

/** Where an event happens: the fields that most events begin with. */
export function placeOf(id: string, outputIndex: number): string {
  return `"item_id":${JSON.stringify(id)},"output_index":${outputIndex}`;
}

/** A call of one of the caller's tools. */
export class GrowingCall implements GrowingItem, GrowingPart {
  open = 1;
  private text = '';
  private readonly writer: EventWriter;
  private readonly id: string;
  private readonly place: string;
  private readonly names: CallNames;

  constructor(writer: EventWriter, id: string, outputIndex: number, names: CallNames) {
    this.writer = writer;
    this.id = id;
    this.place = placeOf(id, outputIndex);
    this.names = names;
  }

  delta(text: string): void {
    this.text += text;
    this.writer.send('response.function_call_arguments.delta', `${this.place},"delta":${JSON.stringify(text)}`);
  }

  end(): void {
    if (this.text === '') this.delta('{}');
    const fields = `"name":${JSON.stringify(this.names.name)},"arguments":${JSON.stringify(this.text)}`;
    this.writer.send('response.function_call_arguments.done', `${this.place},${fields}`);
    this.open = 0;
  }

  item(status: ItemStatus): OutputItem {
    return { ...callHead(this.id, status), ...this.names, arguments: this.text };
  }
}

/** What the model thought: a summary of one part, if there is anything to read. */
export class GrowingReasoning implements GrowingItem, GrowingPart {
  open = 1;
  private text = '';
  private sealed: Sealed | undefined;
  private readonly writer: EventWriter;
  private readonly id: string;
  private readonly place: string;
  private readonly answer: StateAnswer;

  constructor(writer: EventWriter, id: string, outputIndex: number, answer: StateAnswer) {
    this.writer = writer;
    this.id = id;
    this.place = `${placeOf(id, outputIndex)},"summary_index":0`;
    this.answer = answer;
  }

  delta(text: string): void {
    if (this.text === '')
      this.send('response.reasoning_summary_part.added', '"part":{"type":"summary_text","text":""}');
    this.text += text;
    this.send('response.reasoning_summary_text.delta', `"delta":${JSON.stringify(text)}`);
  }

  seal(sealed: Sealed): void {
    this.sealed = sealed;
  }

  end(): void {
    this.open = 0;
    if (this.text === '') return;
    const text = JSON.stringify(this.text);
    this.send('response.reasoning_summary_text.done', `"text":${text}`);
    this.send('response.reasoning_summary_part.done', `"part":{"type":"summary_text","text":${text}}`);
  }

  item(status: ItemStatus): OutputItem {
    const sealed = status === 'in_progress' ? undefined : this.sealed;
    return reasoningItem(this.id, this.text, sealed, this.answer);
  }

  private send(type: string, fields: string): void {
    this.writer.send(type, `${this.place},${fields}`);
  }
}

/** Reasoning that has neither text nor state for anybody makes no item: it begins with the first of either. */
export class LateReasoning implements GrowingPart {
  private readonly answer: StateAnswer;
  private readonly begin: () => GrowingReasoning;
  private begun: GrowingReasoning | undefined;

  constructor(answer: StateAnswer, begin: () => GrowingReasoning) {
    this.answer = answer;
    this.begin = begin;
  }

  delta(text: string): void {
    this.item().delta(text);
  }

  seal(sealed: Sealed): void {
    if (wantsState(this.answer)) this.item().seal(sealed);
  }

  end(): void {
    this.begun?.end();
  }

  private item(): GrowingReasoning {
    return (this.begun ??= this.begin());
  }
}
