import { namesIn } from '../labs/names.js';
import { bloodCount } from '../labs/panels/blood-count.js';
import { kidneys } from '../labs/panels/kidneys.js';
import { lipids } from '../labs/panels/lipids.js';
import { liver } from '../labs/panels/liver.js';
import { thyroid } from '../labs/panels/thyroid.js';
import type { LabTestKey } from '../labs/tests.js';

/** A test that a sentence names. */
export interface Subject {
  readonly start: number;
  readonly end: number;
  /** The tests of that name; none if the table lacks it. */
  readonly tests: readonly LabTestKey[];
}

const GLUCOSE: readonly LabTestKey[] = ['glu_f', 'glu_pp', 'glu_r'];
const keysOf = (panel: readonly { readonly key: LabTestKey }[]) => panel.map(({ key }) => key);
const PANEL = '(?:functions?|values?|levels?|tests?|profile|panel|enzymes|numbers|results?)';
/** Names that people use and reports do not. An average of the blood sugar is another test; a panel is all its tests. */
const EVERYDAY: readonly (readonly [RegExp, readonly LabTestKey[]])[] = [
  [/\bh(?:a)?emoglobin a1c\b/g, ['hba1c']],
  [
    /(?<!(?:average|mean|estimated|long-term) (?:blood |plasma )?)\b(?:blood |plasma )?(?:sugar|glucose)\b(?! control)/g,
    GLUCOSE,
  ],
  [/\bbad cholesterol\b/g, ['ldl']],
  [/\bgood cholesterol\b/g, ['hdl']],
  [/\b(?:(?:complete |full )?blood (?:cell )?counts?|cbc)\b/g, keysOf(bloodCount)],
  [new RegExp(`\\b(?:lipids?|cholesterol|blood fats?) ${PANEL}`, 'g'), keysOf(lipids)],
  [new RegExp(`\\b(?:liver|hepatic) ${PANEL}`, 'g'), keysOf(liver)],
  [new RegExp(`\\b(?:kidneys?|renal) ${PANEL}`, 'g'), keysOf(kidneys)],
  [new RegExp(`\\bthyroid ${PANEL}`, 'g'), keysOf(thyroid)],
];

/** The tests that a checked text names, from first to last: by the names of the table and by everyday ones. */
export function subjectsIn(plain: string): Subject[] {
  const everyday = EVERYDAY.flatMap(([pattern, tests]) =>
    [...plain.matchAll(pattern)].map(({ 0: name, index }) => ({ start: index, end: index + name.length, tests })),
  );
  return longestOf([...everyday, ...namesIn(plain).map(({ start, end, keys }) => ({ start, end, tests: keys }))]);
}

/** Without names inside of longer ones, from first to last. */
function longestOf(subjects: readonly Subject[]): Subject[] {
  const kept: Subject[] = [];
  for (const each of [...subjects].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some(({ start, end }) => each.start < end && start < each.end)) kept.push(each);
  return kept.sort((a, b) => a.start - b.start);
}
