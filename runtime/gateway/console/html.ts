/** Markup whose texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | readonly Html[];

/** A template of markup: texts in it are data, whatever they hold; markup in it stays markup. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(texts.reduce((before, text, index) => before + written(pieces[index - 1] ?? '') + text));
}

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
