import type { Annotation } from '../../turn/reply.ts';
import type { ItemStatus, OutputItem, OutputPart, UrlCitation } from './body.ts';
import type { EventWriter } from './event-writer.ts';
import { type GrowingItem, type GrowingPart, placeOf } from './growing-items.ts';
import { messageItem, outputRefusal, outputText, urlCitation } from './output-items.ts';

/** A message, to which texts and refusals are added one after the other. */
export class GrowingMessage implements GrowingItem {
  private readonly content: GrowingContent[] = [];
  readonly place: string;
  readonly writer: EventWriter;
  private readonly id: string;
  open = 0;

  constructor(writer: EventWriter, id: string, outputIndex: number) {
    this.writer = writer;
    this.id = id;
    this.place = placeOf(id, outputIndex);
  }

  add(type: 'text' | 'refusal'): GrowingPart {
    const index = this.content.length;
    const part = type === 'text' ? new GrowingText(this, index) : new GrowingRefusal(this, index);
    this.content.push(part);
    return part;
  }

  item(status: ItemStatus): OutputItem {
    return messageItem(
      this.id,
      status,
      this.content.map((growing) => growing.part),
    );
  }
}

abstract class GrowingContent implements GrowingPart {
  protected text = '';
  protected readonly place: string;
  private readonly message: GrowingMessage;

  constructor(message: GrowingMessage, index: number, empty: OutputPart) {
    this.message = message;
    this.place = `${message.place},"content_index":${index}`;
    message.open += 1;
    this.send('response.content_part.added', `"part":${JSON.stringify(empty)}`);
  }

  /** The part as it stands. */
  abstract get part(): OutputPart;

  abstract delta(text: string): void;

  abstract end(): void;

  protected finish(): void {
    this.send('response.content_part.done', `"part":${JSON.stringify(this.part)}`);
    this.message.open -= 1;
  }

  protected send(type: string, fields: string): void {
    this.message.writer.send(type, `${this.place},${fields}`);
  }
}

class GrowingText extends GrowingContent {
  private readonly annotations: UrlCitation[] = [];

  constructor(message: GrowingMessage, index: number) {
    super(message, index, outputText('', []));
  }

  get part(): OutputPart {
    return outputText(this.text, this.annotations);
  }

  delta(text: string): void {
    this.text += text;
    this.send('response.output_text.delta', `"delta":${JSON.stringify(text)},"logprobs":[]`);
  }

  annotate(annotation: Annotation): void {
    const citation = urlCitation(annotation, this.text.length);
    const index = this.annotations.push(citation) - 1;
    const fields = `"annotation_index":${index},"annotation":${JSON.stringify(citation)}`;
    this.send('response.output_text.annotation.added', fields);
  }

  end(): void {
    this.send('response.output_text.done', `"text":${JSON.stringify(this.text)},"logprobs":[]`);
    this.finish();
  }
}

class GrowingRefusal extends GrowingContent {
  constructor(message: GrowingMessage, index: number) {
    super(message, index, outputRefusal(''));
  }

  get part(): OutputPart {
    return outputRefusal(this.text);
  }

  delta(text: string): void {
    this.text += text;
    this.send('response.refusal.delta', `"delta":${JSON.stringify(text)}`);
  }

  end(): void {
    this.send('response.refusal.done', `"refusal":${JSON.stringify(this.text)}`);
    this.finish();
  }
}
