import { explainReportJob } from '@anamnesis/contracts/insights/jobs';
import type { insightsTopic } from '@anamnesis/contracts/insights/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

/** Plans every requested insight. The queue recognises a repeated message by the event's id. */
export const planExplanation = (queue: JobQueue): Consumer<typeof insightsTopic> => ({
  group: 'plan-explanation',
  async handle({ value: { eventId, patientId, entryId, requestId, summaryIn, position } }) {
    const payload = { patientId, entryId, requestId, summaryIn, position };
    await queue.add(explainReportJob, payload, { id: eventId });
  },
});
