import { inCanonicalUnit } from '../labs/conversion.js';
import type { LabResult } from '../labs/lab-result.js';
import type { LabTestKey } from '../labs/tests.js';

type Measured = Pick<LabResult, 'test' | 'value' | 'comparator' | 'decimals' | 'unit'>;

/** A value that follows from others of the same sample, in the units of the tests. */
interface Formula {
  readonly of: LabTestKey;
  readonly from: readonly LabTestKey[];
  readonly value: (...values: number[]) => number;
  /** How far laboratories may be off, because they measure what others calculate. */
  readonly slack: number;
}

const FORMULAS: readonly Formula[] = [
  { of: 'mcv', from: ['pcv', 'rbc'], value: (pcv = 0, rbc = 1) => (pcv / rbc) * 10, slack: 0.02 },
  { of: 'mch', from: ['hb', 'rbc'], value: (hb = 0, rbc = 1) => (hb / rbc) * 10, slack: 0.02 },
  { of: 'mchc', from: ['hb', 'pcv'], value: (hb = 0, pcv = 1) => (hb / pcv) * 100, slack: 0.02 },
  { of: 'anc', from: ['wbc', 'neut_pct'], value: (wbc = 0, share = 0) => (wbc * share) / 100, slack: 0.03 },
  { of: 'vldl', from: ['tg'], value: (tg = 0) => tg / 5, slack: 0.03 },
  { of: 'chol', from: ['hdl', 'ldl', 'vldl'], value: (...parts) => parts.reduce((a, b) => a + b, 0), slack: 0.03 },
  { of: 'nonhdl', from: ['chol', 'hdl'], value: (chol = 0, hdl = 0) => chol - hdl, slack: 0.02 },
  { of: 'glob', from: ['tp', 'alb'], value: (tp = 0, alb = 0) => tp - alb, slack: 0.03 },
  { of: 'agr', from: ['alb', 'glob'], value: (alb = 0, glob = 1) => alb / glob, slack: 0.03 },
  { of: 'ibil', from: ['tbil', 'dbil'], value: (total = 0, direct = 0) => total - direct, slack: 0.03 },
  { of: 'bun', from: ['urea'], value: (urea = 0) => urea * 0.467, slack: 0.02 },
  { of: 'eag', from: ['hba1c'], value: (share = 0) => 28.7 * share - 46.7, slack: 0.02 },
  { of: 'tsat', from: ['iron', 'tibc'], value: (iron = 0, tibc = 1) => (iron / tibc) * 100, slack: 0.03 },
];

const DIFFERENTIAL: readonly LabTestKey[] = ['neut_pct', 'lymph_pct', 'mono_pct', 'eos_pct', 'baso_pct'];
/** Laboratories round each share by itself. */
const SUM_SLACK = 1;

interface Quantity {
  readonly value: number;
  /** Half of the last printed place. */
  readonly rounding: number;
}

function quantityOf(result: Measured): Quantity | null {
  const value = result.comparator === null ? inCanonicalUnit(result) : null;
  const above = inCanonicalUnit({ ...result, value: result.value + 0.5 * 10 ** -result.decimals });
  return value === null || above === null ? null : { value, rounding: Math.abs(above - value) };
}

/** The lowest and the highest result of a formula, whatever the inputs were before rounding. */
function bounds(formula: Formula, inputs: readonly Quantity[]): readonly [number, number] {
  const corners = inputs.reduce<number[][]>(
    (all, { value, rounding }) =>
      all.flatMap((each) => [
        [...each, value - rounding],
        [...each, value + rounding],
      ]),
    [[]],
  );
  const values = corners.map((each) => formula.value(...each));
  return [Math.min(...values), Math.max(...values)];
}

/** What the values of a sample say about each other. */
export interface Agreement {
  /** Follow from other values as exactly as they are printed. */
  readonly confirmed: ReadonlySet<LabTestKey>;
  /** Contradict other values, and no further formula supports them. */
  readonly contradicted: ReadonlySet<LabTestKey>;
}

/** Compares the values of a report with each other. `slack` multiplies what laboratories may be off. */
export function agreementOf(results: readonly Measured[], slack: number): Agreement {
  const quantities = new Map<LabTestKey, Quantity>();
  for (const result of results) {
    const quantity = quantityOf(result);
    if (quantity) quantities.set(result.test, quantity);
  }
  const [supported, confirmed, contradicted] = [new Set<LabTestKey>(), new Set<LabTestKey>(), new Set<LabTestKey>()];
  const judge = (keys: readonly LabTestKey[], off: number, exact: number, allowed: number) => {
    for (const key of keys) {
      if (off <= exact) confirmed.add(key);
      if (off <= allowed) supported.add(key);
      else contradicted.add(key);
    }
  };
  for (const formula of FORMULAS) {
    const inputs = formula.from.map((key) => quantities.get(key));
    const own = quantities.get(formula.of);
    const known = inputs.filter((input) => input !== undefined);
    if (!own || known.length < inputs.length) continue;
    const [low, high] = bounds(formula, known);
    if (!Number.isFinite(low) || !Number.isFinite(high)) continue;
    const off = Math.max(0, low - own.value, own.value - high);
    const largest = Math.max(
      own.value,
      ...known.filter(() => formula.slack > 0 && formula.of === 'chol').map(({ value }) => value),
    );
    judge([formula.of, ...formula.from], off, own.rounding * 1.02, own.rounding + slack * formula.slack * largest);
  }
  const shares = DIFFERENTIAL.map((key) => quantities.get(key)).filter((share) => share !== undefined);
  if (shares.length === DIFFERENTIAL.length) {
    const off = Math.abs(shares.reduce((sum, { value }) => sum + value, 0) - 100);
    judge(DIFFERENTIAL, off, 0.001 + Math.max(...shares.map(({ rounding }) => rounding)), SUM_SLACK * slack);
  }
  return { confirmed, contradicted: new Set([...contradicted].filter((key) => !supported.has(key))) };
}
