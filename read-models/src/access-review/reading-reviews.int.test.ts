import { afterAll, beforeAll, test } from '@jest/globals';
import { unusualLimits } from '@anamnesis/contracts/audit/unusual';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { appointmentId, doctorId, type Fact, otherDoctorId, patientId, reportId } from '../testing/facts.js';
import { readingReviews } from './reading-reviews.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, readingReviews, eventDefinitions);
});
afterAll(() => database.close());

const { patientsPerHour, readingsPerDay } = unusualLimits;
const patientNo = (n: number) => `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const read = (patient: string, readAt: string): Fact => ({
  type: 'RecordRead',
  data: {
    ...{ patientId: patient, reader: { id: doctorId, role: 'doctor' }, what: { kind: 'healthRecord', id: patient } },
    ...{ ground: { purpose: 'consultation', appointmentId }, readAt },
  },
});
const hour = '2026-11-18T09:00:00.000Z';

test('the patients of a reader count in each hour of the clock, each once, up to the limit', async () => {
  const patients = Array.from({ length: patientsPerHour + 1 }, (_, n) => patientNo(n));
  const early = patients.slice(0, 2).map((patient) => read(patient, '2026-11-18T08:59:59.999Z'));
  const inTheHour = [patients[0]!, ...patients].map((patient) => read(patient, '2026-11-18T09:30:00.000Z'));
  const first = ([patients[0]!, ...patients] as readonly string[]).map(
    (patient, n) => [patient, String(n + 3)] as const,
  );
  const full = Object.fromEntries(first.toReversed().slice(1));
  await story
    .given(...early, ...inTheHour)
    .then('select hour, patients, is_full from {schema}.reader_hours order by hour', [
      {
        hour: '2026-11-18T08:00:00.000Z',
        patients: { [patients[0]!]: '1', [patients[1]!]: '2' },
        is_full: false,
      },
      { hour, patients: full, is_full: true },
    ]);
});

test('the readings of one record by one reader count on each day, up to the limit', async () => {
  const readings = Array.from({ length: readingsPerDay + 3 }, () => read(patientId, hour));
  await story.given(...readings, read(patientId, '2026-11-19T00:00:00.000Z')).then(
    `select day, is_full, (select array_agg(value::int order by value::int) from jsonb_each_text(readings)) as first
       from {schema}.reader_days order by day`,
    [
      {
        day: '2026-11-18T00:00:00.000Z',
        is_full: true,
        first: Array.from({ length: readingsPerDay }, (_, n) => n + 1),
      },
      { day: '2026-11-19T00:00:00.000Z', is_full: false, first: [readingsPerDay + 4] },
    ],
  );
});

test('a review has outcome, notes and the rules that the auditor saw', async () => {
  const ids = { readingId: reportId, patientId, readerId: doctorId, auditorId: otherDoctorId };
  await story
    .given({
      type: 'ReadingReviewed',
      data: { ...ids, outcome: 'unclear', notes: 'Asked why.', rules: ['outsideHours', 'manyPatients'] },
    })
    .then('select * from {schema}.reading_reviews', [
      {
        ...{ reading_id: reportId, patient_id: patientId, reader_id: doctorId, auditor_id: otherDoctorId },
        ...{ outcome: 'unclear', notes: 'Asked why.', rules: ['outsideHours', 'manyPatients'] },
        reviewed_at: '2026-11-20T06:00:00.000Z',
      },
    ]);
});
