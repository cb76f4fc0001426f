import { convert } from '@anamnesis/contracts/labs/conversion';
import type { Comparator } from '@anamnesis/contracts/labs/lab-result';
import { labTest, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { Random } from '@anamnesis/platform/testing/random';
import type { Fact } from '../truth.js';
import type { Laboratory } from './laboratory.js';
import { limitsOf, type Measurements, type Patient } from './measurements.js';
import { methodOf, tieredRange } from './wording.js';
import { decimalsFor, printedNumber } from './numbers.js';
import { type Panel, type PanelName, panels } from './panels.js';
import { unitChoices } from './units.js';

/** One row of a report, ready to print. */
export interface Row {
  readonly name: string;
  readonly method: string;
  readonly result: string;
  readonly unit: string;
  /** Several lines in reports that explain levels. */
  readonly range: readonly string[];
  readonly flag: string;
  readonly outside: boolean;
  /** Null for rows that are none of the known tests. */
  readonly fact: Fact | null;
  /** The value in earlier reports. */
  readonly earlier: readonly string[];
}

/** A panel of a report, ready to print. */
export interface Section {
  readonly heading: string;
  readonly panel: PanelName;
  readonly rows: readonly Row[];
}

/** Lowest and highest values that analysers report; others are printed with a sign. */
const DETECTION: Partial<Record<LabTestKey, readonly [number, number]>> = {
  tsh: [0.05, 40],
  crp: [1.5, 60],
  hscrp: [0.3, 20],
  rf: [12, 120],
  vitd: [12, 120],
  b12: [120, 1200],
  ferritin: [8, 1200],
  psa: [0.05, 80],
  tni: [3, 20_000],
  ddimer: [190, 5000],
  hba1c: [4, 12],
};

export interface Context {
  readonly random: Random;
  readonly laboratory: Laboratory;
  readonly patient: Patient;
  readonly measurements: Measurements;
  /** Prints ranges of several levels where laboratories do. */
  readonly tiers: boolean;
}

function reported(test: LabTestKey, measured: number): { shown: number; comparator: Comparator | null } {
  const [lowest, highest] = DETECTION[test] ?? [-Infinity, Infinity];
  if (measured < lowest) return { shown: lowest, comparator: '<' };
  return measured > highest ? { shown: highest, comparator: '>' } : { shown: measured, comparator: null };
}

const converted = (test: LabTestKey, value: number, ucum: string) =>
  convert(test, value, labTest(test).unit, ucum) ?? value;

const ofSerum = new Set<LabTestKey>([...panels.kidneys.tests, ...panels.liver.tests, ...panels.lipids.tests]);

function nameOf(test: LabTestKey, { random, laboratory }: Context): string {
  const name = random.pick(labTest(test).names);
  const withSpecimen =
    laboratory.specimens && ofSerum.has(test) && /^[A-Z][a-z]+$/.test(name) ? `${name}, Serum` : name;
  return laboratory.capitals ? withSpecimen.toUpperCase() : withSpecimen;
}

function rowOf(test: LabTestKey, context: Context): Row {
  const { random, laboratory, patient, measurements } = context;
  const ucum = random.pick(unitChoices(test));
  const printedUnit = laboratory.unit(ucum);
  const { shown, comparator } = reported(test, measurements[test]);
  const limits = limitsOf(labTest(test), patient).map((limit) =>
    limit === null ? null : converted(test, limit, ucum),
  );
  const [low, high] = [limits[0] ?? null, limits[1] ?? null];
  const usual = high ?? low ?? 1;
  const decimals = decimalsFor(ucum, usual, laboratory, random.next());
  const exact = converted(test, shown, ucum);
  // Laboratories print cell counts rounded to tens, and platelets to thousands.
  const step = ucum === '/uL' ? (test === 'plt' ? 1000 : 10) : 1;
  const value = decimals === 0 ? Math.round(exact / step) * step : Number(exact.toFixed(decimals));
  const number = (given: number | null) => (given === null ? null : printedNumber(given, decimals, laboratory));
  const [printedLow, printedHigh] = [number(low), number(high)];
  const rounded = (text: string | null) => (text === null ? null : Number(text.replaceAll(',', '')));
  const hasRange = labTest(test).range !== null;
  const tiers = context.tiers && ucum === labTest(test).unit ? tieredRange(test) : null;
  const outside =
    value < (rounded(printedLow) ?? -Infinity) ? 'low' : value > (rounded(printedHigh) ?? Infinity) ? 'high' : null;
  const flag = hasRange && outside && random.chance(0.97) ? outside : null;
  const sign = comparator ? `${comparator}${laboratory.blankAfterSign ? ' ' : ''}` : '';
  const name = nameOf(test, context);
  return {
    name,
    method: methodOf(test, random),
    result: sign + printedNumber(value, decimals, laboratory),
    unit: printedUnit ?? '',
    range: tiers ?? (hasRange ? [laboratory.range(printedLow, printedHigh)] : []),
    flag: flag ? laboratory.flags[flag === 'low' ? 0 : 1] : '',
    outside: flag !== null,
    fact: {
      ...{ test, printedName: name, value, decimals, comparator, flag },
      unit: printedUnit === null ? null : { printed: printedUnit, ucum },
      ...(tiers || !hasRange ? { low: null, high: null } : { low: rounded(printedLow), high: rounded(printedHigh) }),
    },
    earlier: [0, 1].map(() => printedNumber(value * (0.8 + 0.4 * random.next()), decimals, laboratory)),
  };
}

function otherRow([name, unit, low, high, decimals]: Panel['others'][number], { random, laboratory }: Context): Row {
  const value = low + (high - low) * random.next() * 1.15;
  const number = (given: number) => printedNumber(given, decimals, laboratory);
  return {
    ...{ name: laboratory.capitals ? name.toUpperCase() : name, method: '', result: number(value), unit },
    ...{ range: [laboratory.range(number(low), number(high))], fact: null },
    ...{ flag: value > high ? laboratory.flags[1] : '', outside: value > high },
    earlier: [0, 1].map(() => number(low + (high - low) * random.next())),
  };
}

/** A panel with its rows. `leaveOut` holds the tests that the report already has. */
export function sectionOf(panelName: PanelName, context: Context, leaveOut: ReadonlySet<LabTestKey>): Section {
  const { random, patient } = context;
  const panel: Panel = panels[panelName];
  const skipped = new Set(panel.optional.filter(() => random.chance(0.5)));
  const tests = [...new Set([...panel.tests, ...panel.optional])]
    .filter((test) => !skipped.has(test) && !leaveOut.has(test))
    .filter((test) => test !== 'psa' || patient.sex === 'male');
  const rows = tests.map((test) => rowOf(test, context));
  for (const other of panel.others)
    if (random.chance(0.3)) rows.splice(1 + random.below(rows.length), 0, otherRow(other, context));
  return { heading: random.pick(panel.headings), panel: panelName, rows };
}
