import { urgentLimitOf } from '@anamnesis/contracts/insights/builtin/urgency';
import type { AssembledFacts } from '@anamnesis/contracts/insights/report-facts';

/** A value of a later report. */
export type Later = AssembledFacts['values'][number] & { readonly at: string };
type Again = NonNullable<AssembledFacts['measuredAgain']>[number];

/** Of values of later reports, in the order of their days, the latest of each of these tests, if it can wait: somebody has acted on the first. A value that is not certain shows nothing. */
export function measuredAgain(tests: ReadonlySet<string>, later: readonly Later[], age: number | null): Again[] {
  const certain = later.filter(({ test, doubt }) => tests.has(test) && doubt === null);
  const latest = new Map(certain.map((value) => [value.test, value]));
  return [...latest.values()]
    .filter((value) => urgentLimitOf(value, age) === null)
    .map(({ range: _, standing: __, called: ___, ...value }) => value);
}

/** The facts of a report without the values whose test was measured again and can wait. */
export function notMeasuredAgain(facts: AssembledFacts): AssembledFacts {
  const again = new Set(facts.measuredAgain?.map(({ test }) => test));
  return { ...facts, values: facts.values.filter(({ test }) => !again.has(test)) };
}
