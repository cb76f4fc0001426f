import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { appointmentId, doctorId, opened, patientId, reportId, summaryId } from '../testing/facts.js';
import { recordReadings } from './record-readings.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, recordReadings, eventDefinitions);
});
afterAll(() => database.close());

test('every reading is stored in order', async () => {
  const row = (kind: string, recordId: string, readerRole: string, minute: number) => ({
    ...{ patient_id: patientId, reader_id: doctorId, reader_role: readerRole, kind, record_id: recordId },
    ...{ ground_purpose: 'consultation', ground_id: appointmentId },
    read_at: new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString(),
  });
  await story
    .given(
      opened({ kind: 'faceSheet', id: patientId }),
      opened({ kind: 'sessionReport', id: reportId }),
      opened({ kind: 'sessionReport', id: reportId }, 'auditor'),
      opened({ kind: 'medicalSummary', id: summaryId }),
    )
    .then(
      'select patient_id, reader_id, reader_role, kind, record_id, ground_purpose, ground_id, read_at from {schema}.record_readings order by position',
      [
        row('faceSheet', patientId, 'doctor', 0),
        row('sessionReport', reportId, 'doctor', 1),
        row('sessionReport', reportId, 'auditor', 2),
        row('medicalSummary', summaryId, 'doctor', 3),
      ],
    );
});

test('a reading that was recorded later has its own time', async () => {
  const readAt = '2026-11-18T09:30:00.000Z';
  const { type, data } = opened({ kind: 'faceSheet', id: patientId });
  await story
    .given({ type, data: { ...data, readAt } })
    .then('select read_at from {schema}.record_readings', [{ read_at: readAt }]);
});
