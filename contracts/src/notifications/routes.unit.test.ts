import { expect, test } from '@jest/globals';
import { listNotifications } from './routes.js';
import { subscribeToPush } from './push-routes.js';

const isPage = (before: string) => listNotifications.query.safeParse({ before }).success;

test.each([
  '2026-11-25T10:00:00.000Z 0a1b0000-0000-4000-8000-000000000001',
  '2026-11-25T10:00:00Z a reminderHourBefore 17',
])('%s is where a page begins', (before) => expect(isPage(before)).toBe(true));

test.each([
  ...['2026-99-99T99:99:99Z x', '2026-11-25T...Z x', '2026-11-25T1:1:1:1:1Z x', '2026-02-30T10:00:00Z x'],
  ...['0000-01-01T10:00:00Z x', '2026-11-25T10:00:00Z', '2026-11-25T10:00:00Z a\u0000b', ' ', ''],
])('%j is not', (before) => expect(isPage(before)).toBe(false));

const takes = (endpoint: string) =>
  subscribeToPush.body.safeParse({ endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }).success;

test.each([...['https://push.example.org/send/1', 'https://fcm.googleapis.com/fcm/send/a:b', 'https://a.xn--p1ai/']])(
  '%s may be the address of a push service',
  (endpoint) => expect(takes(endpoint)).toBe(true),
);

test.each([
  ...['https://x.127.0.0.1/', 'https://a.0x1/a', 'https://127.0.0.1/', 'https://a.1/', 'https://0x7f.0.0.1/'],
  ...[
    'https://printer.local/',
    'https://a.localhost/',
    'https://a.internal/x',
    'https://router.home.arpa/',
    'https://nas.lan/',
  ],
  ...['https://localhost/', 'https://push.example.org:8443/', 'http://push.example.org/'],
])('%s may not', (endpoint) => expect(takes(endpoint)).toBe(false));
