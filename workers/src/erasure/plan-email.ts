import { EMAIL_WITHIN_HOURS } from '@anamnesis/contracts/accounts/emails';
import { sendErasureEmail } from '@anamnesis/contracts/erasure/jobs';
import type { erasureTopic } from '@anamnesis/contracts/erasure/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

const HOUR_MILLISECONDS = 60 * 60_000;

/** Plans the email to the patient; the queue and the sender recognise a repeated message by the event's id. An event of days ago gets none. */
export const planErasureEmail = (queue: JobQueue, clock: () => Date): Consumer<typeof erasureTopic> => ({
  group: 'plan-erasure-emails',
  async handle({ value: { eventId, patientId, position, recordedAt } }) {
    if (clock().getTime() - Date.parse(recordedAt) > EMAIL_WITHIN_HOURS * HOUR_MILLISECONDS) return;
    await queue.add(sendErasureEmail, { patientId, position }, { id: eventId });
  },
});
