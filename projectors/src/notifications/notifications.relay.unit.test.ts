import { expect, test } from '@jest/globals';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import { notificationsRelay } from './notifications.relay.js';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const about = {
  ...{
    id: id(9),
    streamId: 'a stream',
    revision: 0n,
    position: 7n,
    recordedAt: '2026-11-20T06:00:00.000Z',
    version: 1,
  },
  metadata: { actor: { id: id(1), role: 'patient' }, correlationId: 'c', causationId: id(8) },
};
const published = (type: string, data: object) => {
  const { value } = notificationsRelay.message({ ...about, type, data } as unknown as Recorded);
  return notificationsTopic.schema.parse(value);
};
const parties = { appointmentId: id(1), patientId: id(2), doctorId: id(3) };

test('a booking names its recipient, and nothing of its content', () => {
  const startsAt = '2026-11-21T05:30:00.000Z';
  const value = published('AppointmentBooked', { ...parties, startsAt, issueDetails: 'Tired since the summer.' });
  expect(value).toEqual({
    ...{ eventId: id(9), position: '7', recordedAt: about.recordedAt },
    recipients: [{ accountId: id(3), kind: 'appointmentBooked' }],
  });
});

test('read notifications name the reader without a kind', () => {
  const value = published('NotificationsRead', { accountId: id(2), ids: ['one'], upTo: null });
  expect(value.recipients).toEqual([{ accountId: id(2), kind: null }]);
  expect(notificationsRelay.types.has('NotificationsRead')).toBe(true);
});
