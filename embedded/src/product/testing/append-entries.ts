import { randomUUID } from 'node:crypto';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { openLog } from '@anamnesis/platform/process/adapters';
import type { Person } from './people.js';
import type { Product } from './product.js';

const AT_ONCE = 500;

/** A fact of a patient's record, without what all entries have. */
export interface EntryFact {
  type: 'PrescriptionAdded' | 'TestReportAdded';
  data: object;
}

/**
 * Appends many entries to the empty record of a patient, as told by the patient: as many commands would take minutes. Returns the log
 * position of the last one.
 */
export async function appendEntries(product: Product, patient: Person, facts: readonly EntryFact[]): Promise<string> {
  const { store, codec } = await openLog(product.vault, product.database, eventDefinitions);
  const actor = { id: patient.id, role: 'patient' as const };
  const encoded = ({ type, data }: EntryFact, index: number) =>
    codec.encode(
      randomUUID(),
      {
        type,
        data: {
          ...{ patientId: patient.id, entryId: randomUUID(), author: actor, appointmentId: null },
          ...{ date: `20${10 + (index % 16)}-0${1 + (index % 9)}-01`, doctorName: 'Dr. Shah', ...data },
        },
      },
      { actor, correlationId: 'test', causationId: randomUUID() },
    );
  let last = 0n;
  for (let from = 0; from < facts.length; from += AT_ONCE) {
    const events = await Promise.all(
      facts.slice(from, from + AT_ONCE).map((fact, index) => encoded(fact, from + index)),
    );
    last = await store.append(`healthRecord-${patient.id}`, from === 0 ? 'no-stream' : BigInt(from - 1), events);
  }
  await store.close();
  return String(last);
}

/** A medicine that the patient told. */
export const aMedicine = (medication: string): EntryFact => ({
  type: 'PrescriptionAdded',
  data: { medication, dosage: 'At night', duration: '5 days', instructions: '' },
});
