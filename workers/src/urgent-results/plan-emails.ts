import { EMAIL_WITHIN_HOURS } from '@anamnesis/contracts/accounts/emails';
import type { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import { sendUrgentEmail } from '@anamnesis/contracts/urgent-results/jobs';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

const HOUR_MILLISECONDS = 60 * 60_000;

/** Plans an email for each person who is told of an urgent result, one job per recipient. An event of days ago gets none. */
export const planUrgentEmails = (queue: JobQueue, clock: () => Date): Consumer<typeof notificationsTopic> => ({
  group: 'plan-urgent-emails',
  async handle({ value: { eventId, position, recordedAt, recipients } }) {
    if (clock().getTime() - Date.parse(recordedAt) > EMAIL_WITHIN_HOURS * HOUR_MILLISECONDS) return;
    for (const { accountId, kind } of recipients)
      if (kind === 'resultUrgent')
        await queue.add(sendUrgentEmail, { eventId, accountId, position }, { id: `${eventId}-${accountId}` });
  },
});
