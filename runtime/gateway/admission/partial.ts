import type { ReplyEvent } from '../../turn/event.ts';
import { noUsage, promptTokens, type Usage } from '../../turn/usage.ts';

/** Characters of a model's words that make a token, where nobody counted them. */
const charactersPerToken = 4;

/** What is known of the usage of a model's turn while it is told, for the case that it breaks off. */
export class PartialUsage {
  /** The caller has seen something of the answer. */
  begun = false;

  /** What the provider has counted so far. */
  known: Usage = noUsage;
  private characters = 0;
  private further = false;

  push(event: ReplyEvent): void {
    switch (event.type) {
      case 'start':
        this.known = event.usage ?? this.known;
        break;
      case 'part':
        this.begun = true;
        break;
      case 'delta':
        this.characters += event.text.length;
        break;
      case 'stop':
        if (promptTokens(event.usage) > 0) this.known = event.usage;
        break;
      case 'annotation':
      case 'sealed':
      case 'part_end':
      case 'error':
        break;
    }
  }

  /** The turn has ended and was counted; the answer goes on with another, whose prompt is not told. */
  turnEnded(): void {
    this.further = true;
    this.characters = 0;
  }

  /** What the turn took so far. `prompt`: its tokens, estimated, where the provider has not told them. */
  async usage(prompt: () => Promise<number>): Promise<Usage> {
    const written = Math.ceil(this.characters / charactersPerToken);
    if (this.further) return { ...noUsage, output: written };
    const input = promptTokens(this.known) > 0 ? this.known.input : await prompt();
    return { ...this.known, input, output: Math.max(this.known.output, written) };
  }
}
