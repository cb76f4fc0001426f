import { EMAIL_WITHIN_HOURS } from '@anamnesis/contracts/accounts/emails';
import { sendBreakGlassEmail } from '@anamnesis/contracts/break-glass/jobs';
import type { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

const HOUR_MILLISECONDS = 60 * 60_000;

/** Plans the email to the patient; the queue and the sender recognise a repeated message by the event's id. An event of days ago gets none. */
export const planBreakGlassEmail = (queue: JobQueue, clock: () => Date): Consumer<typeof breakGlassTopic> => ({
  group: 'plan-break-glass-emails',
  async handle({ value: { eventId, type, breakGlassId, position, recordedAt } }) {
    if (type !== 'BreakGlassOpened') return;
    if (clock().getTime() - Date.parse(recordedAt) > EMAIL_WITHIN_HOURS * HOUR_MILLISECONDS) return;
    await queue.add(sendBreakGlassEmail, { breakGlassId, position }, { id: eventId });
  },
});
