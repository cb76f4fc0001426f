/** Characters that reports write in several ways. Each is replaced by one character, so that offsets stay the same. */
const REPLACED: Readonly<Record<string, string>> = {
  ...{ µ: 'u', μ: 'u', Μ: 'u', '×': 'x', '|': ' ' },
  ...{ '²': '2', '³': '3', '⁵': '5', '⁶': '6', '⁹': '9', '₁': '1' },
  ...{ '–': '-', '—': '-', '‒': '-', '−': '-', '‐': '-', '‑': '-' },
  ...{ '\u00a0': ' ', '\u2009': ' ', '\u202f': ' ', '\t': ' ', '\r': ' ' },
};

const SUPERSCRIPT = /[²³⁵⁶⁹]/;

/** Whether a raised digit behind a number is the mark of a footnote: "150²" is 150. A power has the base ten, and a unit or a sign of times: "10³/µL", "x10³". */
function isFootnote(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 5), offset);
  if (!/\d$/.test(before)) return false;
  const hasUnit = /^\s*(?:\/|cells|per)/i.test(text.slice(offset + 1, offset + 9));
  return !(/(?:^|[^\d.,])10$/.test(before) && (hasUnit || /[x×*]\s?10$/i.test(before)));
}

/** The text in lower case with one spelling of dashes, blanks and powers. As long as the text, character by character. */
export const plainText = (text: string): string =>
  // Not toLowerCase() on the whole text: of some letters it makes two.
  text.replace(/[A-Z]|[^\0-\x7f]|[|\t\r]/g, (char, offset: number) =>
    SUPERSCRIPT.test(char) && isFootnote(text, offset)
      ? ' '
      : (REPLACED[char] ?? (char >= 'A' && char <= 'Z' ? char.toLowerCase() : char)),
  );

/** Where a pattern ends that matches at a position; null if it does not. */
export function endOf(pattern: RegExp, plain: string, position: number): number | null {
  pattern.lastIndex = position;
  return pattern.test(plain) ? pattern.lastIndex : null;
}

/** A pattern for one of several words, with or without a full stop. */
export const wordsPattern = (text: string) =>
  new RegExp(String.raw`(?:${text.trim().replace(/\s+/g, '|')})(?![a-z0-9])\.?`, 'y');
