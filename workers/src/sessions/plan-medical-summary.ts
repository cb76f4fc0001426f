import type { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { medicalSummaryJob } from '@anamnesis/contracts/sessions/jobs';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

/** Plans every requested medical summary. The queue recognises a repeated message by the event's id. */
export const planMedicalSummary = (queue: JobQueue): Consumer<typeof appointmentsTopic> => ({
  group: 'plan-medical-summary',
  async handle({ value: { type, eventId, appointmentId, summaryId, position } }) {
    if (type !== 'MedicalSummaryRequested' || summaryId === undefined) return;
    await queue.add(medicalSummaryJob, { appointmentId, summaryId, position }, { id: eventId });
  },
});
