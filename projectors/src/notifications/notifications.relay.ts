import type { Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import { NotificationsRead, type NotificationsReadEvent } from '@anamnesis/contracts/notifications/events';
import { type NoticedEvent, noticedEvents } from '@anamnesis/contracts/notifications/noticed-events';
import { noticesOf } from '@anamnesis/contracts/notifications/notices';
import { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import type { Relay } from '@anamnesis/platform/projection/relay';

type Relayed = RecordedOf<NoticedEvent | NotificationsReadEvent>;

/** Publishes who is told of an event, and who has read notifications: ids and kinds. */
export const notificationsRelay: Relay<typeof notificationsTopic> = {
  name: 'notifications',
  topic: notificationsTopic,
  types: new Set([...noticedEvents, NotificationsRead].map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const event = recorded as Relayed;
    const { id: eventId, position, recordedAt } = event;
    const key = event.type === 'NotificationsRead' ? event.data.accountId : event.streamId;
    return {
      key,
      value: { eventId, position: String(position), recordedAt, recipients: recipientsOf(event) },
    };
  },
};

function recipientsOf(event: Relayed) {
  if (event.type === 'NotificationsRead') return [{ accountId: event.data.accountId, kind: null }];
  return noticesOf(event).map(({ recipientId, kind }) => ({ accountId: recipientId, kind }));
}
