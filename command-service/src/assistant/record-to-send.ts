import { EXCERPT_CHANGED } from '@anamnesis/contracts/assistant/errors';
import { excerptEntries } from '@anamnesis/contracts/assistant/excerpt-entries';
import { excerptOf } from '@anamnesis/contracts/assistant/excerpt-of';
import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Ports } from '../ports.js';
import { healthRecordStream } from '../records/health-record.decider.js';

/** The excerpt of a patient's record as a question asked now would send it. */
export async function excerptNow(
  { commands, clock, timeZone }: Pick<Ports, 'commands' | 'clock' | 'timeZone'>,
  patientId: string,
): Promise<RecordExcerpt> {
  const entries = await commands.load(excerptEntries, healthRecordStream(patientId));
  const { items, text } = excerptOf(entries, clinicTime(clock(), timeZone).date);
  return { items, text, digest: uuidOf(JSON.stringify(items)) };
}

/** The excerpt that the patient saw and chose to send. Refuses EXCERPT_CHANGED, with the new one, if it is another one now. */
export async function requireSeen(ports: Parameters<typeof excerptNow>[0], patientId: string, seen: string) {
  const excerpt = await excerptNow(ports, patientId);
  return excerpt.digest === seen ? excerpt : refuse(EXCERPT_CHANGED, { excerpt });
}
