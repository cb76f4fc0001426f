import { namesDisease, namesInstitution } from './administrative-lines.js';
import { isAdministrativeWord, isInNoName } from './known-words.js';
import { endOf } from './plain-text.js';

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/uy;
const JOINT = /\.? ?(?:[/&(] ?)?/y;
const TITLE = /^(?:mr|mrs|ms|miss|master|mast|dr|prof|smt|shri|sri|kum|kumari|capt|maj|col|lt)$/;
const DEGREE = /^(?:md|ms|dm|mch|dnb|dcp|dgo|dch|mbbs|frcs|mrcp|frcpath|phd|msc|bsc|path)$/;
/** "MD Medicine". */
const SPECIALTY = /^(?:medicine|surgery|chest|skin|throat)$/;
/** "Baby of", "institute of". */
const CONNECTOR = /^(?:of|and|the|for|in)$/;
const CHILD = /^(?:baby|child|son|daughter|wife|husband|mother|boy|girl|o)$/;
/** "A. K. Singh": a point behind a longer word ends a sentence. */
const LONGEST_INITIAL = 2;
const NUMBER_BEHIND = /[\s:=<>~-]*(?=\d)/y;
const [MOST_WORDS, MOST_OF_INSTITUTION] = [6, 10];

const endsSentence = (cell: string, end: number, last: string): boolean =>
  last.length > LONGEST_INITIAL &&
  !TITLE.test(last) &&
  !DEGREE.test(last) &&
  /^\.(?:\s|$)/.test(cell.slice(end, end + 2));

function isPartOfName(word: string, last: string, joint: string, isInstitution: boolean): boolean {
  if (joint.includes('(') && !isAdministrativeWord(word)) return false;
  if (namesDisease(word)) return false;
  if (!isInNoName(word)) return true;
  if (CONNECTOR.test(word)) return isInstitution || (word === 'of' && CHILD.test(last));
  // "Dr. AS Rao"
  return (TITLE.test(last) && word.length <= LONGEST_INITIAL) || (DEGREE.test(last) && SPECIALTY.test(word));
}

/** `title`: one that stands in front of the name. */
export interface NameOptions {
  readonly mostWords?: number;
  readonly title?: string;
}

/**
 * The end of the name of a person or an institution that begins at this position. A name has letters only, and ends with the sentence or before a word that is no part of names. Null if there is none, or if its last word stands in front
 * of a number, for which it may be a result's name; `isBehind`: what else may follow.
 */
export function endOfName(
  cell: string,
  from: number,
  isBehind: (position: number) => boolean,
  { mostWords, title = '' }: NameOptions = {},
): number | null {
  const isInstitution = namesInstitution(cell);
  const most = mostWords ?? (isInstitution ? MOST_OF_INSTITUTION : MOST_WORDS);
  let [end, last] = [from, title];
  for (let count = 0; count < most && !endsSentence(cell, end, last);) {
    const start = endOf(JOINT, cell, end) ?? end;
    const wordEnd = endOf(WORD, cell, start);
    if (wordEnd === null) break;
    const word = cell.slice(start, wordEnd);
    if (!isPartOfName(word, last, cell.slice(end, start), isInstitution)) break;
    const number = endOf(NUMBER_BEHIND, cell, wordEnd);
    if (number !== null && !isBehind(number)) return null;
    [end, last] = [wordEnd, word];
    if (!TITLE.test(word) && !DEGREE.test(word) && word.length > LONGEST_INITIAL) count += 1;
  }
  return end > from ? end : null;
}
