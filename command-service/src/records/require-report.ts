import { refuse } from '@anamnesis/contracts/language/refusal';
import { ENTRY_NOT_FOUND } from '@anamnesis/contracts/records/errors';
import { entryIn } from '@anamnesis/contracts/records/health-record';
import type { Ports } from '../ports.js';
import { healthRecordDecider, healthRecordStream } from './health-record.decider.js';

/** Refuses ENTRY_NOT_FOUND unless the patient's record has this test report, not retracted. */
export async function requireReport(
  { commands }: Pick<Ports, 'commands'>,
  patientId: string,
  entryId: string,
): Promise<void> {
  const entry = entryIn(await commands.load(healthRecordDecider, healthRecordStream(patientId)), entryId);
  if (entry?.kind !== 'testReport' || !entry.isCurrent) refuse(ENTRY_NOT_FOUND);
}
