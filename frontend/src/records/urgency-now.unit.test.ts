import { expect, test } from '@jest/globals';
import type { UrgentLine } from '@anamnesis/contracts/labs/urgent-line';
import { historyOf } from './lab-values';
import { shownTest } from './shown-entry';
import { urgencyNow } from './urgency-now';

const of = { isToCheck: false, comparator: null, unit: null, decimals: 1 };
const potassium: UrgentLine = { ...of, kind: 'value', rank: 'hospital', test: 'k', value: 7.1 };
const malaria: UrgentLine = { ...of, kind: 'line', rank: 'doctor', text: 'Malarial parasite: seen' };

const report = (date: string, result: string) =>
  shownTest({
    ...{ id: date, _id: date, date, createdAt: `${date}T09:00:00Z`, doctorName: '', testName: 'Electrolytes', result },
    ...{ author: { id: 'meera', role: 'patient' }, retracted: null, documentUrl: null, document: null, origin: null },
    ...{ labValues: null, urgency: null },
  });
const DATE = '2026-08-01';
const at = (day: string, lines: UrgentLine[], ...later: ReturnType<typeof report>[]) =>
  urgencyNow({ lines, isOfUnknown: false }, DATE, historyOf(later), new Date(`${day}T12:00:00Z`));

test.each([
  ['on its day', '2026-08-01', false],
  ['90 days later', '2026-10-30', false],
  ['half a year later', '2027-02-01', true],
])('what could not wait is past once its report is old: %s', (_, day, isPast) => {
  expect(at(day, [potassium, malaria]).isPast).toBe(isPast);
});

test('a test that was measured again shows its latest value, and is no less urgent by it', () => {
  const later = [report('2026-08-05', 'Potassium 4.1 mmol/L'), report('2026-08-03', 'Potassium 5.9 mmol/L')];
  const { lines, isPast } = at('2026-08-06', [potassium], ...later);
  expect([lines[0]?.again?.value, lines[0]?.again?.at, isPast]).toEqual([4.1, '2026-08-05', false]);
});

test.each([
  ['of the same day', report(DATE, 'Potassium 4.1 mmol/L')],
  ['of an earlier day', report('2026-07-20', 'Potassium 4.1 mmol/L')],
  ['that has to be checked', report('2026-08-05', 'Potassium 41 mmol/L')],
  ['of another test', report('2026-08-05', 'Sodium 141 mmol/L')],
])('a value %s says nothing about it', (_, other) => {
  expect(at('2026-08-06', [potassium], other)).toMatchObject({ lines: [{ again: null }], isPast: false });
});
