import { dayText, namesText, numberText, sinceText } from '../formats.js';
import { patternKeys } from '../patterns.js';
import { urgentRanks } from '../../../labs/urgent-rank.js';
import { doubts, type Phrases, type RangeWords, topics } from '../phrases/phrases.js';

const DATE = '2026-11-18';

/** One sentence or part of a sentence, with the same values in each language. */
export interface Sample {
  /** The key of the phrase, and what is special in this sample. */
  readonly name: string;
  readonly text: (phrases: Phrases) => string;
}

type WhoseRange = RangeWords['whose'];
const twoSided = (p: Phrases, whose: WhoseRange = 'laboratory'): RangeWords => ({
  whose,
  low: numberText(p, 12, 1),
  high: numberText(p, 15.5, 1),
});
const upper = (p: Phrases, whose: WhoseRange = 'laboratory'): RangeWords => ({
  whose,
  low: null,
  high: numberText(p, 100, 0),
});
const lower = (p: Phrases, whose: WhoseRange = 'laboratory'): RangeWords => ({
  whose,
  low: numberText(p, 40, 0),
  high: null,
});

const ranges = { twoSided, upper, lower };
const places: Sample[] = (
  [
    ['above', ['twoSided', 'upper']],
    ['below', ['twoSided', 'lower']],
    ['justAbove', ['twoSided', 'upper']],
    ['justBelow', ['twoSided', 'lower']],
    ['atLimit', ['upper', 'lower']],
    ['within', ['twoSided', 'upper', 'lower']],
    ['withinNearLow', ['twoSided', 'lower']],
    ['withinNearHigh', ['twoSided', 'upper']],
  ] as const
).flatMap(([place, kinds]) =>
  kinds.flatMap((kind) =>
    (['laboratory', 'usual'] as const).map((whose) => ({
      name: `places.${place}, ${kind}, ${whose}`,
      text: (p: Phrases) => p.itIs(p.places[place](ranges[kind](p, whose))),
    })),
  ),
);

const directions = ['rising', 'falling'] as const;
const changes: Sample[] = directions.flatMap((direction) => [
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((times) => ({
    name: `changed, ${direction}, run of ${times}`,
    text: (p: Phrases) =>
      p.changed({ kind: 'run', direction, times, since: sinceText(p, '2026-01-07', DATE), from: '5.4' }),
  })),
  {
    name: `changed, ${direction}, since another year`,
    text: (p) => p.changed({ kind: 'run', direction, times: 2, since: sinceText(p, '2024-03-07', DATE), from: '5.4' }),
  },
  {
    name: `changed, ${direction}, since a day of the same month`,
    text: (p) => p.changed({ kind: 'run', direction, times: 2, since: sinceText(p, '2026-11-03', DATE), from: '5.4' }),
  },
  { name: `changed, ${direction}, slowly`, text: (p) => p.changed({ kind: 'slow', direction }) },
  {
    name: `changed, ${direction}, once`,
    text: (p) => p.changed({ kind: 'from', direction, from: numberText(p, 212, 0) }),
  },
  {
    name: `thatIs, ${direction}`,
    text: (p) => p.thatIs(p.places.above(upper(p)), { kind: 'from', direction, from: numberText(p, 7.1, 2) }),
  },
  {
    name: `placed, ${direction}`,
    text: (p) => p.placed(p.places.justAbove(upper(p)), { direction, from: p.atLeast(numberText(p, 7.1, 2)) }),
  },
]);

const counted = [
  'allWithin',
  'restWithin',
  'alsoWithin',
  'alsoOutside',
  'withoutRange',
  'withoutApplicableRange',
] as const;
const lists: Sample[] = [...counted, 'toCheck' as const, 'whyOutside' as const, 'whyChanged' as const].flatMap(
  (key) => [
    { name: `${key}, one`, text: (p: Phrases) => p[key](namesText(p, ['tg'])) },
    { name: `${key}, three`, text: (p: Phrases) => p[key](namesText(p, ['hb', 'tg', 'ldl'])) },
  ],
);

const comparisons = (['lessThan', 'atMost', 'moreThan', 'atLeast'] as const).map((key): Sample => ({
  name: `${key}, yours`,
  text: (p) => p.yours(p.tests.tsh, p[key](`${numberText(p, 0.05, 2)} mIU/L`)),
}));

/** A test for each form that words beside a name take in one of the languages. */
const formed = ['ldl', 'hb', 'urea', 'egfr', 'tg', 'tp', 'wbc', 'plt', 'ddimer', 'glob'] as const;
const named: Sample[] = formed.flatMap((test) => [
  { name: `yours, ${test}`, text: (p: Phrases) => p.yours(p.tests[test], `${numberText(p, 135, 0)} mg/dL`) },
  { name: `onPaper, ${test}`, text: (p: Phrases) => p.onPaper(p.tests[test], `${numberText(p, 135, 0)} mg/dL`) },
  { name: `named, ${test}`, text: (p: Phrases) => p.named(p.tests[test], numberText(p, 1234.5, 1)) },
]);

