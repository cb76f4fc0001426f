import { truncateText } from '../language/text.js';
import { visibleText } from './visible-text.js';

/** The first and the last line of data. */
export const DATA_BEGINS = '=====BEGIN DATA=====';
export const DATA_ENDS = '=====END DATA=====';
const BEFORE_EACH_LINE = '| ';

/** Longest text of a document in a prompt, in UTF-16 code units. */
const LONGEST = 40_000;
/** Runs of "=" are shortened, so that no line resembles a delimiter. */
const RULE = /={4,}/g;
const EMPTY_LINES = /\n(?:[^\S\n]*\n){2,}/g;
const BLANKS = /[^\S\n]{3,}/g;

/**
 * A text of a document as data of a prompt: each line begins with "| ", so no line of it can be a delimiter, whatever it contains. Without
 * invisible characters, of limited size.
 */
export function quotedData(text: string): string {
  const visible = truncateText(visibleText(truncateText(text, 2 * LONGEST)), LONGEST)
    .replace(RULE, '===')
    .replace(BLANKS, '  ')
    .replace(EMPTY_LINES, '\n\n');
  const lines = visible.split('\n').map((line) => BEFORE_EACH_LINE + line);
  return [DATA_BEGINS, ...lines, DATA_ENDS].join('\n');
}

/** A printed word or name as a JSON string in one line. */
export const quotedWord = (text: string): string =>
  JSON.stringify(truncateText(visibleText(text.slice(0, 1_000)).replace(/\s+/g, ' ').replace(RULE, '===').trim(), 120));
