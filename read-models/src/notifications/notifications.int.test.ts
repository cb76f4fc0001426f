import { afterAll, beforeAll, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { booked, cancelled, doctorId, type Fact, patientId, rescheduled } from '../testing/facts.js';
import { notificationCentre } from './notifications.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, notificationCentre, eventDefinitions);
});
afterAll(() => database.close());

/** The story records one event per minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute)).toISOString();
const accountId = patientId;

test('who is told of an appointment, with its new time', async () => {
  await story
    .given(booked(), rescheduled, cancelled)
    .then('select recipient_id, kind, at, other_id, starts_at from {schema}.notifications order by at', [
      {
        ...{ recipient_id: doctorId, kind: 'appointmentBooked', at: at(0), other_id: patientId },
        starts_at: '2026-11-21T05:30:00.000Z',
      },
      {
        ...{ recipient_id: patientId, kind: 'appointmentMoved', at: at(1), other_id: doctorId },
        starts_at: '2026-11-23T09:30:00.000Z',
      },
      { recipient_id: doctorId, kind: 'appointmentCancelled', at: at(2), other_id: patientId, starts_at: null },
    ]);
});

test('the time of which both are reminded, and whether it stands', async () => {
  const query = 'select starts_at, set_at, stands from {schema}.notification_times';
  const moved = { starts_at: '2026-11-23T09:30:00.000Z', set_at: at(1) };
  await story.given(booked(), rescheduled).then(query, [{ ...moved, stands: true }]);
  await story.given(booked(), rescheduled, cancelled).then(query, [{ ...moved, stands: false }]);
});

const read = (ids: string[], upTo: string | null): Fact => ({
  type: 'NotificationsRead',
  data: { accountId, ids, upTo },
});

test('what was read one by one, and up to when everything was', async () => {
  await story
    .given(read(['one', 'two'], null), read(['two'], null))
    .then('select read from {schema}.notification_reads order by read', [
      { read: `${accountId} one` },
      { read: `${accountId} two` },
    ]);
  await story
    .given(read([], at(0)), read([], at(1)))
    .then('select up_to from {schema}.notification_marks', [{ up_to: at(1) }]);
});

test('the latest choices', async () => {
  const quietHours = { from: '22:00', to: '07:00', zone: 'Asia/Kolkata' };
  const choose = (mailOff: ['payments'] | []): Fact => ({
    type: 'NotificationPreferencesChanged',
    data: { accountId, mailOff, quietHours },
  });
  await story
    .given(choose([]), choose(['payments']))
    .then('select choices from {schema}.notification_settings', [
      { choices: { mailOff: ['payments'], pushOff: [], quietHours } },
    ]);
});

test('the devices that get push notifications', async () => {
  const device = (subscriptionId: string, endpoint: string): Fact => ({
    type: 'PushSubscribed',
    data: { accountId, subscriptionId, signInId: subscriptionId, endpoint, p256dh: 'key', auth: 'secret' },
  });
  const [one, other] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];
  await story
    .given(device(one, 'https://push.example/1'), device(other, 'https://push.example/2'), {
      type: 'PushUnsubscribed',
      data: { accountId, subscriptionId: one, why: 'gone' },
    })
    .then('select subscription_id, sign_in_id, endpoint from {schema}.push_subscriptions', [
      { subscription_id: other, sign_in_id: other, endpoint: 'https://push.example/2' },
    ]);
});
