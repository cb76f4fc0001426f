import { TOLD_DAYS } from '@anamnesis/contracts/insights/constants';
import { checkUrgency } from '@anamnesis/contracts/urgent-results/jobs';
import type { urgencyTopic } from '@anamnesis/contracts/urgent-results/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

/** A report of an earlier event is told to nobody: no report is of a later day than its entry. A day is added for zones, and one for a report of this day. */
const LOOKED_AT_FOR = (TOLD_DAYS + 2) * 24 * 60 * 60_000;

/** Plans a look at each report with new values, once by each version of the rules: the whole log comes again with new rules, and events of which nobody would be told cost nothing. */
export const planUrgencyCheck = (queue: JobQueue, clock: () => Date): Consumer<typeof urgencyTopic> => ({
  group: 'plan-urgency-checks',
  async handle({ value: { eventId, rules, recordedAt, patientId, entryId, position } }) {
    if (clock().getTime() - Date.parse(recordedAt) > LOOKED_AT_FOR) return;
    await queue.add(checkUrgency, { patientId, entryId, position }, { id: `${eventId}-${rules}` });
  },
});
