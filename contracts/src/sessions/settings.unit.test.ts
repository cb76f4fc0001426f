import { expect, test } from '@jest/globals';
import { meetingSettings } from './settings.js';

const read = (settings: Record<string, string>) => meetingSettings.safeParse(settings);

test.each([
  [{}, '/meet'],
  [{ MEETING_BASE_URL: '/rooms/' }, '/rooms'],
  [{ MEETING_BASE_URL: 'https://meet.example/clinic/' }, 'https://meet.example/clinic'],
])('with %j people meet at %s', (settings, place) => expect(read(settings).data).toEqual({ MEETING_BASE_URL: place }));

test.each(['//evil.example', 'javascript:alert(1)', 'meet'])('nobody meets at %s', (place) =>
  expect(read({ MEETING_BASE_URL: place }).error?.issues[0]?.message).toContain('is neither a path nor an address'),
);
