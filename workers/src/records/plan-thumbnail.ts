import type { recordsTopic } from '@anamnesis/contracts/records/topics';
import { thumbnailJob } from '@anamnesis/contracts/uploads/jobs';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

/** Plans the thumbnail of each entry's document. The queue recognises a repeated message by the event's id. */
export const planThumbnail = (queue: JobQueue): Consumer<typeof recordsTopic> => ({
  group: 'plan-thumbnail',
  async handle({ value: { eventId, patientId, entryId, document } }) {
    if (!document) return;
    await queue.add(thumbnailJob, { subject: patientId, file: document.file, about: entryId }, { id: eventId });
  },
});
