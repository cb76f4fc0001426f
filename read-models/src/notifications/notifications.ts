import type { EventOf, Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type {
  AppointmentBooked,
  AppointmentCancelled,
  AppointmentRescheduled,
  NoShowRecorded,
} from '@anamnesis/contracts/appointments/events';
import type { UrgentRank } from '@anamnesis/contracts/labs/urgent-rank';
import type { NotificationKind } from '@anamnesis/contracts/notifications/constants';
import {
  type Choices,
  NotificationPreferencesChanged,
  NotificationsRead,
  PushSubscribed,
  PushUnsubscribed,
} from '@anamnesis/contracts/notifications/events';
import { type NoticedEvent, noticedEvents } from '@anamnesis/contracts/notifications/noticed-events';
import { noticeId } from '@anamnesis/contracts/notifications/ids';
import { noticesOf } from '@anamnesis/contracts/notifications/notices';
import { type Change, change, put, remove } from '@anamnesis/platform/read-model/change';
import { flag, json, moment, nullable, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const notifications = defineTable({
  name: 'notifications',
  key: 'notification_id',
  subject: 'recipient_id',
  columns: {
    /** Event and recipient: a repeated event is no second notification. */
    notification_id: text(),
    recipient_id: uuid(),
    kind: text<NotificationKind>(),
    at: moment(),
    other_id: nullable(uuid()),
    appointment_id: nullable(uuid()),
    tie_id: nullable(uuid()),
    starts_at: nullable(moment()),
    /** Of a result that cannot wait, or an explanation: its report, which may be retracted. */
    entry_id: nullable(uuid()),
    /** Of such a result: how soon and where. */
    rank: nullable(text<UrgentRank>()),
  },
  indexes: ['(recipient_id, at desc)'],
});
export type NotificationRow = RowOf<typeof notifications>;

/** Reminders follow from these rows and the clock: no event records them. */
const times = defineTable({
  name: 'notification_times',
  key: 'appointment_id',
  subject: 'patient_id',
  columns: {
    appointment_id: uuid(),
    patient_id: uuid(),
    doctor_id: uuid(),
    starts_at: moment(),
    ends_at: moment(),
    /** When the appointment got this time. */
    set_at: moment(),
    stands: flag(),
  },
  indexes: ['(patient_id, ends_at)', '(doctor_id, ends_at)'],
});

/** Of each account: up to when everything is read. */
const marks = defineTable({
  name: 'notification_marks',
  key: 'account_id',
  subject: 'account_id',
  columns: { account_id: uuid(), up_to: moment() },
});

/** Notifications that were read one by one. */
const reads = defineTable({
  name: 'notification_reads',
  key: 'read',
  subject: 'account_id',
  columns: {
    /** Account and notification. */
    read: text(),
    account_id: uuid(),
  },
});

const settings = defineTable({
  name: 'notification_settings',
  key: 'account_id',
  subject: 'account_id',
  columns: { account_id: uuid(), choices: json<Choices>() },
});

/** The devices to which notifications are pushed, as long as the sign-in lasts. */
const pushes = defineTable({
  name: 'push_subscriptions',
  key: 'subscription_id',
  subject: 'account_id',
  columns: {
    subscription_id: uuid(),
    account_id: uuid(),
    sign_in_id: uuid(),
    endpoint: text(),
    p256dh: text(),
    auth: text(),
  },
  indexes: ['(account_id)'],
});

/** The key of a row that marks one notification as read. */
const readKey = (accountId: string, notificationId: string) => `${accountId} ${notificationId}`;

const notified = (event: Recorded): Change[] =>
  noticesOf(event as RecordedOf<NoticedEvent>).map((notice) =>
    put(notifications, {
      notification_id: noticeId(event.id, notice.recipientId),
      ...{ recipient_id: notice.recipientId, kind: notice.kind, at: event.recordedAt },
      ...{ other_id: notice.otherId ?? null, appointment_id: notice.appointmentId ?? null },
      ...{ tie_id: notice.tieId ?? null, starts_at: notice.startsAt ?? null, entry_id: notice.entryId ?? null },
      rank: notice.rank ?? null,
    }),
  );

type Timed = RecordedOf<EventOf<typeof AppointmentBooked | typeof AppointmentRescheduled>>;
const timed = (event: Recorded): Change[] => {
  const { data, recordedAt } = event as Timed;
  const { appointmentId, patientId, doctorId, startsAt, endsAt } = data;
  return [
    ...notified(event),
    put(times, {
      ...{ appointment_id: appointmentId, patient_id: patientId, doctor_id: doctorId },
      ...{ starts_at: startsAt, ends_at: endsAt, set_at: recordedAt, stands: true },
    }),
  ];
};
type CalledOff = RecordedOf<EventOf<typeof AppointmentCancelled | typeof NoShowRecorded>>;
const calledOff = (event: Recorded): Change[] => [
  ...notified(event),
  change(times, (event as CalledOff).data.appointmentId, { stands: false }),
];

/**
 * What each person is told, by the one rule in contracts; what of it they have read; and what they chose about it. Whether a family
 * invitation may be shown, and the names of people, are looked up where it is read.
 */
export const notificationCentre = defineReadModel({
  name: 'notifications',
  version: 5,
  tables: [notifications, times, marks, reads, settings, pushes],
  handles: [
    ...noticedEvents,
    ...[NotificationsRead, NotificationPreferencesChanged, PushSubscribed, PushUnsubscribed],
  ] as const,
  on: {
    ...(Object.fromEntries(noticedEvents.map(({ type }) => [type, notified])) as Record<
      NoticedEvent['type'],
      typeof notified
    >),
    AppointmentBooked: timed,
    AppointmentRescheduled: timed,
    AppointmentCancelled: calledOff,
    NoShowRecorded: calledOff,
    NotificationsRead: ({ data: { accountId, ids, upTo } }) => [
      ...ids.map((id) => put(reads, { read: readKey(accountId, id), account_id: accountId })),
      ...(upTo === null ? [] : [put(marks, { account_id: accountId, up_to: upTo })]),
    ],
    NotificationPreferencesChanged: ({ data: { accountId, mailOff, pushOff = [], quietHours } }) =>
      put(settings, { account_id: accountId, choices: { mailOff, pushOff, quietHours } }),
    PushSubscribed: ({ data: { subscriptionId, accountId, signInId, endpoint, p256dh, auth } }) =>
      put(pushes, {
        ...{ subscription_id: subscriptionId, account_id: accountId, sign_in_id: signInId },
        ...{ endpoint, p256dh, auth },
      }),
    PushUnsubscribed: ({ data: { subscriptionId } }) => remove(pushes, subscriptionId),
  },
});
