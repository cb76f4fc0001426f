import { IONISED_WORDS } from './ionised.js';
import { twoSidedRangeAt, valueAt } from './printed-range.js';
import { labTests, type LabTestKey } from './tests.js';
import { unitAt } from './units.js';

/** Names of other tests, which begin or end like a name of the table. */
const OTHER_TESTS = [
  ...['Vitamin D3', 'Vit D3', 'Vitamin D2', '25 OH Vitamin D3', '25 OH Vitamin D2', 'Vitamin K', 'Vitamin B6'],
  ...['CA 125', 'CA 19-9', 'CA 15-3', 'CA 72-4', 'CK-MB', 'HbA2', 'HbF', 'RDW-SD', 'G6PD', 'NT-proBNP', 'Troponin T'],
  ...['Free PSA', 'PSA Free', 'Iron Binding Capacity', 'UIBC', 'Creatinine Clearance'],
  ...IONISED_WORDS.flatMap((word) => [`${word} Calcium`, `Calcium ${word}`, `Ca ${word}`]),
  ...['Reticulocyte Count', 'Mean Platelet Volume', 'T3 Uptake', 'Reverse T3'],
  ...['Lactate', 'Lactic Acid', 'Ammonia', 'Fibrinogen', 'Lithium', 'Digoxin', 'Phenytoin'],
  ...[
    'Complement C3',
    'Complement C4',
    'Beta 2 Microglobulin',
    'B2M',
    'Base Excess',
    'Respiratory Rate',
    'Blood Pressure',
  ],
  ...['C3', 'C4', 'BE', 'RR', 'BP', 'B.P', 'ट्रोपोनिन'],
  ...['Carboxyhaemoglobin', 'Carboxyhemoglobin', 'Methaemoglobin', 'Methemoglobin', 'SpO2'],
];

/** Names in Devanagari, in the spellings that are common. */
const NAMES_IN_HINDI: readonly (readonly [LabTestKey, readonly string[]])[] = [
  ['k', ['पोटैशियम', 'पोटेशियम', 'पोटाशियम']],
  ['na', ['सोडियम']],
  ['hb', ['हीमोग्लोबिन', 'हिमोग्लोबिन', 'हेमोग्लोबिन']],
  ['plt', ['प्लेटलेट', 'प्लेटलेट्स', 'प्लेटलेट काउंट', 'प्लेटलेट्स काउंट']],
  ['creat', ['क्रिएटिनिन', 'क्रिएटिनाइन', 'क्रियेटिनिन', 'क्रिएटिनीन']],
  ['tbil', ['कुल बिलीरुबिन', 'टोटल बिलीरुबिन', 'कुल बिलिरुबिन', 'टोटल बिलिरुबिन']],
];

/** Letters and digits of a name by turns: "HbA1c" is hba, 1, c. Blanks and punctuation between them do not matter. */
export const partsOf = (name: string): readonly string[] => name.match(/[a-z]+|[\u0900-\u097f]+|\d+|^%/g) ?? [];
/** "T4" is not the beginning of "T 4.5". */
const NOT_A_NUMBER = String.raw`(?!\.\d)`;
const IN_HINDI = /[\u0900-\u097f]$/;
const END_IN_HINDI = String.raw`(?![\u0900-\u097f])`;
const BETWEEN = "[ .()/,':-]{0,8}";

/** The tests with a name, by its letters and digits alone. No test of the table has the names of `OTHER_TESTS`. */
export const keysByName = new Map<string, Set<LabTestKey>>();
const patterns = new Set<string>();
function add(name: string, key?: LabTestKey) {
  const parts = partsOf(name.toLowerCase());
  const joined = parts.join('');
  const keys = keysByName.get(joined) ?? new Set();
  if (key) keys.add(key);
  keysByName.set(joined, keys);
  patterns.add(parts.join(BETWEEN) + (/\d$/.test(joined) ? NOT_A_NUMBER : IN_HINDI.test(joined) ? END_IN_HINDI : ''));
}
for (const { key, names } of labTests) for (const name of names) add(name, key);
for (const [key, names] of NAMES_IN_HINDI) for (const name of names) add(name, key);
for (const name of OTHER_TESTS) add(name);

const lengthOf = (pattern: string) =>
  pattern.replaceAll(BETWEEN, '').replace(NOT_A_NUMBER, '').replace(END_IN_HINDI, '').length;
const longestFirst = [...patterns].sort((a, b) => lengthOf(b) - lengthOf(a));
const ANY_NAME = new RegExp(`(?<![a-z0-9\\u0900-\\u097f])(?:${longestFirst.join('|')})(?![a-z0-9])`, 'g');

/** A name of a test in a text. */
export interface FoundName {
  readonly start: number;
  readonly end: number;
  /** Letters and digits of the name alone. */
  readonly name: string;
  /** The tests with this name: none if it is a test that the table lacks, several if only the unit tells them apart. */
  readonly keys: readonly LabTestKey[];
}

/** "140 K 4.2": a symbol behind the number of another test, with a number of its own that is no range. */
const SYMBOL_OF_ION = /^(?:na|k|cl)$/;
function hasOwnNumber(plain: string, end: number): boolean {
  const from = end + (/^[\s+:=-]*/.exec(plain.slice(end, end + LONGEST_GAP))?.[0].length ?? 0);
  return from > end && valueAt(plain, from) !== null && twoSidedRangeAt(plain, from) === null;
}
const LONGEST_GAP = 9;
/** "BE -24", "RR 48": short forms that are words too, or parts of the spine, are names in front of a number of their own. "RR 12-15" is a reference range. */
const SHORT_FORM = /^(?:be|rr|c[34])$/;
const isShortForm = (plain: string, start: number, end: number): boolean =>
  /(?:^|[\n,;.:|]|\d[^a-z\n]*)\s*$/.test(plain.slice(Math.max(0, start - LONGEST_GAP), start)) &&
  (/^c/.test(plain.slice(start, end))
    ? /^[\s:=-]+\d/.test(plain.slice(end, end + LONGEST_GAP))
    : hasOwnNumber(plain, end));

/** "mg/g creatinine" */
const DIVISOR = /\/\s*(?:gm?|mg|mmol)\s*(?:of\s+)?$/;

/** "mg" and "K" are names of tests, and parts of "10 mg", "mg/dL" and "K/uL". */
function isPartOfUnit(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - LONGEST_GAP), start);
  // A date or number at the end of the line above has no unit below.
  const isBehindNumber = end - start <= 2 && /\d[^\S\n]*$/.test(before);
  const isSymbol = /\s$/.test(before) && SYMBOL_OF_ION.test(plain.slice(start, end)) && hasOwnNumber(plain, end);
  return (isBehindNumber && !isSymbol) || DIVISOR.test(before) || (unitAt(plain, start)?.end ?? 0) > end;
}

/** The names of laboratory tests in a plain text, from first to last. */
export function namesIn(plain: string): FoundName[] {
  return [...plain.matchAll(ANY_NAME)]
    .map(({ 0: found, index: start }) => ({ start, end: start + found.length, name: partsOf(found).join('') }))
    .filter(({ start, end }) => !isPartOfUnit(plain, start, end))
    .filter(({ start, end, name }) => !SHORT_FORM.test(name) || isShortForm(plain, start, end))
    .map((found) => ({ ...found, keys: [...(keysByName.get(found.name) ?? [])] }));
}
