import { hasOtherMeaning } from '../labs/context.js';
import { FILLER, GAP_BEFORE, OTHER_MEANING_BEHIND } from '../labs/find-value.js';
import { keysByName, namesIn, partsOf } from '../labs/names.js';
import { endOf, wordsPattern } from '../labs/plain-text.js';
import { rangeAt } from '../labs/printed-range.js';
import type { LabTestKey } from '../labs/tests.js';
import { distance } from '../language/distance.js';
import { unitAt, type WrittenUnit } from '../labs/units.js';

/** The test that a cell names. */
export interface CellName {
  readonly keys: readonly LabTestKey[];
  /** Letters and digits of the name alone. */
  readonly name: string;
  /** A unit beside the name: "Hb (g/dL)". */
  readonly unit: (WrittenUnit & { readonly start: number }) | null;
  /** Where the name ends in the text of the cell. */
  readonly nameEnd: number;
  /** Where the words end that leave its meaning as it is. */
  readonly end: number;
  /** A letter of the name is not as the table has it. */
  readonly isRepaired: boolean;
}

/** What may stand before a name: a number of the list, specimen, a mark. */
const BEFORE = /[\s*•·#+:.()[\]{}'"`_~-]+|\d{1,3}(?=[.):\s])[.)]?|[a-z][.)](?=\s)/y;
const WORDS_BEFORE = wordsPattern(`total serum plasma blood whole edta s b quantitative estimation of level test
  fasting sr no`);
const BRACKET = /[([{][^()[\]{}]{0,80}[)\]}]/y;
/** No cell with a name is longer; a limit keeps long texts fast. */
const LONGEST_CELL = 200;
const MARKS = /[\s&/;#]+/y;
/** Words that make another quantity of a name. */
const OTHER_QUANTITY = /\b(?:ratio|uptake|clearance|electrophoresis|antibod|receptor|index|binding|24 ?h)/;

function skip(plain: string, position: number, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const end = endOf(pattern, plain, position);
    if (end !== null && end > position) return end;
  }
  return null;
}

/** A second script for the same name is left out: "Haemoglobin / हीमोग्लोबिन". As long as the text. */
const inOneScript = (plain: string) =>
  plain
    .replace(/[^\0-\x7f]/g, ' ')
    .replace(/^[\s/]+/, (start) => ' '.repeat(start.length))
    .replace(/\/[^a-z0-9([]*(?=$|[([])/g, (second) => ' '.repeat(second.length));

/** Reads words that leave the meaning of a name as it is, up to the first that does not. Null for a specimen or another quantity. */
function readRest(plain: string, from: number): { unit: CellName['unit']; end: number } | null {
  let position = from;
  let unit: CellName['unit'] = null;
  while (position < plain.length) {
    const isBracket = /[([]/.test(plain[position] ?? '');
    const start = isBracket ? position + 1 : position;
    const written = unitAt(plain, start);
    const bracket = endOf(BRACKET, plain, position);
    if (written) {
      unit ??= { ...written, start };
      position = written.end;
    } else if (isBracket && rangeAt(plain, start)) break;
    else if (bracket !== null) {
      const inside = plain.slice(position, bracket);
      if (OTHER_MEANING_BEHIND.test(inside) || OTHER_QUANTITY.test(inside)) return null;
      position = bracket;
    } else {
      const next = skip(plain, position, [GAP_BEFORE, FILLER, MARKS]);
      if (next === null) break;
      position = next;
    }
  }
  return { unit, end: position };
}

function isBeforeName(plain: string, end: number): boolean {
  let position = 0;
  while (position < end) {
    const next = skip(plain, position, [WORDS_BEFORE, BEFORE]);
    if (next === null) return false;
    position = next;
  }
  return true;
}

/** "White Blood Cell (WBC) Count": the name without a short form of the same test in brackets. */
function nameAroundShortForm(plainCell: string): CellName | null {
  const [bracket, inside = ''] = /\(([a-z .]{2,8})\)/.exec(plainCell) ?? [];
  const [short] = namesIn(inside);
  if (bracket === undefined || short?.start !== 0 || short.end !== inside.length) return null;
  const name = nameAsWritten(plainCell.replace(bracket, ' '.repeat(bracket.length)));
  return name && name.keys.some((key) => short.keys.includes(key)) ? name : null;
}

/** The test that the text of a cell names at its beginning, if nothing up to `end` changes what is measured. */
export const nameOf = (plainCell: string): CellName | null =>
  nameAsWritten(plainCell) ?? nameAroundShortForm(plainCell);

function nameAsWritten(plainCell: string): CellName | null {
  if (plainCell.length > LONGEST_CELL) return null;
  const plain = inOneScript(plainCell);
  const names = namesIn(plain);
  const first = names[0];
  if (!first || !isBeforeName(plain, first.start) || hasOtherMeaning(plain, first)) return null;
  let keys = first.keys;
  let { end } = first;
  for (const next of names.slice(1)) {
    // "SGPT (ALT)" are names of one test; "Iron, TIBC" is no name of one test.
    const between = readRest(plain.slice(0, next.start), end);
    if (!between || between.end < next.start) break;
    keys = keys.filter((key) => next.keys.includes(key));
    ({ end } = next);
  }
  const rest = keys.length > 0 ? readRest(plain, end) : null;
  return rest && { keys, name: first.name, nameEnd: first.end, unit: rest.unit, end: rest.end, isRepaired: false };
}

/** Short names with digits that are read as letters. */
const LETTERS_FOR_DIGITS: readonly (readonly [RegExp, string])[] = [
  [/\b(hb ?)?a[1li|!]{1,3}c\b/g, '$1a1c'],
  [/\bb[li|!](2|z)\b/g, 'b12'],
];
const SPECIMEN_BEFORE = /^[^a-z]*\b(?:serum|s|plasma|blood|total)\b[ .]*/;
const longNames = [...keysByName].filter(([name]) => name.length >= 6);

/** The test that a cell names if letters in it stand for digits, as no laboratory prints them. */
export function misreadDigitsOf(plainCell: string): CellName | null {
  const withDigits = LETTERS_FOR_DIGITS.reduce((text, [pattern, digits]) => text.replace(pattern, digits), plainCell);
  return withDigits === plainCell ? null : nameOf(withDigits);
}

/** The test that a cell names with one letter misread, or two of a long name. Null if several tests are as near. */
export function misreadNameOf(plainCell: string): CellName | null {
  const bare = inOneScript(plainCell).replace(/[([{][^()[\]{}]*[)\]}]?/g, ' ');
  if (bare.length > 80) return null;
  return nearest(partsOf(bare).join('')) ?? nearest(partsOf(bare.replace(SPECIMEN_BEFORE, '')).join(''));
}

/** The test whose name is nearest to a misread one. */
function nearest(name: string): CellName | null {
  if (name.length < 6 || name.length > 45) return null;
  const limit = name.length >= 9 ? 2 : 1;
  let least = limit + 1;
  let found: ReadonlySet<LabTestKey> | null = null;
  for (const [full, keys] of longNames) {
    const steps = distance(name, full, limit);
    if (steps < least) [least, found] = [steps, keys];
    else if (steps === least && found && ![...keys].some((key) => found?.has(key))) found = new Set();
  }
  return found && found.size > 0
    ? { keys: [...found], name, nameEnd: name.length, end: name.length, unit: null, isRepaired: true }
    : null;
}
