import type { Annotation } from '../../turn/reply.ts';
import type { ItemStatus, OutputItem, OutputPart, UrlCitation } from './body.ts';
import type { EventWriter } from './event-writer.ts';
import { type GrowingItem, type GrowingPart, placeOf } from './growing-items.ts';
import { messageItem, outputRefusal, outputText, urlCitation } from './output-items.ts';

/** A message, to which texts and refusals are added one after the other. */
export class GrowingMessage implements GrowingItem {
  readonly content: OutputPart[] = [];
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
    return type === 'text' ? new GrowingText(this) : new GrowingRefusal(this);
  }

  item(status: ItemStatus): OutputItem {
    return messageItem(this.id, status, this.content);
  }
}

abstract class GrowingContent implements GrowingPart {
  protected text = '';
  protected readonly place: string;
  private readonly message: GrowingMessage;
  private readonly index: number;

  constructor(message: GrowingMessage, empty: OutputPart) {
    this.message = message;
    this.index = message.content.push(empty) - 1;
    this.place = `${message.place},"content_index":${this.index}`;
    message.open += 1;
    this.send('response.content_part.added', `"part":${JSON.stringify(empty)}`);
  }

  abstract delta(text: string): void;

  abstract end(): void;

  protected finish(part: OutputPart): void {
    this.send('response.content_part.done', `"part":${JSON.stringify(part)}`);
    this.message.content[this.index] = part;
    this.message.open -= 1;
  }

  protected send(type: string, fields: string): void {
    this.message.writer.send(type, `${this.place},${fields}`);
  }
}

class GrowingText extends GrowingContent {
  private readonly annotations: UrlCitation[] = [];

  constructor(message: GrowingMessage) {
    super(message, outputText('', []));
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
    this.finish(outputText(this.text, this.annotations));
  }
}

class GrowingRefusal extends GrowingContent {
  constructor(message: GrowingMessage) {
    super(message, outputRefusal(''));
  }

  delta(text: string): void {
    this.text += text;
    this.send('response.refusal.delta', `"delta":${JSON.stringify(text)}`);
  }

  end(): void {
    this.send('response.refusal.done', `"refusal":${JSON.stringify(this.text)}`);
    this.finish(outputRefusal(this.text));
  }
}
