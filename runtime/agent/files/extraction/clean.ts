/** Control characters that say nothing in text, with NUL, which no database takes. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;

/** Text as it can be stored and shown: whole characters, no controls, lines that end with a line feed. */
export function clean(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').toWellFormed();
}
