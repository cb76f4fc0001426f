import type { Diagnosis } from '@anamnesis/contracts/records/query-routes';
import { expect, test } from '@jest/globals';
import { recordDay } from '../time/record-day';
import type { RecordTexts } from './messages';
import texts from './messages.en';
import { shownDiagnosis } from './shown-entry';

const diagnosis = (date: string, notes: string): Diagnosis => ({
  ...{ id: 'd', _id: 'd', date, createdAt: '2026-11-20T08:00:00Z', doctorName: '', documentUrl: null, document: null },
  ...{ author: { id: 'p', role: 'patient' }, retracted: null, origin: null },
  ...{ diagnosis: 'Gout', condition: 'Gout', symptoms: '', notes, followUpDate: null },
});

test.each([
  ['2015-01-01', 'Told.\nDate: 2015 (the day is not known)', '2015'],
  ['2015-03-01', 'Date: 2015-03 (the day is not known)', 'Mar 2015'],
  ['2015-03-04', 'Date: 2015 (the day is not known)', 'Mar 4, 2015'],
  ['2015-01-01', 'Date: 2015', 'Jan 1, 2015'],
  ['2015-01-01', '', 'Jan 1, 2015'],
])('an entry of %s with the text %j is shown with the date %s', (date, notes, shown) => {
  const entry = shownDiagnosis(texts as unknown as RecordTexts, diagnosis(date, notes), recordDay);
  expect([entry.date, recordDay(entry.knownDate)]).toEqual([date, shown]);
});
