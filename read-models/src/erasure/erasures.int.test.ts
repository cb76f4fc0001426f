import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { doctorId as operatorId, type Fact, patientId } from '../testing/facts.js';
import { erasures } from './erasures.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, erasures, eventDefinitions);
});
afterAll(() => database.close());

/** The story records one event per minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const held = (reason: string): Fact => ({ type: 'ErasureHeld', data: { patientId, operatorId, reason } });
const liftedFor = (reason?: string): Fact => ({
  type: 'ErasureHoldLifted',
  data: { patientId, operatorId, ...(reason !== undefined && { reason }) },
});
const first = {
  ...{ reason: 'A court', since: at(0), operatorId, liftedAt: at(1), liftedBy: operatorId, liftReason: 'It is over' },
};
const ended = { patient_id: patientId, operator_id: null, reason: null, since: null };

test.each<[string, Fact[], Record<string, unknown>]>([
  ['a lifted hold stays, with the reason', [held('A court'), liftedFor('It is over')], { ...ended, lifted: [first] }],
  [
    'a second hold is in force beside the first, which was lifted',
    [held('A court'), liftedFor('It is over'), held('A claim')],
    { patient_id: patientId, operator_id: operatorId, reason: 'A claim', since: at(2), lifted: [first] },
  ],
  [
    'an event of an earlier release has no reason',
    [held('A court'), liftedFor()],
    { ...ended, lifted: [{ ...first, liftReason: null }] },
  ],
  [
    'what is not held is not lifted twice',
    [held('A court'), liftedFor('It is over'), liftedFor('Again')],
    {
      ...ended,
      lifted: [first],
    },
  ],
])('%s', async (_, facts, expected) => {
  await story
    .given(...facts)
    .then('select patient_id, operator_id, reason, since, lifted from {schema}.erasure_holds', [expected]);
});
