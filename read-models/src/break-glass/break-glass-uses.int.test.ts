import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { appointmentId as breakGlassId, doctorId, type Fact, otherDoctorId, patientId } from '../testing/facts.js';
import { breakGlassUses } from './break-glass-uses.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, breakGlassUses, eventDefinitions);
});
afterAll(() => database.close());

/** The story records one event per minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const ids = { breakGlassId, patientId, doctorId };
const opened: Fact = { type: 'BreakGlassOpened', data: { ...ids, reason: 'A fall.', expiresAt: at(15) } };
const reviewed: Fact = {
  type: 'BreakGlassReviewed',
  data: { ...ids, auditorId: otherDoctorId, outcome: 'justified', notes: 'Called the ward.' },
};
const row = {
  ...{ break_glass_id: breakGlassId, patient_id: patientId, doctor_id: doctorId, reason: 'A fall.' },
  ...{ opened_at: at(0), expires_at: at(15), reviewed_at: null, outcome: null, notes: '' },
};

test.each<[string, Fact[], Record<string, unknown>]>([
  ['a use to review', [opened], row],
  [
    'a reviewed use',
    [opened, reviewed],
    { ...row, reviewed_at: at(1), outcome: 'justified', notes: 'Called the ward.' },
  ],
])('%s', async (_, events, expected) => {
  await story
    .given(...events)
    .then(`select ${Object.keys(expected).join(', ')} from {schema}.break_glass_uses`, [expected]);
});
