import { side, type Rule } from './rule.js';

/** Rules that compare names and know no classes or members of their own. */
export const ownRules: readonly Rule[] = [
  {
    id: 'L-27',
    kind: 'duplicate',
    between: [side('same ingredient twice', []), side('same ingredient', [])],
    match: 'same ingredient',
    why: 'The same ingredient twice: the doses add up',
    severity: 'major',
    sources: [],
    note: 'most useful rule with Indian fixed-dose combinations',
    reviewed: false,
  },
  {
    id: 'OWN-01',
    kind: 'allergy',
    between: [side('recorded allergy', []), side('the same ingredient', [])],
    match: 'same ingredient',
    why: 'An allergy to this ingredient is recorded',
    severity: 'contraindicated',
    sources: [],
    reviewed: false,
  },
  {
    id: 'OWN-02',
    kind: 'allergy',
    between: [side('the recorded class', []), side('a member of that class', [])],
    match: 'recorded class',
    why: 'An allergy to the class of this ingredient is recorded',
    severity: 'major',
    sources: [],
    note: 'the members of the classes are hand-made',
    reviewed: false,
  },
];
