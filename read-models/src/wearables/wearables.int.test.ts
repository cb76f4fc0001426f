import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { appointmentId as band, type Fact, noteId as watch, patientId } from '../testing/facts.js';
import { wearables } from './wearables.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, wearables, eventDefinitions);
});
afterAll(() => database.close());

/** The story records one event per minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const added = (deviceId: string, deviceName: string): Fact => ({
  type: 'WearableAdded',
  data: { patientId, deviceId, deviceName, kind: 'simulated' },
});
const selected = (deviceId: string): Fact => ({ type: 'WearableSelected', data: { patientId, deviceId } });
const measures = { heartRate: 72, steps: 8_310, calories: 1_980, sleep: 5.4 };
const recorded = (deviceId: string, steps: number): Fact => ({
  type: 'HealthDayRecorded',
  data: { patientId, deviceId, day: '2026-11-20', kind: 'simulated', measures: { ...measures, steps } },
});

test('a device, and when its data were last fetched', async () => {
  await story
    .given(added(band, 'Pulse Band 2'), added(watch, 'Watch'), recorded(band, 1), recorded(band, 2))
    .then('select name, kind, fetched_at from {schema}.wearables order by position', [
      { name: 'Pulse Band 2', kind: 'simulated', fetched_at: at(3) },
      { name: 'Watch', kind: 'simulated', fetched_at: null },
    ]);
});

test('the device selected last', async () => {
  await story
    .given(added(band, 'Pulse Band 2'), selected(band), added(watch, 'Watch'), selected(watch))
    .then('select * from {schema}.wearable_selections', [{ patient_id: patientId, device_id: watch }]);
});

test('the days of each device; a later recording of a day replaces the one before', async () => {
  await story
    .given(added(band, 'Pulse Band 2'), recorded(band, 1), recorded(watch, 3), recorded(band, 2))
    .then(`select device_id, day, kind, measures from {schema}.health_days order by measures->'steps'`, [
      { device_id: band, day: '2026-11-20', kind: 'simulated', measures: { ...measures, steps: 2 } },
      { device_id: watch, day: '2026-11-20', kind: 'simulated', measures: { ...measures, steps: 3 } },
    ]);
});

test('a day whose made-up values were removed is gone, and that of another device stays', async () => {
  const removed: Fact = { type: 'HealthDayRemoved', data: { patientId, deviceId: band, day: '2026-11-20' } };
  await story
    .given(added(band, 'Pulse Band 2'), recorded(band, 1), recorded(watch, 3), removed)
    .then('select device_id from {schema}.health_days', [{ device_id: watch }]);
});

test('a removed device keeps its name, for its days', async () => {
  await story
    .given(added(band, 'Pulse Band 2'), recorded(band, 1), {
      type: 'WearableRemoved',
      data: { patientId, deviceId: band },
    })
    .then(
      'select w.name, w.is_removed, d.day from {schema}.wearables w join {schema}.health_days d using (device_id)',
      [{ name: 'Pulse Band 2', is_removed: true, day: '2026-11-20' }],
    );
});

const shared: Fact = { type: 'HealthDaysShared', data: { patientId } };
const withdrawn: Fact = { type: 'HealthDaysWithdrawn', data: { patientId } };

test('who shares the days, since when', async () => {
  await story
    .given(shared, withdrawn, shared)
    .then('select * from {schema}.health_day_sharings', [{ patient_id: patientId, since: at(2) }]);
  await story.given(shared, withdrawn).then('select * from {schema}.health_day_sharings', []);
});
