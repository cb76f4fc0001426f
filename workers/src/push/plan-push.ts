import { REMINDER_MINUTES, reminders } from '@anamnesis/contracts/appointments/emails';
import type { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { PUSH_WITHIN_HOURS } from '@anamnesis/contracts/notifications/constants';
import { noticeId, reminderId } from '@anamnesis/contracts/notifications/ids';
import { planPush, sendPush } from '@anamnesis/contracts/notifications/jobs';
import { listPushSubscriptions } from '@anamnesis/contracts/notifications/push-routes';
import type { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';
import { type JobRunner, runner } from '@anamnesis/platform/queue/worker';
import { retryLater } from '../email-outcomes.js';
import type { QueryClient } from '../query-client.js';

const MINUTE = 60_000;
/** The screen of whoever waits for an explanation marks its notice as read once it is there: then nothing is pushed. */
const UNTIL_READ = 20_000;
/** A reminder exists from the moment it is due; the clocks of two machines may differ by so much. */
const CLOCK_MARGIN = 2_000;
const reminderKinds = { 'day-before': 'reminderDayBefore', 'hour-before': 'reminderHourBefore' } as const;

/** Plans a push notification for each person who is told of an event. An event of days ago gets none, also after a loss of Redis. */
export const planPushes = (queue: JobQueue, clock: () => Date): Consumer<typeof notificationsTopic> => ({
  group: 'plan-pushes',
  async handle({ value: { eventId, position, recordedAt, recipients } }) {
    if (clock().getTime() - Date.parse(recordedAt) > PUSH_WITHIN_HOURS * 60 * MINUTE) return;
    for (const { accountId, kind } of recipients) {
      if (kind === null) continue;
      const notificationId = noticeId(eventId, accountId);
      const delay = kind === 'insightReady' ? UNTIL_READ : 0;
      await queue.add(planPush, { notificationId, accountId, position }, { id: notificationId, delay });
    }
  },
});

/** Plans the reminders of the time that an event sets. Whether it still stands is asked when they are due, as for emails. */
export const planReminderPushes = (queue: JobQueue, clock: () => Date): Consumer<typeof appointmentsTopic> => ({
  group: 'plan-reminder-pushes',
  async handle({ value: { eventId, appointmentId, patientId, doctorId, startsAt, position } }) {
    if (!startsAt) return;
    for (const reminder of reminders) {
      const delay = Date.parse(startsAt) - REMINDER_MINUTES[reminder] * MINUTE - clock().getTime();
      if (delay < 0) continue;
      const notificationId = reminderId(appointmentId, reminderKinds[reminder], startsAt);
      for (const accountId of [patientId, doctorId]) {
        const about = { id: `${eventId} ${notificationId} ${accountId}`, delay: delay + CLOCK_MARGIN };
        await queue.add(planPush, { notificationId, accountId, position }, about);
      }
    }
  },
});

/** Plans one job per device, so that a failure of one push service repeats nothing at another. */
export const planPushPerDevice = (queries: QueryClient, queue: JobQueue): JobRunner =>
  runner({
    job: planPush,
    concurrency: 4,
    async run({ notificationId, accountId, position }) {
      const call = { params: { accountId } };
      const { subscriptionIds } = await queries.ask(listPushSubscriptions, call, position).catch(retryLater);
      for (const subscriptionId of subscriptionIds) {
        const payload = { notificationId, accountId, subscriptionId, position };
        await queue.add(sendPush, payload, { id: `${notificationId} ${subscriptionId}` });
      }
    },
  });
