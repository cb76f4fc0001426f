import { isMeasurable } from '../../labs/check-value.js';
import { convert } from '../../labs/conversion.js';
import { labTest, type LabTestKey } from '../../labs/tests.js';
import { unitsOfRange } from '../../labs/unit-of-range.js';
import type { LabFact } from './facts.js';

/** What a result is judged by. */
export type Compared = Pick<LabFact, 'test' | 'value' | 'comparator' | 'unit'> &
  Partial<Pick<LabFact, 'range' | 'doubt'>>;

/** What a result may be: a number in a unit. */
export interface Possible {
  readonly value: number;
  readonly unit: string;
}

/** What a result may be, and which of them decides how urgent it is: of an uncertain number the worst, of a misread one the mildest. */
export interface PossibleValues {
  readonly values: readonly Possible[];
  readonly decides: 'worst' | 'mildest';
  /** It is beyond what an analyser reports. */
  readonly isExtreme?: true;
}

/** How many places a decimal point is moved where it was lost, or read where none is. */
const MOVED_POINTS = [-3, -2, -1, 1, 2, 3];
/** Nobody has a value further than this factor beyond what analysers report; a lost decimal point makes a number ten times as large. Chosen here. */
const FURTHEST = 4;

/** None may be left of cells; of anything else in blood a zero is no result. */
const isCountOfCells = (unit: string) => unit.startsWith('10*');
const canBe = (test: LabTestKey, { value, unit }: Possible, factor = 1): boolean => {
  const { plausible, unit: own } = labTest(test);
  const [lowest, highest] = plausible;
  const converted = convert(test, value, unit, own) ?? NaN;
  return factor === 1
    ? isMeasurable(labTest(test), converted)
    : (value > 0 || isCountOfCells(own)) &&
        converted >= (value > 0 ? lowest / factor : 0) &&
        converted <= highest * factor;
};

/** Molar units and grams in a litre are printed with their values, where they are printed at all: in India a number alone is in none of them. */
const NEVER_ALONE = /mol|meq|kat|^g\/L$|^L\/L$|^mg\/dL$/;
/** Counts per microlitre are printed in tens, and no cells but platelets in lakhs; a platelet count with decimals is one in lakhs, and a troponin without any is one in ng/L. */
function isPrintedIn(test: LabTestKey, { value, unit }: Possible): boolean {
  if (unit === '/uL') return value % 10 === 0;
  if (unit === '10*5/uL' && test !== 'plt') return false;
  if (test === 'plt') return Number.isInteger(value) || unit === '10*5/uL';
  return !(test === 'tni' && unit === 'ng/mL' && Number.isInteger(value));
}

/** A number without a unit in each unit in which laboratories in India give it alone. */
function usualReadings(test: LabTestKey, value: number): readonly Possible[] {
  const { unit: own, conversions = {} } = labTest(test);
  return [own, ...Object.keys(conversions).filter((each) => !NEVER_ALONE.test(each))]
    .map((unit) => ({ value, unit }))
    .filter((each) => isPrintedIn(test, each));
}

/**
 * What a result may be: its number in its own unit, or where that is missing, cannot be read or is none of the test, in each in which the number can be measured,
 * and of these in those of its printed range. A number beyond what analysers report stands for itself, unless it is too far beyond or its printed range says otherwise: then its decimal point is elsewhere.
 */
export function possibleValues({ test, value, unit, range = null, doubt = null }: Compared): PossibleValues {
  const { unit: own, conversions = {}, otherUnits = [] } = labTest(test);
  const ucum = unit?.ucum ?? null;
  if (ucum !== null && otherUnits.includes(ucum)) return { values: [], decides: 'mildest' };
  const isKnown = ucum !== null && convert(test, value, ucum, own) !== null;
  const all = own.startsWith('{') ? [own] : [own, ...Object.keys(conversions)];
  const ofRange = range?.from === 'report' ? unitsOfRange(test, range).filter((each) => all.includes(each)) : [];
  const units = isKnown ? [ucum] : ofRange.length > 0 ? ofRange : all;
  const asPrinted = units.map((each) => ({ value, unit: each }));
  if (isKnown && doubt !== 'implausible') return { values: asPrinted, decides: 'worst' };
  const measurable = asPrinted.filter((each) => canBe(test, each));
  const alone = unit === null && ofRange.length === 0 ? usualReadings(test, value) : [];
  const usual = alone.filter((each) => canBe(test, each));
  if (usual.length > 0) return { values: usual, decides: 'worst' };
  // One of two numbers may be a part of one.
  if (measurable.length > 0 || doubt === 'twoValues') return { values: measurable, decides: 'mildest' };
  const isInPrintedRange =
    range?.from === 'report' && value >= (range.low ?? -Infinity) && value <= (range.high ?? Infinity);
  const inOwnUnit = isKnown ? asPrinted.filter((each) => isPrintedIn(test, each)) : alone;
  const extreme = isInPrintedRange ? [] : inOwnUnit.filter((each) => canBe(test, each, FURTHEST));
  if (extreme.length > 0) return { values: extreme, decides: 'worst', isExtreme: true };
  return {
    values: MOVED_POINTS.flatMap((places) =>
      units.map((each) => ({ value: Number(`${value}e${places}`), unit: each })),
    ).filter((each) => canBe(test, each)),
    decides: 'mildest',
  };
}

/** The numbers that a misread one may be; none where it can be right as it is. */
export const readingsOf = (fact: LabFact): readonly number[] =>
  fact.doubt === null
    ? []
    : [...new Set(possibleValues(fact).values.map(({ value }) => value))].filter((value) => value !== fact.value);
