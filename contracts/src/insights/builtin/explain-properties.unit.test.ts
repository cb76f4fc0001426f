import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Comparator } from '../../labs/lab-result.js';
import { printedStandings } from '../../labs/printed-standing.js';
import { type SourcedRange, standing } from '../../labs/range.js';
import { labTests } from '../../labs/tests.js';
import { resultUnitText } from '../../labs/unit-text.js';
import { speechLanguages, type SpeechLanguage } from '../languages.js';
import { explanationOf } from './explain.js';
import { reportProblems } from '../../reading/report-problem.js';
import type { Explanation } from './explanation.js';
import type { EarlierValue, LabFact, ReportFacts } from './facts.js';
import { numberText } from './formats.js';
import { loadPhrases } from './load-phrases.js';
import type { Phrases } from './phrases/phrases.js';

const tables = await Promise.all((Object.keys(speechLanguages) as SpeechLanguage[]).map(loadPhrases));

const printedNumber = fc
  .record({ digits: fc.integer({ min: 0, max: 99_999 }), decimals: fc.integer({ min: 0, max: 2 }) })
  .map(({ digits, decimals }) => ({ value: Number((digits / 10 ** decimals).toFixed(decimals)), decimals }));
const comparator = fc.option(fc.constantFrom<Comparator>('<', '<=', '>', '>='), { freq: 4 });
const range = fc
  .record({
    limits: fc.tuple(fc.option(fc.integer({ min: 0, max: 900 })), fc.option(fc.integer({ min: 0, max: 900 }))),
    exclusive: fc.boolean(),
    isPrinted: fc.boolean(),
  })
  .map(({ limits: [a, b], exclusive, isPrinted }): SourcedRange | null => {
    if (a === null && b === null) return null;
    const isTurned = a !== null && b !== null && a > b;
    return {
      ...{ low: isTurned ? b : a, high: isTurned ? a : b, exclusive, decimals: 0 },
      ...{ from: isPrinted ? 'report' : 'table', source: isPrinted ? null : 'A source', confidence: 'confirmed' },
    };
  });

const anyTest = fc.constantFrom(...labTests);
const value = fc.tuple(
  anyTest,
  fc.boolean(),
  printedNumber,
  comparator,
  range,
  fc.option(fc.constantFrom('faint', 'new'), { freq: 5 }),
);
const values = fc.uniqueArray(value, { maxLength: 8, selector: ([each]) => each.key }).map((all): LabFact[] =>
  all.map(([each, other, number, sign, limits, doubt]) => {
    const unit = (other ? Object.keys(each.conversions ?? {})[0] : undefined) ?? each.unit;
    const fact = { test: each.key, ...number, comparator: sign, unit: { printed: unit, ucum: unit }, range: limits };
    return { ...fact, doubt, called: null, standing: standing(fact, limits) };
  }),
);
const report: fc.Arbitrary<ReportFacts> = values.chain((all) =>
  fc.record({
    date: fc.constant('2026-11-18'),
    isRecent: fc.boolean(),
    problem: fc.constantFrom(null, ...reportProblems.filter((each) => each !== 'noPerson')),
    call: fc.constant({ emergency: '112', ambulance: '108' }),
    person: fc.record({ sex: fc.constant(null), age: fc.option(fc.integer({ min: 0, max: 99 })) }),
    values: fc.constant(all),
    leftOver: fc.array(fc.record({ text: fc.constant('Blasts seen'), standing: fc.constantFrom(...printedStandings) })),
    comments: fc.array(fc.constant({ label: 'Impression', text: 'Mild anaemia' })),
    hasMore: fc.boolean(),
    earlier:
      all.length === 0
        ? fc.constant<EarlierValue[]>([])
        : fc.array(
            fc
              .tuple(fc.constantFrom(...all), fc.integer({ min: 1, max: 900 }), printedNumber, comparator)
              .map(([fact, days, number, sign]) => ({
                ...{ test: fact.test, unit: fact.unit, ...number, comparator: sign },
                at: new Date(Date.parse('2026-11-18') - days * 86_400_000).toISOString().slice(0, 10),
              })),
            { maxLength: 12 },
          ),
  }),
);

