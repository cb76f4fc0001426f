import { expect, test } from '@jest/globals';
import type { NotificationKind } from '@anamnesis/contracts/notifications/constants';
import { planPushes } from './plan-push.js';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const [eventId, accountId] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [string, string];

/** How long the push of a notification waits, in milliseconds. */
async function delayOf(kind: NotificationKind) {
  const delays: (number | undefined)[] = [];
  const queue = {
    add: async (_: unknown, __: object, { delay }: { id: string; delay?: number }) => void delays.push(delay),
    close: async () => undefined,
  };
  const recipients = [{ accountId, kind }];
  const value = { eventId, position: '42', recordedAt: NOW.toISOString(), recipients };
  await planPushes(queue, () => NOW).handle({ key: accountId, id: eventId, value, attempt: 1 });
  return delays;
}

test('an explanation waits until whoever has it open has read it; nothing else waits', async () => {
  expect(await delayOf('insightReady')).toEqual([20_000]);
  expect(await delayOf('resultUrgent')).toEqual([0]);
  expect(await delayOf('noteWritten')).toEqual([0]);
});
