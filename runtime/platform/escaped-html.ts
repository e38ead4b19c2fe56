const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML says it, in an element or in the value of an attribute. */
export function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
