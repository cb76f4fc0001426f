import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import { until } from '@anamnesis/platform/testing/until';
import { closeAll, connect, freshPrefix, startServer } from '../testing/sockets.js';

afterEach(closeAll);

const HOUR = 60 * 60_000;

test('every device of a person learns, on any server, that a notification is new or was read; nobody else does', async () => {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix), await startServer(prefix)];
  const [accountId, strangerId] = [randomUUID(), randomUUID()];
  const [phone, desk] = [
    await connect(one.address, accountId, 'patient'),
    await connect(two.address, accountId, 'patient'),
  ];
  const stranger = await connect(two.address, strangerId, 'patient');
  const publish = (position: string, recordedAt: Date, kind: 'noteWritten' | null) => {
    const eventId = randomUUID();
    const recipients = [{ accountId, kind }];
    const value = { eventId, position, recordedAt: recordedAt.toISOString(), recipients };
    return one.bus.publish(notificationsTopic, [{ key: accountId, id: eventId, value }]);
  };
  await publish('7', new Date(Date.now() - HOUR), 'noteWritten');
  await publish('8', new Date(), 'noteWritten');
  await publish('9', new Date(), null);
  const pushed = ['8', '9'].map((position) => ['notificationUpdate', { position }]);
  for (const { received } of [phone, desk]) await until(async () => expect(received).toEqual(pushed));
  expect(stranger.received).toEqual([]);
});
