import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import type { TruthValue } from './truth.js';

/** A value as a reader returns it. */
export type ReadValue = Pick<ReadLabValue, 'test' | 'value' | 'comparator' | 'decimals' | 'unit' | 'doubt'> &
  Partial<Pick<ReadLabValue, 'printedName'>>;

/** The result of comparing a value with the truth. `wrong` and `invented` values are not marked as doubtful. */
export const outcomes = ['exact', 'markedRight', 'markedWrong', 'wrong', 'missing', 'invented'] as const;
type Outcome = (typeof outcomes)[number];

export interface Judgement {
  readonly outcome: Outcome;
  /** Null if a value was invented. */
  readonly truth: TruthValue | null;
  /** Null if the value is missing. */
  readonly read: ReadValue | null;
}

/** A ratio may be printed without a unit. */
const unitCode = (unit: { readonly ucum: string | null } | null) => {
  if (unit === null || unit.ucum?.startsWith('{')) return 'none';
  return unit.ucum;
};

const isRight = (read: ReadValue, truth: TruthValue): boolean =>
  read.value === truth.value &&
  read.decimals === truth.decimals &&
  read.comparator === truth.comparator &&
  unitCode(read.unit) === unitCode(truth.unit);

/** Judges each value of a document once, and each value that a reader invented. A report gives each test once. */
export function judge(truth: readonly TruthValue[], read: readonly ReadValue[]): Judgement[] {
  const judged = truth.map((value): Judgement => {
    const ofTest = read.filter(({ test }) => test === value.test);
    const find = (marked: boolean, right: boolean) =>
      ofTest.find((one) => (one.doubt !== null) === marked && isRight(one, value) === right) ?? null;
    const found = (outcome: Outcome, one: ReadValue | null) => one && { outcome, truth: value, read: one };
    return (
      found('exact', find(false, true)) ??
      found('wrong', find(false, false)) ??
      found('markedRight', find(true, true)) ??
      found('markedWrong', find(true, false)) ?? { outcome: 'missing', truth: value, read: null }
    );
  });
  const counted = new Set(judged.map((one) => one.read));
  const invented = read.filter(
    (one) =>
      one.doubt === null && !counted.has(one) && !truth.some((value) => value.test === one.test && isRight(one, value)),
  );
  return [...judged, ...invented.map((one): Judgement => ({ outcome: 'invented', truth: null, read: one }))];
}

/** Shares of all values that the documents have, in per cent. */
export const shareNames = ['exact', 'exact or marked right', 'marked', 'silently wrong', 'missing'] as const;
export type Share = (typeof shareNames)[number];
export type Shares = Readonly<Record<Share, number>>;

/** The shares of several documents together. */
export function sharesOf(judgements: readonly Judgement[]): Shares {
  const all = judgements.filter(({ truth }) => truth !== null).length;
  const share = (...of: readonly Outcome[]) =>
    (100 * judgements.filter(({ outcome }) => of.includes(outcome)).length) / all;
  return {
    exact: share('exact'),
    'exact or marked right': share('exact', 'markedRight'),
    marked: share('markedRight', 'markedWrong'),
    'silently wrong': share('wrong', 'invented'),
    missing: share('missing'),
  };
}