const fixed = [
  'noRange',
  'rangeNotApplicable',
  'knownBefore',
  'limitOfAdults',
  'nothingRecognised',
  'onlyToCheck',
  'moreText',
  'noDiagnosis',
  'ownDescription',
] as const;

const leftOver = (['leftOver', 'leftOverUnexpected'] as const).flatMap((key) =>
  [1, 7].map((count): Sample => ({ name: `${key}, ${count}`, text: (p) => p[key](count) })),
);

const urgentResult = (p: Phrases) => `${p.tests.glu_f[0]} ${numberText(p, 480, 0)} mg/dL`;
const urgent = urgentRanks.flatMap((rank): Sample[] => [
  { name: `urgent.${rank}`, text: (p) => p.urgent[rank](urgentResult(p)) },
  { name: `urgentIfYours.${rank}`, text: (p) => p.urgentIfYours[rank](urgentResult(p)) },
  { name: `urgentToCheck.${rank}`, text: (p) => p.urgentToCheck[rank](urgentResult(p)) },
  {
    name: `urgentOlder.${rank}, of a day`,
    text: (p) => p.urgentOlder[rank](urgentResult(p), dayText(p, '2026-11-03')),
  },
  { name: `urgentOlder.${rank}, of an unknown day`, text: (p) => p.urgentOlder[rank](urgentResult(p), null) },
]);

/** Every phrase but those of the tests, with sample values. */
export const samples: readonly Sample[] = [
  ...leftOver,
  ...urgent,
  { name: 'called', text: (p) => p.called(numberText(p, 3, 0)) },
  { name: 'commented', text: (p) => p.commented('LDL', 'HDL') },
  ...(['low', 'high'] as const).map((key): Sample => ({ name: `marked.${key}`, text: (p) => p.marked[key] })),
  ...(['severalPatients', 'otherPerson', 'noPerson', 'sampleReport', 'otherLanguage', 'unreadable'] as const).map(
    (key): Sample => ({
      name: `problems.${key}`,
      text: (p) => p.problems[key],
    }),
  ),
  ...['2026-11-03', null].map((day) => ({
    name: `urgentMeasuredAgain since ${day === null ? 'an unknown day' : 'a day'}`,
    text: (p: Phrases) =>
      p.urgentMeasuredAgain(
        urgentResult(p),
        day && dayText(p, day),
        `${numberText(p, 98, 0)} mg/dL`,
        dayText(p, '2026-11-24'),
      ),
  })),
  { name: 'calculated', text: (p) => p.urgent.hospital(p.calculated(urgentResult(p))) },
  { name: 'ifPrinted', text: (p) => p.urgentOlder.doctor(p.ifPrinted(urgentResult(p)), null) },
  { name: 'urgentAdults.hospital', text: (p) => p.urgentAdults.hospital(urgentResult(p)) },
  { name: 'urgentAdults.doctor', text: (p) => p.urgentAdults.doctor(urgentResult(p)) },
  { name: 'callIfIll, with an ambulance', text: (p) => p.callIfIll({ emergency: '112', ambulance: '108' }) },
  { name: 'callIfIll, one number', text: (p) => p.callIfIll({ emergency: '112', ambulance: null }) },
  { name: 'sourceLimit', text: (p) => p.sourceLimit('NCEP ATP III 2002') },
  ...named,
  ...comparisons,
  ...places,
  { name: 'thatIs, without change', text: (p) => p.thatIs(p.places.above(upper(p)), null) },
  { name: 'thatIs, steady', text: (p) => p.thatIs(p.places.below(twoSided(p)), { kind: 'steady' }) },
  { name: 'placed, without change', text: (p) => p.placed(p.places.below(lower(p)), null) },
  { name: 'changed, steady', text: (p) => p.changed({ kind: 'steady' }) },
  ...changes,
  ...Object.entries(ranges).map(([kind, range]): Sample => ({
    name: `standingUnknown, ${kind}`,
    text: (p) => p.standingUnknown(range(p)),
  })),
  ...lists,
  ...doubts.map((doubt): Sample => ({ name: `doubts.${doubt}`, text: (p) => p.doubts[doubt](p.tests.vldl) })),
  ...patternKeys.map((key): Sample => ({ name: `patterns.${key}`, text: (p) => p.patterns[key] })),
  ...topics.map((topic): Sample => ({ name: `questions.${topic}`, text: (p) => p.questions[topic] })),
  ...fixed.map((key): Sample => ({ name: key, text: (p) => p[key]() })),
  { name: 'sourceTable', text: (p) => p.sourceTable('NCEP ATP III 2002') },
  { name: 'sourceUnconfirmed', text: (p) => p.sourceUnconfirmed('NCEP ATP III 2002') },
];
