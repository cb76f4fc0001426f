import { labTest } from '../labs/tests.js';
import { isKnownWhole } from './builtin/known-whole.js';
import type { ReportFacts } from './facts.js';
import type { AssembledFacts } from './report-facts.js';

/** The facts as a model is asked with them, and its answer is checked against. Earlier values in doubt are left out. */
export const promptFacts = (facts: AssembledFacts): ReportFacts => ({
  ...{ title: facts.title, date: facts.date, text: facts.text, person: facts.person },
  isWhole: isKnownWhole(facts),
  values: facts.values.map(({ range, ...value }) => ({
    ...{ ...value, printedName: labTest(value.test).name },
    range: range && {
      ...{ low: range.low, high: range.high, exclusive: range.exclusive, decimals: range.decimals },
      source: range.from === 'report' ? 'printed on the report' : (range.source ?? 'a table'),
    },
  })),
  // A model is told exact values only: "below 5" is none.
  earlier: facts.earlier
    .filter(({ doubt, comparator }) => doubt === null && comparator === null)
    .map(({ test, at, value, unit, decimals }) => ({ test, at, value, unit, decimals })),
});
