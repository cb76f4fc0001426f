/** What XHTML may not contain as it is. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Characters that XML does not know at all, not even escaped. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

const escaped = (text: string): string =>
  text.replace(NOT_IN_XML, '\ufffd').replace(/[&<>"']/g, (char) => ESCAPED[char] ?? char);

/** A section's text: one item for each entry, each a list of lines; or one sentence if there is none. */
export function narrative(items: readonly (readonly string[])[], none: string) {
  const list = items.map((lines) => `<li>${lines.filter(Boolean).map(escaped).join('<br/>')}</li>`);
  const content = list.length > 0 ? `<ul>${list.join('')}</ul>` : `<p>${escaped(none)}</p>`;
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${content}</div>` } as const;
}
