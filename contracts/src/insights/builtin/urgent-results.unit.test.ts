import { expect, test } from '@jest/globals';
import { remainderOf } from '../../labs/left-over.js';
import { everyResult } from '../../labs/parse-results.js';
import type { LabTestKey } from '../../labs/tests.js';
import type { EarlierValue, LabFact, ReportFacts } from './facts.js';
import { earlierOf, valueOf } from './testing/report-facts.js';
import { urgencyOfReport } from './urgent-results.js';

const DATE = '2026-11-18';
const molar = { printed: 'mmol/L', ucum: 'mmol/L' };
const value = (test: LabTestKey, number: number, changes: Partial<LabFact> = {}) =>
  valueOf(test, number, null, { unit: molar, ...changes });
const creatinine = (number: number) => valueOf('creat', number);
const before = (number: number): EarlierValue => earlierOf('creat', '2026-10-01', number);

const report = (values: readonly LabFact[], more: Partial<ReportFacts> = {}): ReportFacts => ({
  ...{ date: DATE, isRecent: true, call: { emergency: '112', ambulance: '108' }, person: { sex: null, age: 41 } },
  ...{ values, leftOver: [], hasMore: false, earlier: [], problem: null },
  ...more,
});
const saying = (text: string) => remainderOf(text, everyResult(text));

test.each<[string, ReportFacts, string | null]>([
  ['a potassium of 7.1 mmol/L', report([value('k', 7.1)]), 'hospital'],
  ['a potassium of 6.2 mmol/L', report([value('k', 6.2)]), 'doctor'],
  ['a potassium of 4.1 mmol/L', report([value('k', 4.1)]), null],
  ['the most urgent of several', report([value('k', 6.2), value('na', 118), value('ca', 3.1)]), 'hospital'],
  ['a value that has to be compared with the paper', report([value('k', 7.1, { doubt: 'faint' })]), 'hospital'],
  ['a value that cannot be', report([value('k', 71, { doubt: 'implausible' })]), null],
  ['a known and steady value', report([creatinine(6.1)], { earlier: [before(6)] }), null],
  ['a known value that is much worse', report([creatinine(9)], { earlier: [before(6)] }), 'hospital'],
  ['blasts', report([], saying('Blasts 22 %')), 'hospital'],
  ['parasites', report([value('k', 4.1)], saying('P. falciparum seen')), 'doctor'],
  ['nothing', report([]), null],
  ['a child', report([value('k', 7.1)], { person: { sex: null, age: 8 } }), 'hospital'],
  ['a person without an age', report([value('k', 6.2)], { person: { sex: null, age: null } }), 'doctor'],
  ['a report that is not recent', report([value('k', 7.1)], { isRecent: false }), null],
])('%s', (_, facts, rank) => expect(urgencyOfReport(facts)).toBe(rank));
