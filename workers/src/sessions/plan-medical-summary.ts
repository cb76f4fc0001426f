import type { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { medicalSummaryJob } from '@anamnesis/contracts/sessions/jobs';
import type { Follower } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

/** Has every medical summary made that was asked for. The queue recognises a message that comes again by the event's id. */
export const planMedicalSummary = (queue: JobQueue): Follower<typeof appointmentsTopic> => ({
  group: 'plan-medical-summary',
  async handle({ value: { type, eventId, appointmentId, summaryId, position } }) {
    if (type !== 'MedicalSummaryRequested' || summaryId === undefined) return;
    await queue.add(medicalSummaryJob, { appointmentId, summaryId, position }, { id: eventId });
  },
});
