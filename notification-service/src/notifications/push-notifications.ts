import type { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import { isFresh } from '../freshness.js';
import { roomOf, type SocketServer } from '../socket-server.js';

/** Tells every device of a person, on any server, that a notification is new or was read. */
export const pushNotifications = (io: SocketServer, clock: () => Date): Consumer<typeof notificationsTopic> => ({
  group: 'push-notifications',
  async handle({ value: { recipients, position, recordedAt } }) {
    if (recipients.length === 0 || !isFresh(recordedAt, clock())) return;
    io.to(recipients.map(({ accountId }) => roomOf(accountId))).emit('notificationUpdate', { position });
  },
});
