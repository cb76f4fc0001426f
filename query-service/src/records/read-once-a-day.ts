import type { recordKinds } from '@anamnesis/contracts/audit/events';
import type { Actor } from '@anamnesis/contracts/language/role';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Ports } from '../ports.js';

/** A reading of a whole list or record. An open one is refetched often, so only one per reader, ground and day is recorded. */
export function readOnceADay(
  { clock, timeZone }: Pick<Ports, 'clock' | 'timeZone'>,
  kind: (typeof recordKinds)[number],
  reader: Actor,
  patientId: string,
) {
  const today = clinicTime(clock(), timeZone).date;
  return { what: { kind, id: patientId }, again: uuidOf(`${kind}/${reader.id}/${patientId}/${today}`) };
}
