import { importHealthDataJob } from '@anamnesis/contracts/health-imports/jobs';
import type { healthImportsTopic } from '@anamnesis/contracts/health-imports/topics';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

/** Plans each import of health data that starts. The queue recognises a repeated message by the event's id. */
export const planImport = (queue: JobQueue): Consumer<typeof healthImportsTopic> => ({
  group: 'plan-health-import',
  async handle({ value: { type, eventId, patientId, importId, file } }) {
    if (type !== 'HealthImportStarted' || file === undefined) return;
    await queue.add(importHealthDataJob, { patientId, importId, file }, { id: eventId });
  },
});
