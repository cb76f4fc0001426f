import { namesIn } from '../labs/names.js';
import { labTest, type LabTestKey } from '../labs/tests.js';
import { checkedText } from './checked-text.js';
import type { ReportFacts } from './facts.js';

/** A test that a sentence names. */
export interface Subject {
  readonly start: number;
  readonly end: number;
  /** The tests of that name; none if the table lacks it. */
  readonly tests: readonly LabTestKey[];
}

const GLUCOSE: readonly LabTestKey[] = ['glu_f', 'glu_pp', 'glu_r'];
/** Names that people use and reports do not. An average of the blood sugar is another test. */
const EVERYDAY: readonly (readonly [RegExp, readonly LabTestKey[]])[] = [
  [/\bh(?:a)?emoglobin a1c\b/g, ['hba1c']],
  [
    /(?<!(?:average|mean|estimated|long-term) (?:blood |plasma )?)\b(?:blood |plasma )?(?:sugar|glucose)\b(?! control)/g,
    GLUCOSE,
  ],
  [/\bbad cholesterol\b/g, ['ldl']],
  [/\bgood cholesterol\b/g, ['hdl']],
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the tests that sentences about a report name: by the names of the table, those of the report and everyday ones. */
export function subjectFinder(facts: ReportFacts): (plain: string) => Subject[] {
  const own = [...facts.values.map(({ test, printedName }) => [printedName, test] as const)]
    .concat(facts.values.map(({ test }) => [labTest(test).name, test] as const))
    .map(([name, test]) => [checkedText(name).trim(), test] as const)
    .filter(([name]) => name.length > 2 && name.length <= 120)
    .map(([name, test]) => [new RegExp(`(?<![a-z0-9])${escaped(name)}(?![a-z0-9])`, 'g'), [test]] as const);
  return (plain) => {
    const found = [...own, ...EVERYDAY].flatMap(([pattern, tests]) =>
      [...plain.matchAll(pattern)].map(({ 0: name, index }) => ({ start: index, end: index + name.length, tests })),
    );
    const all: Subject[] = [...found, ...namesIn(plain).map(({ start, end, keys }) => ({ start, end, tests: keys }))];
    return longestOf(all);
  };
}

/** Without names inside of longer ones, from first to last. */
function longestOf(subjects: readonly Subject[]): Subject[] {
  const kept: Subject[] = [];
  for (const each of [...subjects].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some(({ start, end }) => each.start < end && start < each.end)) kept.push(each);
  return kept.sort((a, b) => a.start - b.start);
}
