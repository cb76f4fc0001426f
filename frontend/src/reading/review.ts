import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { Comparator } from '@anamnesis/contracts/labs/lab-result';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import type { Box } from '@anamnesis/contracts/uploads/page-text';

/** What the patient says of a value that was read. */
export type Judgement =
  /** It is printed like this. */
  | { kind: 'right' }
  | { kind: 'corrected'; value: TypedValue }
  /** No result stands there. */
  | { kind: 'discarded' };

/** A value as it was typed. */
export interface TypedValue {
  value: number;
  comparator: Comparator | null;
  decimals: number;
  unit: ConfirmedLabValue['unit'];
}

/** The judgements by the number of the value. */
export type Judgements = ReadonlyMap<number, Judgement>;

/** A value of a document with what the patient said of it so far. */
export interface Reviewed {
  /** Its number in the reading. */
  index: number;
  read: ReadLabValue;
  test: LabTestKey;
  judgement: Judgement | null;
  /** Whether it has to be compared with the document before anything is saved. */
  isOpen: boolean;
}

/** The values of a document with the judgements. Undoubted ones need none. */
export function reviewOf(values: readonly ReadLabValue[], judgements: Judgements): Reviewed[] {
  return values.map((read, index) => {
    const judgement = judgements.get(index) ?? null;
    return { index, read, test: read.test as LabTestKey, judgement, isOpen: read.doubt !== null && judgement === null };
  });
}

/** The value as it is to be saved: as read, or as typed. */
export const valueNow = ({ read, judgement }: Reviewed): TypedValue =>
  judgement?.kind === 'corrected' ? judgement.value : read;

/** What an earlier check says of values that are read now. */
export interface EarlierCheck {
  readonly judgements: Judgements;
  /** Confirmed values that this reader does not find: they stay confirmed. */
  readonly kept: readonly ConfirmedLabValue[];
}

/**
 * Each saved value is that of its test on its page, and at its place if there are several: another version of the reader places and reads values a little
 * differently. Of the same reading, a value without a saved one was discarded. Another reader may have found it in addition: it is
 * as if it had not been checked, unless another value of its test was saved.
 */
export function earlierCheck(
  values: readonly ReadLabValue[],
  confirmed: readonly ConfirmedLabValue[] | null,
): EarlierCheck {
  const judgements = new Map<number, Judgement>();
  const kept: ConfirmedLabValue[] = [];
  for (const saved of confirmed ?? []) {
    const there = values.flatMap(({ test, page, box }, index) =>
      test === saved.test && page === saved.page && !judgements.has(index) ? [{ index, box }] : [],
    );
    const index = (there.find(({ box }) => isSame(saved.box, box)) ?? there[0])?.index;
    if (index === undefined) kept.push(saved);
    else judgements.set(index, judgementOf(saved, values[index]!));
  }
  const isSameReading = (confirmed ?? []).every((saved) =>
    values.some((read) => read.test === saved.test && isSame(saved.box, read.box)),
  );
  const tests = new Set<string>(confirmed?.map(({ test }) => test));
  for (const [index, { test }] of values.entries())
    if (confirmed && !judgements.has(index) && (isSameReading || tests.has(test)))
      judgements.set(index, { kind: 'discarded' });
  return { judgements, kept };
}

/** A saved value that is read differently now stays as the patient saved it. */
function judgementOf({ value, comparator, decimals, unit }: ConfirmedLabValue, read: ReadLabValue): Judgement {
  const isAsRead =
    value === read.value &&
    comparator === read.comparator &&
    decimals === read.decimals &&
    unit?.ucum === read.unit?.ucum;
  return isAsRead ? { kind: 'right' } : { kind: 'corrected', value: { value, comparator, decimals, unit } };
}

const isSame = (one: Box | null, other: Box): boolean => one?.left === other.left && one.top === other.top;

/** The values to save, with the kept ones. Throws while a doubtful one is open: nobody relies on it. */
export function valuesToSave(
  reviewed: readonly Reviewed[],
  kept: readonly ConfirmedLabValue[] = [],
): ConfirmedLabValue[] {
  if (reviewed.some(({ isOpen }) => isOpen)) throw new Error('A value has not been checked.');
  const checked = reviewed
    .filter(({ judgement }) => judgement?.kind !== 'discarded')
    .map((each) => {
      const { printedName, printedRange, page, box } = each.read;
      const { value, comparator, decimals, unit } = valueNow(each);
      return {
        ...{ test: each.test, printedName, printedRange, page, box, value, comparator, decimals, unit },
        isCorrected: each.judgement?.kind === 'corrected',
      };
    });
  return [...checked, ...kept];
}

const COMPARATORS: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '≤': '<=',
  '<=': '<=',
  '>': '>',
  '≥': '>=',
  '>=': '>=',
};

/** "9,930" and "1,25,000.5", but not "0,125". */
const GROUPED = /^\s*([<>]=?|[≤≥])?\s*([1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,6}))?\s*$/;
const SIMPLE = /^\s*([<>]=?|[≤≥])?\s*(\d{1,9})(?:[.,](\d{1,6}))?\s*$/;

/**
 * A number as it stands on the paper: "135", "< 0.5", "7,10". Null for everything else. "1,250" could be either of two numbers: it is the
 * one with thousands where they are written like this, and otherwise none.
 */
export function numberFrom(
  typed: string,
  hasCommas: boolean,
): Pick<TypedValue, 'value' | 'comparator' | 'decimals'> | null {
  const grouped = hasCommas ? GROUPED.exec(typed) : null;
  const [, sign = '', digits, fraction = ''] = grouped ?? SIMPLE.exec(typed) ?? [];
  if (digits === undefined || (!grouped && typed.includes(',') && fraction.length === 3)) return null;
  const whole = digits.replaceAll(',', '');
  return {
    value: Number(`${whole}.${fraction || '0'}`),
    comparator: COMPARATORS[sign] ?? null,
    decimals: fraction.length,
  };
}
