import { readDocumentJob } from '@anamnesis/contracts/reading/jobs';
import type { readingsTopic } from '@anamnesis/contracts/reading/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

/** Plans each requested reading of a document. The queue recognises a repeated message by the event's id. */
export const planReading = (queue: JobQueue): Consumer<typeof readingsTopic> => ({
  group: 'plan-reading',
  async handle({ value: { type, eventId, patientId, documentId, file, onArrival } }) {
    if (type !== 'DocumentReadingRequested' || file === undefined) return;
    await queue.add(readDocumentJob, { patientId, documentId, file, onArrival }, { id: eventId, isLast: onArrival });
  },
});
