/** Characters that reports write in several ways. Each is replaced by one character, so that offsets stay the same. */
const REPLACED: Readonly<Record<string, string>> = {
  ...{ µ: 'u', μ: 'u', Μ: 'u', '×': 'x', '|': ' ' },
  ...{ '²': '2', '³': '3', '⁵': '5', '⁶': '6', '⁹': '9' },
  ...Object.fromEntries([...'₀₁₂₃₄₅₆₇₈₉'].map((lowered, digit) => [lowered, String(digit)])),
  ...{ '–': '-', '—': '-', '‒': '-', '−': '-', '‐': '-', '‑': '-' },
  ...{ '\u00a0': ' ', '\u202f': ' ', '\u205f': ' ', '\u3000': ' ', '\t': ' ', '\r': ' ' },
  ...Object.fromEntries(Array.from({ length: 11 }, (_, index) => [String.fromCharCode(0x2000 + index), ' '])),
};

const SUPERSCRIPT = /[²³⁵⁶⁹]/;

/** Whether a raised digit behind a number is the mark of a footnote: "150²" is 150. A power has the base ten, and a unit or a sign of times: "10³/µL", "x10³". */
function isFootnote(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 5), offset);
  if (!/\d$/.test(before)) return false;
  const hasUnit = /^\s*(?:\/|cells|per)/i.test(text.slice(offset + 1, offset + 9));
  return !(/(?:^|[^\d.,])10$/.test(before) && (hasUnit || /[x×*]\s?10$/i.test(before)));
}

/** The zeros of the scripts of India and its neighbours, and of Arabic: their digits follow in order. */
const ZEROS = [0x0966, 0x0660, 0x06f0, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
/** The decimal point and the comma between thousands of Arabic and Urdu. */
const ARABIC_SIGNS: Readonly<Record<number, string>> = { 0x066b: '.', 0x066c: ',' };

/** Digits of other scripts, and letters, digits and signs of full width, as those of ASCII; null for others. */
function asciiOf(char: string): string | null {
  const code = char.charCodeAt(0);
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  if (zero !== undefined) return String(code - zero);
  const sign = ARABIC_SIGNS[code];
  if (sign !== undefined) return sign;
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0).toLowerCase() : null;
}

/** Characters without width, which copying from PDF files and web pages leaves between letters and digits. */
const UNSEEN = String.raw`\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff`;
const ANY_UNSEEN = new RegExp(`[${UNSEEN}]`);
const RUN = new RegExp(`[!-~${UNSEEN}]+`, 'g');
const isAscii = (char: string | undefined) => char !== undefined && char >= '!' && char <= '~';

/** A text without its unseen characters, and where each of its characters stood. */
export interface SeenText {
  readonly text: string;
  readonly at: readonly number[];
}

/** A text without characters that cannot be seen; between a letter and a digit one is read as a blank. Those of other scripts, of whose letters they are a part, stay. */
export function seenText(text: string): SeenText {
  const chars: string[] = [];
  const at: number[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    const char = text[offset]!;
    const isUnseen = ANY_UNSEEN.test(char);
    const [before, behind] = isUnseen ? [chars.at(-1), text[offset + 1]] : [];
    const isDropped = isUnseen && (isAscii(before) || isAscii(behind) || ANY_UNSEEN.test(behind ?? ''));
    if (isDropped && !/^(?:[a-z]\d|\d[a-z])$/i.test(`${before}${behind}`)) continue;
    chars.push(isDropped ? ' ' : char);
    at.push(offset);
  }
  return { text: chars.join(''), at };
}

/** The characters of a text in lower case with one spelling of digits, dashes, blanks and powers. As long as the text. */
export function plainCharacters(text: string): string {
  // Not toLowerCase() on the whole text: of some letters it makes two.
  const plain = text.replace(/[A-Z]|[^\0-\x7f]|[|\t\r]/g, (char, offset: number) =>
    SUPERSCRIPT.test(char) && isFootnote(text, offset)
      ? ' '
      : (REPLACED[char] ?? asciiOf(char) ?? (char >= 'A' && char <= 'Z' ? char.toLowerCase() : char)),
  );
  return ANY_UNSEEN.test(plain) ? plain.replace(RUN, (run) => seenText(run).text.padStart(run.length)) : plain;
}

/**
 * "7,4" and "0,45": a comma in front of one digit or two, or behind a zero, parts no thousands. Not in "wbc,7,4-10", where it may end a column, nor in the name
 * "1,25-dihydroxy".
 */
const DECIMAL_COMMA =
  /(?<![a-z0-9.,/]|\d:)(0,\d{1,3}|[1-9]\d{0,3},\d{1,2})(?!\d|[.,]\d| {0,3}\/ {0,3}\d| {0,3}- {0,3}(?!\d{1,4},\d{1,2}(?!\d))\d|[ (]{0,2}-? ?(?:oh|di|hydrox))/g;
/** "7 . 4" and "7 .4". */
const BLANK_BEFORE_POINT = /(?<![a-z0-9.,/]|\d[:-])\d{1,4} \. ?\d{1,2}(?![\d.,/])/g;
/** "7. 4 mmol/l", in front of what follows a result only: "Hb 12. 3 days ago" is two statements. */
const BLANK_BEHIND_POINT =
  /(?<=[a-z()[%:=<>] {0,2}[:=<>]? {0,2})\d{1,4}\. \d{1,2}(?= *(?:$|\n|[()[\]%*]|- ?\d|[a-z0-9^*]{1,6} ?\/ ?[a-z]|(?:la(?:kh|c)s?|thou\w*|[hl])(?![a-z])))/g;
const closed = (number: string) => number.replaceAll(' ', '').padStart(number.length);

/** The text in lower case with one spelling of digits, decimal points, dashes, blanks and powers. As long as the text, character by character. */
export const plainText = (text: string): string =>
  plainCharacters(text)
    .replace(DECIMAL_COMMA, (number) => number.replace(',', '.'))
    .replace(BLANK_BEFORE_POINT, closed)
    .replace(BLANK_BEHIND_POINT, closed);

/** Where a pattern ends that matches at a position; null if it does not. */
export function endOf(pattern: RegExp, plain: string, position: number): number | null {
  pattern.lastIndex = position;
  return pattern.test(plain) ? pattern.lastIndex : null;
}

/** A pattern for one of several words, with or without a full stop. */
export const wordsPattern = (text: string) =>
  new RegExp(String.raw`(?:${text.trim().replace(/\s+/g, '|')})(?![a-z0-9])\.?`, 'y');
