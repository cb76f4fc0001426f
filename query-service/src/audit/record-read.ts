import { accessStream, type AuditEvent } from '@anamnesis/contracts/audit/events';
import type { Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';

type Reading = Omit<Extract<AuditEvent, { type: 'RecordRead' }>['data'], 'reader'>;

/**
 * Writes down that the caller is given a record to read; what is read may leave once this has resolved, and not when it
 * throws. What patients read of their own is not written down.
 */
export async function recordRead(
  { recorder }: Ports,
  { actor, requestId, commandId }: Pick<Call, 'requestId' | 'commandId'> & { actor: NonNullable<Call['actor']> },
  reading: Reading,
): Promise<void> {
  if (actor.id === reading.patientId) return;
  const fact = { type: 'RecordRead', data: { ...reading, reader: actor } };
  await recorder.record(accessStream(reading.patientId), fact, { actor, correlationId: requestId, commandId });
}
