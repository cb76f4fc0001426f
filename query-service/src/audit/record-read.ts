import { accessStream, RecordRead } from '@anamnesis/contracts/audit/events';
import type { RecordReading } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';

/**
 * Records a reading of a patient's record, with the ground of the policy's grant. Reading one's own data is not recorded. Whoever reads
 * by a share link does so as its visitor, also when signed in.
 */
export const recordReading =
  ({ recorder }: Pick<Ports, 'recorder'>): RecordReading =>
  async ({ actor, requestId, commandId }, { subject, ground }, { what, again }) => {
    if (ground.purpose === 'own') return;
    const reader = 'linkId' in ground ? { id: ground.linkId, role: 'visitor' } : actor;
    const data = RecordRead.schema.parse({ patientId: subject, reader, what, ground });
    await recorder.record(
      accessStream(data.patientId),
      { type: RecordRead.type, data },
      { actor: data.reader, correlationId: requestId, commandId: again ?? commandId },
    );
  };
