import { z } from 'zod';
import type { Limits } from '../labs/lab-test.js';
import { labTest, labTests, type LabTestKey } from '../labs/tests.js';
import { line } from '../language/text.js';
import { generics } from '../medicines/names.js';
import { severities, side, type Rule } from '../medicines/rule.js';
import { rules, RULES_VERSION, type RuleTable } from '../medicines/rules.js';
import { MAX_WHAT_IF_TEXT } from './constants.js';
import {
  INGREDIENT_UNKNOWN,
  INGREDIENTS_SAME,
  INTERACTION_UNKNOWN,
  LIMITS_MISSING,
  LIMITS_REVERSED,
} from './field-problems.js';

const ingredient = z
  .string()
  .trim()
  .toLowerCase()
  .refine((name) => generics.has(name), { error: INGREDIENT_UNKNOWN.code });
const isInteraction = ({ kind }: Rule) => kind === 'interaction';
const interactionId = z
  .string()
  .refine((id) => rules.some((rule) => isInteraction(rule) && rule.id === id), { error: INTERACTION_UNKNOWN.code });
const said = { severity: z.enum(severities), why: line(MAX_WHAT_IF_TEXT) };
const limits = z
  .object({ low: z.number().min(0).nullable(), high: z.number().min(0).nullable() })
  .refine(({ low, high }) => low !== null || high !== null, { error: LIMITS_MISSING.code })
  .refine(({ low, high }) => low === null || high === null || low <= high, { error: LIMITS_REVERSED.code });
/** Where only the printed range counts, one of the table warns of nothing. */
const keys = labTests.filter(({ printedRangeOnly }) => !printedRangeOnly).map(({ key }) => key) as [
  LabTestKey,
  ...LabTestKey[],
];

/** One rule that a run changes: an interaction of the table of medicines, or the range of a laboratory test. */
export const changedRule = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('addedInteraction'), first: ingredient, second: ingredient, ...said })
    .refine(({ first, second }) => first !== second, { path: ['second'], error: INGREDIENTS_SAME.code }),
  z.object({ kind: z.literal('changedInteraction'), ruleId: interactionId, ...said }),
  z.object({ kind: z.literal('removedInteraction'), ruleId: interactionId }),
  /** In the unit of the test, for all adults. */
  z.object({ kind: z.literal('range'), test: z.enum(keys), limits }),
  z.object({ kind: z.literal('rangeBySex'), test: z.enum(keys), male: limits, female: limits }),
]);
export type ChangedRule = z.infer<typeof changedRule>;

/** The id of an interaction that a run adds. */
const ADDED_RULE = 'WHAT-IF';

/** The rules of medicines with the change; the live ones for a change of another kind. */
export function ruleTableWith(change: ChangedRule): RuleTable {
  const version = `${RULES_VERSION} what-if`;
  switch (change.kind) {
    case 'addedInteraction':
      return { version, rules: [...rules, addedRule(change)] };
    case 'changedInteraction': {
      const { ruleId, severity, why } = change;
      return { version, rules: rules.map((rule) => (rule.id === ruleId ? { ...rule, severity, why } : rule)) };
    }
    case 'removedInteraction':
      return { version, rules: rules.filter(({ id }) => id !== change.ruleId) };
    default:
      return { version: RULES_VERSION, rules };
  }
}

const addedRule = ({ first, second, severity, why }: Extract<ChangedRule, { kind: 'addedInteraction' }>): Rule => ({
  ...{ id: ADDED_RULE, kind: 'interaction', severity, why, reviewed: false },
  between: [side(first, [first]), side(second, [second])],
  sources: [],
});

const toLimits = ({ low, high }: { low: number | null; high: number | null }): Limits => [low, high];

/** The tests of the laboratory with the change; the live ones for a change of another kind. */
export function labTableWith(change: ChangedRule): typeof labTest {
  if (change.kind !== 'range' && change.kind !== 'rangeBySex') return labTest;
  const range =
    change.kind === 'range'
      ? toLimits(change.limits)
      : { male: toLimits(change.male), female: toLimits(change.female) };
  const changed = { ...labTest(change.test), range };
  return (key) => (key === change.test ? changed : labTest(key));
}
