import { describe, test } from '@jest/globals';
import type { PatientEvent } from '@anamnesis/contracts/accounts/events';
import { story } from '@anamnesis/platform/testing/decider-story';
import { activityDecider } from './activity.decider.js';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const registered: PatientEvent = {
  type: 'PatientRegistered',
  data: {
    ...{ patientId, fullName: 'Meera Joshi', email: 'meera@example.org', username: 'meera' },
    ...{ passwordHash: 'hash', gender: 'Female', age: 37, picture: null },
  },
};
const done = (day: string, activity: string): PatientEvent => ({
  type: 'ActivityCompleted',
  data: { patientId, day, activity },
});
const complete = (activity: string) => ({ type: 'CompleteActivity', data: { activity } }) as const;

describe('an activity', () => {
  const { given } = story(activityDecider, { today: '2026-11-20' });

  test('is done today', () =>
    given(registered).when(complete('Yoga Session')).then(done('2026-11-20', 'Yoga Session')));
  test('done twice changes nothing', () =>
    given(registered, done('2026-11-20', 'Yoga Session'), done('2026-11-20', 'Evening Walk'))
      .when(complete('Yoga Session'))
      .thenNothing());
  test('can be done besides another', () =>
    given(registered, done('2026-11-20', 'Yoga Session'))
      .when(complete('Evening Walk'))
      .then(done('2026-11-20', 'Evening Walk')));
  test('done yesterday can be done again', () =>
    given(registered, done('2026-11-19', 'Yoga Session'))
      .when(complete('Yoga Session'))
      .then(done('2026-11-20', 'Yoga Session')));
  test('needs an account', () => given().when(complete('Yoga Session')).thenRefuses('ACCOUNT_NOT_FOUND'));
});
