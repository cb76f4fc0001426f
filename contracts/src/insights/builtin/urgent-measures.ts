import { NOT_A_RESULT } from '../../labs/read-value.js';
import { endOf } from '../../labs/plain-text.js';
import { isSurelyEarlier } from '../../labs/earlier-value.js';
import { type NumberBehind, numberBehind } from './number-behind.js';
import type { LabTestKey } from '../../labs/tests.js';
import { EARLIER_IN_ENGLISH } from '../../labs/time-words.js';
import type { UrgentRank } from '../../labs/urgent-rank.js';
import { type Measure, type MeasureLimit, measures } from './urgent-measure-table.js';
import type { UrgentSource } from './urgent-sources.js';

/** How urgent a line is, and whether its number has to be compared with the paper first. */
export interface LineUrgency {
  readonly rank: UrgentRank;
  readonly source: UrgentSource;
  readonly isToCheck: boolean;
  /** The test of the table whose number it may be: it may be told among the values too. */
  readonly test?: LabTestKey;
}

const isBeyond = ({ side, limit: at }: MeasureLimit, value: number, sign: '<' | '>' | null): boolean => {
  const isUpwards = side === 'from' || side === 'above';
  if (sign === (isUpwards ? '<' : '>')) return false;
  if (value === at) return side === 'from' || side === 'to' || sign !== null;
  return isUpwards ? value > at : value < at;
};

const isWithin = ([lowest, highest]: Measure['plausible'], value: number) => value >= lowest && value <= highest;
/** What says that the number of a medicine is one of its level in the blood. */
const LEVEL = /level|serum|plasma|blood|conc|(?<![a-z])s\./;
/** "1-0-1", "twice daily", "tab": a prescription. */
const PRESCRIBED =
  /(?<!\d)[01]\s*-\s*[01]\s*-\s*[01](?!\d)|(?<![a-z])(?:tabs?|tablets?|caps?|capsules?|inj|syrup|syp|od|bd|bid|tds|tid|daily)(?![a-z])/;

/** Behind a number: the unit of a dose. */
const OF_DOSE = /^\s*(?:m|mi?c|u)?gm?s?(?![a-z/]|\s*\/)/;

