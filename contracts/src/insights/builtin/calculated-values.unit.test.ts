import { expect, test } from '@jest/globals';
import { neutrophilsOf } from './calculated-values.js';
import { explanationOf } from './explain.js';
import type { LabFact, ReportFacts } from './facts.js';
import { loadPhrases } from './load-phrases.js';
import { printed, valueOf } from './testing/report-facts.js';
import { urgentResultsOf } from './urgent-results.js';

const inUnit = (ucum: string, changes: Partial<LabFact> = {}) => ({ unit: { printed: ucum, ucum }, ...changes });
const without = { unit: null, doubt: 'unitMissing' };
const cells = (value: number, changes: Partial<LabFact> = {}) => valueOf('wbc', value, null, inUnit('/uL', changes));
const share = (value: number, changes: Partial<LabFact> = {}) => valueOf('neut_pct', value, null, inUnit('%', changes));
const facts = (values: readonly LabFact[]): ReportFacts => ({
  ...{ date: '2026-11-18', isRecent: true, call: { emergency: '112', ambulance: '108' } },
  ...{ person: { sex: null, age: 41 }, values, leftOver: [], comments: [], hasMore: false, earlier: [], problem: null },
});

test.each<[string, LabFact[], number | null]>([
  ['a share of all white cells', [share(2), cells(1400)], 28],
  ['in thousands', [share(5), valueOf('wbc', 1.9, null, inUnit('10*3/uL'))], 95],
  ['beside a count in doubt', [share(2), cells(1400), valueOf('anc', 28, null, without)], 28],
  ['a share without its unit, more than all cells', [share(2, without), cells(1400)], 28],
  [
    'a share without its unit, in the range of shares',
    [valueOf('neut_pct', 3, printed(40, 80), without), cells(9000)],
    270,
  ],
  ['white cells without their unit', [share(2), cells(1400, without)], 28],
  ['a number that may be a count in thousands', [share(2, without), cells(5600)], null],
  ['in the range of such counts', [valueOf('neut_pct', 2.1, printed(2, 7), without), cells(5600)], null],
  ['a share alone', [share(2)], null],
  ['white cells alone', [cells(1400)], null],
  ['beside a certain count', [share(2), cells(1400), valueOf('anc', 2.8, null, inUnit('10*3/uL'))], null],
  ['a share in doubt', [share(2, { doubt: 'faint' }), cells(1400)], null],
  ['white cells in doubt', [share(2), cells(1400, { doubt: 'twoValues' })], null],
  ['less than so many', [share(2), cells(1400, { comparator: '<' })], null],
])('neutrophils that follow from %s', (_, values, count) =>
  expect(neutrophilsOf({ values })?.value ?? null).toBe(count),
);

test.each<[string, LabFact[], string | null]>([
  ['28', [share(2), cells(1400)], 'hospital'],
  ['840', [share(30), cells(2800)], 'doctor'],
  ['38,000', [share(95), cells(39_900)], 'doctor'],
  ['4440', [share(60), cells(7400)], null],
  ['1800', [share(20), cells(9000)], null],
  ['none that follow', [share(2)], null],
])('%s neutrophils have the limits of a printed count', (_, values, rank) =>
  expect(urgentResultsOf(facts(values)).lines[0]?.rank ?? null).toBe(rank),
);

test('they are shown, and said, as calculated', async () => {
  const report = facts([share(2), cells(1400)]);
  expect(urgentResultsOf(report).lines).toEqual([
    expect.objectContaining({ test: 'anc', value: 28, isToCheck: false, isCalculated: true }),
  ]);
  expect(explanationOf(report, await loadPhrases('en-US')).lead[0]?.text).toBe(
    'Neutrophil count 28 /µL (calculated): please have this looked at today, at a hospital.',
  );
});

test('a printed value is not shown as calculated', () => {
  const [line] = urgentResultsOf(facts([valueOf('anc', 0.12, null, inUnit('10*3/uL'))])).lines;
  expect(line).toMatchObject({ test: 'anc', rank: 'hospital' });
  expect(line).not.toHaveProperty('isCalculated');
});

test.each([
  ['Bands 40 %', null],
  ['Band cells: 30 %', null],
  ['Stab cells 45 %', null],
  ['Band forms 0 %', 28],
  ['Eosinophils 2 %', 28],
])('beside "%s" the share of the neutrophils is %j', (text, count) =>
  expect(
    neutrophilsOf({ values: [share(2), cells(1400)], leftOver: [{ text, standing: 'unknown' }] })?.value ?? null,
  ).toBe(count),
);
