import { expect, test } from '@jest/globals';
import { clinicSettings } from './settings.js';

const read = (settings: Record<string, string>) => clinicSettings.safeParse(settings);

test.each([
  [{}, 'Asia/Kolkata'],
  [{ CLINIC_TIME_ZONE: 'Asia/Kolkata' }, 'Asia/Kolkata'],
  [{ CLINIC_TIME_ZONE: 'Europe/Lisbon' }, 'Europe/Lisbon'],
])('with %j the clinic’s time zone is %s', (settings, zone) =>
  expect(read(settings).data).toEqual({ CLINIC_TIME_ZONE: zone, CLINIC_COUNTRY: 'IN' }),
);

test('an unknown time zone is rejected', () =>
  expect(read({ CLINIC_TIME_ZONE: 'Asia/Nowhere' }).error?.issues[0]?.message).toBe('is not the name of a time zone'));

test.each(['IN', 'GB', 'US', 'DE'])('%s is a country', (country) =>
  expect(read({ CLINIC_COUNTRY: country }).data?.CLINIC_COUNTRY).toBe(country),
);

test.each(['UK', 'in', 'India', 'ZZ', 'XX', 'EU', 'I', ''])('%j is none, and is rejected', (country) =>
  expect(read({ CLINIC_COUNTRY: country }).error?.issues[0]?.message).toBe(
    'is not a country of two letters (ISO 3166), such as IN',
  ),
);
