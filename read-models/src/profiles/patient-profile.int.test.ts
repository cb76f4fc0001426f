import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { type Fact, otherDoctorId, patientId, patientRegistered } from '../testing/facts.js';
import { patientProfile } from './patient-profile.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, patientProfile, eventDefinitions);
});
afterAll(() => database.close());

const signedInOn = (day: string, streak: number, maxStreak: number): Fact => ({
  type: 'PatientSignedIn',
  data: { patientId, day, streak, maxStreak },
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
  interests: [],
  answers: null,
  answered_at: null,
};

test('a new patient has no sign-in day yet, and no password in the read model', async () => {
  await story.given(patientRegistered()).then('select * from {schema}.patients', [meera]);
});

test('the streak is that of the last day with a sign-in, and the days are kept, for this patient only', async () => {
  await story
    .given(patientRegistered(), other, signedInOn('2026-11-18', 3, 3))
    .then(`select * from {schema}.patients where username = 'meera'`, [{ ...meera, streak: 3, max_streak: 3 }]);
  const both = [patientRegistered(), other, signedInOn('2026-11-18', 3, 3), signedInOn('2026-11-20', 1, 3)];
  await story
    .given(...both)
    .then('select username, streak, max_streak, picture from {schema}.patients order by username', [
      { username: 'meera', streak: 1, max_streak: 3, picture: null },
      { username: 'nikhil', streak: 0, max_streak: 0, picture: 'picture-hash' },
    ]);
  await story.given(...both).then('select patient_id, day::text from {schema}.sign_in_days order by day', [
    { patient_id: patientId, day: '2026-11-18' },
    { patient_id: patientId, day: '2026-11-20' },
  ]);
});

test('a profile has the last saved values, for this patient only', async () => {
  const profile = { patientId, gender: 'Other', age: 42, picture: 'face-hash' } as const;
  const answers = {
    ...{ symptoms: ['Fever / Infections'], chronicIllnesses: [], familyHistory: [], allergies: 'penicillin' },
    ...{ medications: '', hospitalized: 'No', stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
  };
  const interests = (name: string): Fact => ({
    type: 'InterestsChosen',
    data: { patientId, interests: [{ name, goal: true }] },
  });
  await story
    .given(
      ...[patientRegistered(), other, interests('Music'), interests('Chess')],
      { type: 'PatientProfileEdited', data: { ...profile, fullName: 'Meera R.' } },
      { type: 'PatientProfileEdited', data: { ...profile, fullName: 'Meera Pillai' } },
      { type: 'QuestionnaireAnswered', data: { patientId, answers: { ...answers, allergies: '' } } },
      { type: 'QuestionnaireAnswered', data: { patientId, answers } },
    )
    .then('select * from {schema}.patients order by username', [
      {
        ...{ ...meera, full_name: 'Meera Pillai', gender: 'Other', age: 42, picture: 'face-hash' },
        ...{ interests: [{ name: 'Chess', goal: true }], answers },
        answered_at: new Date(Date.UTC(2026, 10, 20, 6, 7)).toISOString(),
      },
      { ...meera, patient_id: otherDoctorId, username: 'nikhil', picture: 'picture-hash' },
    ]);
});

test('completed activities are listed by day, in order', async () => {
  const done = (day: string, activity: string): Fact => ({
    type: 'ActivityCompleted',
    data: { patientId, day, activity },
  });
  await story
    .given(
      ...[patientRegistered(), done('2026-11-19', 'Yoga Session')],
      ...[done('2026-11-20', 'Yoga Session'), done('2026-11-20', 'Evening Walk')],
    )
    .then('select day::text, activity from {schema}.completed_activities order by day, position', [
      { day: '2026-11-19', activity: 'Yoga Session' },
      { day: '2026-11-20', activity: 'Yoga Session' },
      { day: '2026-11-20', activity: 'Evening Walk' },
    ]);
});

test('the address is the last confirmed one', async () => {
  const change = { accountId: patientId, role: 'patient', number: 1 } as const;
  const changed: Fact = { type: 'EmailChanged', data: { ...change, email: 'new@example.org' } };
  const back: Fact = { type: 'EmailChangeReverted', data: { ...change, email: 'meera@example.org', google: false } };
  await story
    .given(patientRegistered(), changed)
    .then('select email from {schema}.patients', [{ email: 'new@example.org' }]);
  await story
    .given(patientRegistered(), changed, back)
    .then('select email from {schema}.patients', [{ email: 'meera@example.org' }]);
});
