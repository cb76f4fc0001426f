import { expect, test } from '@jest/globals';
import { clinicSettings } from './settings.js';

const read = (settings: Record<string, string>) => clinicSettings.safeParse(settings);

test.each([
  [{}, 'Asia/Kolkata'],
  [{ CLINIC_TIME_ZONE: 'Asia/Kolkata' }, 'Asia/Kolkata'],
  [{ CLINIC_TIME_ZONE: 'Europe/Lisbon' }, 'Europe/Lisbon'],
])('with %j the clinic’s time zone is %s', (settings, zone) =>
  expect(read(settings).data).toEqual({ CLINIC_TIME_ZONE: zone }),
);

test('an unknown time zone is rejected', () =>
  expect(read({ CLINIC_TIME_ZONE: 'Asia/Nowhere' }).error?.issues[0]?.message).toBe('is not the name of a time zone'));
