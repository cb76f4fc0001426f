import type { CellWord, Line } from './cells.js';

/** A part of a word between colons and slashes, or one of these signs. */
export interface Token {
  readonly text: string;
  /** In small letters, without all else. */
  readonly letters: string;
  /** The number of its cell in the line. */
  readonly cell: number;
  /** Offset in the text of the line. */
  readonly start: number;
  readonly word: CellWord;
}

/** The tokens of a line, from left to right. */
export const tokensOf = (line: Line): Token[] =>
  line.cells.flatMap(({ words }, cell) =>
    words.flatMap((word) =>
      [...word.text.matchAll(/[:/]|[^:/]+/g)].map(({ 0: text, index }) => ({
        ...{ text, cell, word, start: word.start + index },
        letters: text
          .normalize('NFC')
          .toLowerCase()
          .replace(/[^\p{L}\p{M}]/gu, ''),
      })),
    ),
  );

/** Words of labels beside a name, and words that no name begins with. */
const NO_NAME =
  /^(?:patients?|pt|names?|age|years?|yrs?|sex|gender|male|female|date|dob|birth|id|ids|no|number|uhid|mrn|umr|ip|op|ipd|opd|reg|regn|registration|ref|refd|referred|referring|by|self|consultant|physician|doctor|clinician|client|customer|lab|labs|laboratory|sample|specimen|barcode|accession|visit|order|bill|invoice|receipt|collected|collection|received|reported|reporting|registered|printed|report|reports|status|final|mobile|phone|ph|tel|contact|email|address|city|ward|bed|room|hospital|clinic|centre|center|diagnostics?|test|tests|investigations?|results?|panel|profile|type|category|department|dept|source|location|branch|time|nil|na|unknown|of|the|and|relation|father|husband|guardian|उम्र|आयु|लिंग|दिनांक|तारीख|संदर्भ|नमूना|पता)$/u;
/** Whether a token is a word of a label other than the name's. */
export const isOtherLabel = ({ letters }: Token): boolean =>
  NO_NAME.test(letters) && !/^(?:names?|patients?)$/.test(letters);

/** Whether a token ends a name, or is none: a label, a sign, a number. */
export const endsName = ({ text, letters }: Token): boolean =>
  NO_NAME.test(letters) ||
  letters.length === 0 ||
  /^[([{<-]/.test(text) ||
  (text.match(/\d/g) ?? []).length * 2 > letters.length;
