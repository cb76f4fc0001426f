import { randomUUID } from 'node:crypto';
import { accessStream, RecordRead } from '@anamnesis/contracts/audit/events';
import { type OpeningHeaders, openingName } from '@anamnesis/contracts/audit/opening';
import { readingUnder } from '@anamnesis/contracts/audit/reading';
import { can } from '@anamnesis/contracts/language/policy';
import { recordActions, type RecordFacts } from '@anamnesis/contracts/records/policy';
import type { Actor } from '@anamnesis/contracts/language/role';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Ports } from '../ports.js';

interface Caller {
  readonly actor: Actor;
  readonly requestId: string;
  readonly headers: OpeningHeaders;
}

/**
 * Records that a doctor reads in a patient's record by having a prescription checked against it. The same reading as that of the whole
 * record, so a doctor who has it open under the same opening leaves no second one. The command's id is no name for a reading: the caller chooses it. Who may
 * not prescribe is not told anything, so there is no reading; the decision refuses.
 */
export async function recordCheck(
  { recorder, clock }: Pick<Ports, 'recorder' | 'clock'>,
  { actor, requestId, headers }: Caller,
  facts: RecordFacts,
): Promise<void> {
  const verdict = can(actor, recordActions.addPrescriptionAsDoctor, facts);
  if (!verdict.allowed) return;
  const data = readingUnder(verdict.grant, actor, { kind: 'healthRecord', id: facts.patientId });
  if (data === null) return;
  const opening = openingName(headers, clock());
  await recorder.record(
    accessStream(data.patientId),
    { type: RecordRead.type, data },
    { actor, correlationId: requestId, commandId: opening === null ? randomUUID() : uuidOf(opening) },
  );
}
