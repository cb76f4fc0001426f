import { accessStream, RecordRead } from '@anamnesis/contracts/audit/events';
import { readingUnder } from '@anamnesis/contracts/audit/reading';
import type { RecordReading } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';

/** Records a reading of a patient's record, with the ground of the policy's grant. Reading one's own data is not recorded. */
export const recordReading =
  ({ recorder }: Pick<Ports, 'recorder'>): RecordReading =>
  async ({ actor, requestId, commandId }, grant, { what, again }) => {
    const data = readingUnder(grant, actor, what);
    if (data === null) return;
    await recorder.record(
      accessStream(data.patientId),
      { type: RecordRead.type, data },
      { actor: data.reader, correlationId: requestId, commandId: again ?? commandId },
    );
  };
