/** Letters that differ from a plain one by more than a mark above or below. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** A text as it is sorted and compared: small letters, those of the Latin script without their marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðı]/g, (letter) => PLAIN[letter] ?? letter);

/** The words of a text as they are searched by, each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    plainText(text)
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean),
  ),
];
