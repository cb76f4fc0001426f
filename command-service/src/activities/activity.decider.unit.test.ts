import { describe, test } from '@jest/globals';
import type { ActivityEvent } from '@anamnesis/contracts/activities/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { activityDecider } from './activity.decider.js';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const done = (day: string, activity: string): ActivityEvent => ({
  type: 'ActivityCompleted',
  data: { patientId, day, activity },
});
const complete = (activity: string) => ({ type: 'CompleteActivity', data: { patientId, activity } }) as const;

describe('an activity', () => {
  const { given } = givenWhenThen(activityDecider, { today: '2026-11-20' });

  test('is completed for today', () => given().when(complete('Yoga Session')).then(done('2026-11-20', 'Yoga Session')));
  test('completed twice, changes nothing', () =>
    given(done('2026-11-20', 'Yoga Session'), done('2026-11-20', 'Evening Walk'))
      .when(complete('Yoga Session'))
      .thenNothing());
  test('is recorded once for a day that comes again in another zone', () =>
    given(done('2026-11-20', 'Yoga Session'), done('2026-11-21', 'Yoga Session'), done('2026-11-19', 'Yoga Session'))
      .when(complete('Yoga Session'))
      .thenNothing());
  test('can be completed on the same day as another', () =>
    given(done('2026-11-20', 'Yoga Session')).when(complete('Evening Walk')).then(done('2026-11-20', 'Evening Walk')));
  test('completed yesterday, can be completed again today', () =>
    given(done('2026-11-19', 'Yoga Session')).when(complete('Yoga Session')).then(done('2026-11-20', 'Yoga Session')));
});
