import { expect, test } from '@jest/globals';
import { historyOf, rangesOf } from './lab-values';
import { shownTest } from './shown-entry';

const today = '2026-11-23';

/** Where the range of a blood count of a day comes from. */
function sourceOn(day: string, age: number | null, text = 'Haemoglobin 12.5 g/dL') {
  const entry = {
    ...{ id: '1', _id: '1', date: day, createdAt: `${day}T06:00:00.000Z`, doctorName: 'Dr. Rao' },
    ...{ author: { id: 'p', role: 'patient' as const }, retracted: null, documentUrl: null, document: null },
    ...{ origin: null, labValues: null, urgency: null, testName: 'Blood count', result: text },
  };
  const [result] = historyOf([shownTest(entry)]).get('hb') ?? [];
  if (!result) throw new Error(`No haemoglobin in ${text}`);
  return rangesOf({ gender: 'Male', age }, today)(result)?.from ?? null;
}

test.each([
  ['of today', '2026-11-23', 18, 'table'],
  ['of an adult who was one for sure', '2024-11-23', 20, 'table'],
  ['of an adult whose birthday may have been meanwhile', '2024-11-22', 20, null],
  ['of an adult at age 12', '2012-11-23', 26, null],
  ['of a child', '2026-11-23', 17, null],
  ['of a person whose age is unknown', '2026-11-23', null, null],
  ['dated tomorrow, where the day has begun', '2026-11-24', 18, 'table'],
])('a report %s has a range of the table only for an adult', (_, day, age, source) =>
  expect(sourceOn(day, age)).toBe(source),
);

test('a printed range holds at every age', () =>
  expect(sourceOn('2012-11-23', 26, 'Haemoglobin 12.5 g/dL 11.5 - 15.5')).toBe('report'));

test('a mark of the laboratory that the table contradicts leaves no range of the table', () =>
  expect([sourceOn(today, 40, 'Haemoglobin 15.5 g/dL H'), sourceOn(today, 40, 'Haemoglobin 15.5 g/dL')]).toEqual([
    null,
    'table',
  ]));

test('a value that the patient confirmed takes the place of that in the text', () => {
  const entry = {
    ...{ id: '1', _id: '1', date: today, createdAt: `${today}T06:00:00.000Z`, doctorName: 'Dr. Rao', origin: null },
    ...{ author: { id: 'p', role: 'patient' as const }, retracted: null, documentUrl: null, document: null },
    ...{ testName: 'Blood count', result: 'Haemoglobin 12.5 g/dL, platelets 250 10^3/uL' },
    urgency: null,
    labValues: [
      {
        ...{ test: 'hb' as const, printedName: 'Hb', value: 13.2, comparator: null, decimals: 1, printedRange: null },
        ...{ unit: { printed: 'g/dL', ucum: 'g/dL' }, page: 1, box: null, isCorrected: false },
      },
    ],
  };
  const history = historyOf([shownTest(entry)]);
  expect([history.get('hb')?.map(({ value }) => value), history.get('plt')?.length]).toEqual([[13.2], 1]);
});
