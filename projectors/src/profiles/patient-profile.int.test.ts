import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { projectionStory } from '@anamnesis/platform/testing/projection-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { type Fact, otherDoctorId, patientId, patientRegistered } from '../testing/facts.js';
import { patientProfile } from './patient-profile.projection.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof projectionStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await projectionStory(database.pool, patientProfile, eventDefinitions);
});
afterAll(() => database.close());

const cameOn = (day: string, streak: number, maxStreak: number): Fact => ({
  type: 'PatientSignedIn',
  data: { patientId, day, streak, maxStreak },
});
const suggested = (activity: string): Fact => ({
  type: 'ActivitySuggested',
  data: { patientId, day: '2026-11-20', activity },
});
const other = patientRegistered({ patientId: otherDoctorId, username: 'nikhil', picture: 'picture-hash' });
const meera = {
  patient_id: patientId,
  full_name: 'Meera Rao',
  email: 'meera@example.org',
  username: 'meera',
  gender: 'Female',
  age: 41,
  picture: null,
  streak: 0,
  max_streak: 0,
  activity: null,
};

test('who signed up is known, and has not come yet; a password is nowhere', async () => {
  await story.given(patientRegistered()).then('select * from {schema}.patients', [meera]);
});

test('the streak and the activity are those of the last day, and of that patient alone', async () => {
  await story
    .given(patientRegistered(), other, cameOn('2026-11-18', 3, 3), suggested('Yoga Session'))
    .then(`select * from {schema}.patients where username = 'meera'`, [
      { ...meera, streak: 3, max_streak: 3, activity: 'Yoga Session' },
    ]);
  await story
    .given(
      ...[patientRegistered(), other, cameOn('2026-11-18', 3, 3), suggested('Yoga Session')],
      ...[cameOn('2026-11-20', 1, 3), suggested('Evening Walk')],
    )
    .then('select username, streak, max_streak, activity, picture from {schema}.patients order by username', [
      { username: 'meera', streak: 1, max_streak: 3, activity: 'Evening Walk', picture: null },
      { username: 'nikhil', streak: 0, max_streak: 0, activity: null, picture: 'picture-hash' },
    ]);
});