const everySentence = ({ lead, points, toCheck, questions, closing, summary }: Explanation) => [
  ...lead,
  ...points.flatMap(({ sentences }) => sentences),
  ...toCheck.map(({ sentence }) => sentence),
  ...questions,
  ...closing,
  ...summary,
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** What is left of a text without the names of tests, units, counts of lines, and the numbers and days that the facts contain. */
function withoutFacts(
  text: string,
  { values: all, earlier, date, leftOver, call }: ReportFacts,
  phrases: Phrases,
): string {
  const numbers = [
    ...[call.emergency, call.ambulance ?? call.emergency],
    ...Array.from({ length: leftOver.length + 1 }, (_, count) => String(count)),
    ...[...all, ...earlier].map((each) => numberText(phrases, each.value, each.decimals)),
    ...all.flatMap(({ range: limits }) =>
      [limits?.low, limits?.high].flatMap((limit) =>
        typeof limit === 'number' ? [numberText(phrases, limit, limits?.decimals ?? 0)] : [],
      ),
    ),
  ];
  const days = [date, ...earlier.map(({ at }) => at)].flatMap((at) =>
    at.split('-').map((part) => String(Number(part))),
  );
  const words = [
    ...Object.values(phrases.tests).flatMap(([name, about]) => [name, about]),
    ...[...all, ...earlier].map(({ unit }) => resultUnitText(unit)),
  ];
  const known = [...words.filter((each) => /\d/.test(each)), ...numbers, ...days].sort((a, b) => b.length - a.length);
  return text.replaceAll(new RegExp(`(?<![\\d.,])(?:${known.map(escaped).join('|')})(?!\\d|[.,]\\d)`, 'gi'), '');
}

test('no number is said that the facts do not contain, in any language', () => {
  fc.assert(
    fc.property(report, fc.constantFrom(...tables), (facts, phrases) => {
      for (const { text } of everySentence(explanationOf(facts, phrases))) {
        expect(withoutFacts(text, facts, phrases)).not.toMatch(/\d/);
      }
    }),
    { numRuns: 150 },
  );
});

test('nothing is said about all values where the standing of one is not known', async () => {
  const english = await loadPhrases('en-US');
  fc.assert(
    fc.property(report, (drawn) => {
      // All values but the first are within their range, and the report says nothing else.
      const values = drawn.values.map((fact, index): LabFact =>
        index === 0 ? fact : { ...fact, range: null, doubt: null, standing: 'inRange' },
      );
      const facts = { ...drawn, values, leftOver: [], hasMore: false, problem: null };
      const said = everySentence(explanationOf(facts, english)).map(({ text }) => text);
      const [first] = values;
      // A mean sugar without a range is the HbA1c beside it in other words, and is placed by it.
      const isPlacedByAnother = first?.test === 'eag' && values.some(({ test }) => test === 'hba1c');
      if (first && !isPlacedByAnother && (first.doubt !== null || first.standing === 'unknown'))
        expect(said.join(' ')).not.toMatch(/All these values|The value is within|Everything else/);
    }),
    { numRuns: 200 },
  );
});

test('of a report that is of no person only that is said', () => {
  fc.assert(
    fc.property(report, fc.constantFrom(...tables), (facts, phrases) => {
      const { summary, ...said } = explanationOf({ ...facts, problem: 'noPerson' }, phrases);
      const lead = [{ text: phrases.problems.noPerson, source: null }];
      expect(said).toEqual({ lead, points: [], toCheck: [], leftOver: [], questions: [], closing: [] });
      expect(summary).toEqual(lead);
    }),
  );
});

test('each value is named, a value to check only where it is to be checked', () => {
  fc.assert(
    fc.property(report, fc.constantFrom(...tables), (facts, phrases) => {
      const { lead, points, toCheck, closing } = explanationOf(facts, phrases);
      const told = [...lead, ...points.flatMap(({ sentences }) => sentences), ...closing]
        .map(({ text }) => text)
        .join('\n')
        .toLowerCase();
      for (const { test: key, doubt } of facts.values) {
        expect(toCheck.some((each) => each.test === key)).toBe(doubt !== null);
        expect(points.filter((each) => each.test === key).length).toBeLessThanOrEqual(doubt === null ? 1 : 0);
        if (doubt === null) expect(told).toContain(phrases.tests[key][0].toLowerCase());
      }
    }),
    { numRuns: 200 },
  );
});

test('the languages agree on what is said of which value, and the summary has at most three paragraphs', () => {
  fc.assert(
    fc.property(report, (facts) => {
      const shapes = tables.map((phrases) => {
        const { lead, points, toCheck, questions, closing, summary } = explanationOf(facts, phrases);
        expect(summary.length).toBeLessThanOrEqual(3);
        return [
          lead.length,
          points.map(({ test: key, trend, sentences }) => [key, trend, sentences.length]),
          toCheck.map(({ test: key }) => key),
          questions.length,
          closing.length,
          summary.length,
        ];
      });
      for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    }),
    { numRuns: 100 },
  );
});
