/** Characters that reports write in several ways. Each is replaced by one character, so that offsets stay the same. */
const REPLACED: Readonly<Record<string, string>> = {
  ...{ µ: 'u', μ: 'u', Μ: 'u', '×': 'x', '|': ' ' },
  ...{ '²': '2', '³': '3', '⁵': '5', '⁶': '6', '⁹': '9', '₁': '1' },
  ...{ '–': '-', '—': '-', '‒': '-', '−': '-', '‐': '-', '‑': '-' },
  ...{ '\u00a0': ' ', '\u2009': ' ', '\u202f': ' ', '\t': ' ', '\r': ' ' },
};

/** The text in lower case with one spelling of dashes, blanks and powers. As long as the text, character by character. */
export const plainText = (text: string): string =>
  // Not toLowerCase() on the whole text: of some letters it makes two.
  text.replace(
    /[A-Z]|[^\0-\x7f]|[|\t\r]/g,
    (char) => REPLACED[char] ?? (char >= 'A' && char <= 'Z' ? char.toLowerCase() : char),
  );

/** Where a pattern ends that matches at a position; null if it does not. */
export function endOf(pattern: RegExp, plain: string, position: number): number | null {
  pattern.lastIndex = position;
  return pattern.test(plain) ? pattern.lastIndex : null;
}

/** A pattern for one of several words, with or without a full stop. */
export const wordsPattern = (text: string) =>
  new RegExp(String.raw`(?:${text.trim().replace(/\s+/g, '|')})(?![a-z0-9])\.?`, 'y');
