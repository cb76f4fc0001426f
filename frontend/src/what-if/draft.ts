import type { Input } from '../api/address';
import type { runWhatIf } from '@anamnesis/contracts/what-if/routes';
import { labTests } from '@anamnesis/contracts/labs/tests';
import type { severities } from '@anamnesis/contracts/medicines/rule';
import { rules } from '@anamnesis/contracts/medicines/rules';

/** The tests whose range in the table counts. */
export const testsWithRange = labTests.filter(({ printedRangeOnly }) => !printedRangeOnly);
export const interactions = rules.filter(({ kind }) => kind === 'interaction');
export const changes = ['addedInteraction', 'changedInteraction', 'removedInteraction'] as const;

export type Sent = Input<typeof runWhatIf>['body'];
type TestKey = (typeof labTests)[number]['key'];

/** The form as it is typed. */
export interface Draft {
  kind: 'interaction' | 'range';
  change: (typeof changes)[number];
  first: string;
  second: string;
  ruleId: string;
  severity: (typeof severities)[number];
  why: string;
  test: TestKey;
  /** Of everybody, or of men. */
  low: string;
  high: string;
  womenLow: string;
  womenHigh: string;
  reason: string;
}

/** The limits of one test are not those of another. */
export const noLimits = { low: '', high: '', womenLow: '', womenHigh: '' };

export const emptyDraft: Draft = {
  ...{ kind: 'interaction', change: 'addedInteraction', first: '', second: '', ruleId: interactions[0]?.id ?? '' },
  ...{ severity: 'moderate', why: '', test: testsWithRange[0]!.key },
  ...{ ...noLimits, reason: '' },
};

/** Whether the table has a range for each sex. */
export const isBySex = (key: TestKey): boolean => {
  const range = testsWithRange.find((test) => test.key === key)?.range ?? null;
  return range !== null && 'male' in range;
};

/** A limit as typed; null if there is none, NaN if it is no number. */
export const limitOf = (text: string): number | null =>
  text.trim() === '' ? null : /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;

/** The fields that the chosen rule has. */
export function fieldsOf({ kind, change, test }: Draft): readonly (keyof Draft)[] {
  if (kind === 'range') return isBySex(test) ? ['low', 'high', 'womenLow', 'womenHigh'] : ['low', 'high'];
  if (change === 'removedInteraction') return ['ruleId'];
  return change === 'addedInteraction' ? ['first', 'second', 'severity', 'why'] : ['ruleId', 'severity', 'why'];
}

/** The rule as it is sent. */
export function ruleOf(draft: Draft): Sent['rule'] {
  const { kind, change, first, second, ruleId, severity, why, test } = draft;
  if (kind === 'range') {
    const limits = { low: limitOf(draft.low), high: limitOf(draft.high) };
    const women = { low: limitOf(draft.womenLow), high: limitOf(draft.womenHigh) };
    return isBySex(test) ? { kind: 'rangeBySex', test, male: limits, female: women } : { kind: 'range', test, limits };
  }
  if (change === 'removedInteraction') return { kind: change, ruleId };
  return change === 'addedInteraction'
    ? { kind: change, first, second, severity, why }
    : { kind: change, ruleId, severity, why };
}

/** The field of the form for each part of a rule that the server can refuse. */
const fieldOf: Readonly<Record<string, keyof Draft>> = {
  ...{ reason: 'reason', 'rule.first': 'first', 'rule.second': 'second', 'rule.ruleId': 'ruleId', 'rule.why': 'why' },
  ...{ 'rule.limits': 'low', 'rule.limits.low': 'low', 'rule.limits.high': 'high' },
  ...{ 'rule.male': 'low', 'rule.male.low': 'low', 'rule.male.high': 'high' },
  ...{ 'rule.female': 'womenLow', 'rule.female.low': 'womenLow', 'rule.female.high': 'womenHigh' },
};

/** The sentences of a refusal at the fields of the form. */
export const refusedFields = (fields: Readonly<Record<string, string>>): Partial<Record<keyof Draft, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, sentence]) => (fieldOf[name] ? [[fieldOf[name], sentence]] : [])),
  );
