import { expect, test } from '@jest/globals';
import { meetingSettings } from './settings.js';

const read = (settings: Record<string, string>) => meetingSettings.safeParse(settings);

test.each([
  [{}, '/meet'],
  [{ MEETING_BASE_URL: '/rooms/' }, '/rooms'],
  [{ MEETING_BASE_URL: 'https://meet.example/clinic/' }, 'https://meet.example/clinic'],
])('with %j meetings are at %s', (settings, address) =>
  expect(read(settings).data).toEqual({ MEETING_BASE_URL: address }),
);

test.each(['//evil.example', 'javascript:alert(1)', 'meet'])('%s is rejected as the base of meetings', (address) =>
  expect(read({ MEETING_BASE_URL: address }).error?.issues[0]?.message).toContain('is neither a path nor an address'),
);