/** In front of a number: a limit, a range or an earlier result. */
const LIMIT = `above|below|under|over|than|normal|ref\\w*|range|limits?|targets?|(?:${EARLIER_IN_ENGLISH}|old)(?: [a-z]+){0,2}`;
const AT_LIMIT = new RegExp(String.raw`(?<![a-z])(?:${LIMIT})[\s:=(]*$`);
const OTHER_NUMBER = new RegExp(
  String.raw`(?:[<>≤≥-]|(?<![a-z])(?:(?<!(?<![a-z])(?:drop\w*|f[ae]ll\w*|decelerat\w*|down) )to|${LIMIT}))[\s:=(]*$`,
);
/** "FHR file no 62": the number counts something else. */
const NUMBERED = /(?<![a-z])(?:no|nos|number|id)[\s.:#]*$/;
const LONGEST_BEFORE = 40;
/** Up to the number in front of the last one. */
const BEFORE_LAST_NUMBER = /^.*\d(?=\D+\d[\d.]*\D*$)/;

/** Whether words in front of a number name another quantity only, so that it is one of that: "CSF sugar 62 mg/dL, protein 28 mg/dL". */
const isOfOther = ({ name }: Measure, numbered: string): boolean =>
  !name.test(numbered) && measures.some((other) => other.name.test(numbered));

/** How urgent the further numbers behind a first one are, which have a unit of the quantity. */
function urgenciesBehind(measure: Measure, rest: string): LineUrgency[] {
  const { units, limits, plausible } = measure;
  return units.flatMap(({ behindNumbers, factor }) =>
    [...rest.matchAll(behindNumbers)].flatMap(({ 0: all, 1: digits, index }) => {
      const isOther = OTHER_NUMBER.test(rest.slice(Math.max(0, index - LONGEST_BEFORE), index));
      const value = Number(digits) * factor;
      const found = limits.find((limit) => isWithin(plausible, value) && isBeyond(limit, value, null));
      const numbered = rest.slice(0, index + all.length).replace(BEFORE_LAST_NUMBER, '');
      if (!found || isOther || isOfOther(measure, numbered) || isSurelyEarlier(rest, index + all.length)) return [];
      return [{ rank: found.rank, source: found.source, isToCheck: true }];
    }),
  );
}

/** "Twin A FHR 140 Twin B FHR 60": the number behind each name of a quantity, up to the next one. Behind the first name not one that is earlier or a limit: "target SpO2 88", "toxic above 1.5". */
function numbersOf({ name, units }: Measure, line: string): NumberBehind[] {
  const starts = [...line.matchAll(new RegExp(name, 'g'))].map(({ index }) => index);
  return starts.flatMap((start, index) => {
    const piece = line.slice(index === 0 ? 0 : start, starts[index + 1]);
    const number = numberBehind(name, piece);
    if (!number || NUMBERED.test(number.before)) return [];
    const unitLength = Math.max(...units.map(({ atStart }) => atStart.exec(number.rest)?.[0].length ?? 0));
    const isOther =
      [line.slice(0, start), number.before].some((before) => AT_LIMIT.test(before)) ||
      isSurelyEarlier(piece, piece.length - number.rest.length + unitLength);
    return index > 0 && isOther ? [] : [number];
  });
}

/**
 * How urgent the numbers of a quantity are in a plain line; none if they are not, or are not known to be. Without a unit that is known the first has to be beyond a limit in each unit in which it can be
 * measured, and the most urgent of them counts: which it is has to be checked on the paper now, and so have further numbers.
 */
function urgenciesOfMeasure(measure: Measure, line: string): LineUrgency[] {
  const { name, only, except, isMedicine } = measure;
  if (!name.test(line) || except?.test(line) || only?.test(line) === false || (isMedicine && PRESCRIBED.test(line)))
    return [];
  return numbersOf(measure, line).flatMap((number) => {
    if (isOfOther(measure, number.before + number.digits)) return [];
    const first = urgencyOfNumber(measure, number, line);
    return [...(first ? [first] : []), ...urgenciesBehind(measure, number.rest)];
  });
}

/** "Lithium toxic > 2.0 mmol/L": from where a level is called toxic, if it is not much above our own limit. */
const isLimitOfWord = ({ before, sign }: NumberBehind, value: number, { limit }: MeasureLimit): boolean =>
  sign !== null &&
  /(?<![a-z])toxic(?:ity)?(?: (?:levels?|range|limit|if))?[\s:=(]*$/.test(before) &&
  value <= NEAR * limit;
const NEAR = 1.5;

function urgencyOfNumber(measure: Measure, number: NumberBehind, line: string): LineUrgency | null {
  const { before, rest, digits, sign, low, high } = number;
  const unit = measure.units.find(({ atStart, within }) => atStart.test(rest) || within.test(before));
  if (!unit && endOf(NOT_A_RESULT, rest, /^\s*/.exec(rest)?.[0].length ?? 0) !== null) return null;
  const value = Number(digits);
  const isLevel = LEVEL.test(line) || low !== null || high !== null || value < (measure.leastDose ?? 0);
  if (measure.isMedicine && !unit && !(isLevel && !OF_DOSE.test(rest))) return null;
  const values = unit
    ? [value * unit.factor]
    : measure.units.map(({ factor }) => value * factor).filter((each) => isWithin(measure.plausible, each));
  const found = values.map((each) => measure.limits.findIndex((one) => isBeyond(one, each, sign)));
  const beyond = found.filter((index) => index >= 0);
  const worst = measure.limits[Math.min(...beyond)];
  if (!worst || (beyond.length < found.length && !measure.isAnyUnitEnough)) return null;
  if (values.every((each) => isLimitOfWord(number, each, worst))) return null;
  const isCertain =
    (unit !== undefined || measure.isUnitKnown) && values.every((each) => isWithin(measure.plausible, each));
  return { rank: worst.rank, source: worst.source, isToCheck: !isCertain };
}

/** How urgent each quantity of a plain line is that cannot wait. */
export const urgentMeasuresOf = (line: string): readonly LineUrgency[] =>
  measures.flatMap((measure) => urgenciesOfMeasure(measure, line));
