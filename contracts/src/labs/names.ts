import { labTests, type LabTestKey } from './tests.js';
import { unitAt } from './units.js';

/** Names of other tests, which begin or end like a name of the table. */
const OTHER_TESTS = [
  ...['Vitamin D3', 'Vit D3', 'Vitamin D2', '25 OH Vitamin D3', '25 OH Vitamin D2', 'Vitamin K', 'Vitamin B6'],
  ...['CA 125', 'CA 19-9', 'CA 15-3', 'CA 72-4', 'CK-MB', 'HbA2', 'HbF', 'RDW-SD', 'G6PD', 'NT-proBNP', 'Troponin T'],
  ...['Free PSA', 'PSA Free', 'Iron Binding Capacity', 'UIBC', 'Creatinine Clearance', 'Ionised Calcium'],
  ...['Ionized Calcium', 'Reticulocyte Count', 'Mean Platelet Volume', 'T3 Uptake', 'Reverse T3'],
];

/** Letters and digits of a name by turns: "HbA1c" is hba, 1, c. Blanks and punctuation between them do not matter. */
export const partsOf = (name: string): readonly string[] => name.match(/[a-z]+|\d+|^%/g) ?? [];
/** "T4" is not the beginning of "T 4.5". */
const NOT_A_NUMBER = String.raw`(?!\.\d)`;
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
  patterns.add(parts.join(BETWEEN) + (/\d$/.test(joined) ? NOT_A_NUMBER : ''));
}
for (const { key, names } of labTests) for (const name of names) add(name, key);
for (const name of OTHER_TESTS) add(name);

const lengthOf = (pattern: string) => pattern.replaceAll(BETWEEN, '').replace(NOT_A_NUMBER, '').length;
const longestFirst = [...patterns].sort((a, b) => lengthOf(b) - lengthOf(a));
const ANY_NAME = new RegExp(`(?<![a-z0-9])(?:${longestFirst.join('|')})(?![a-z0-9])`, 'g');

/** A name of a test in a text. */
export interface FoundName {
  readonly start: number;
  readonly end: number;
  /** Letters and digits of the name alone. */
  readonly name: string;
  /** The tests with this name: none if it is a test that the table lacks, several if only the unit tells them apart. */
  readonly keys: readonly LabTestKey[];
}

/** "mg" and "K" are names of tests, and parts of "10 mg", "mg/dL" and "K/uL". */
const isPartOfUnit = (plain: string, start: number, end: number): boolean =>
  (end - start <= 2 && /\d\s*$/.test(plain.slice(Math.max(0, start - 4), start))) ||
  (unitAt(plain, start)?.end ?? 0) > end;

/** The names of laboratory tests in a plain text, from first to last. */
export function namesIn(plain: string): FoundName[] {
  return [...plain.matchAll(ANY_NAME)]
    .map(({ 0: found, index: start }) => ({ start, end: start + found.length, name: partsOf(found).join('') }))
    .filter(({ start, end }) => !isPartOfUnit(plain, start, end))
    .map((found) => ({ ...found, keys: [...(keysByName.get(found.name) ?? [])] }));
}
