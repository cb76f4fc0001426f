import { randomUUID } from 'node:crypto';
import { eachAtOnce } from './each-at-once.js';
import { consultation, encodeAll } from './history.js';
import type { Log } from './log.js';
import { register } from './people.js';

const EVENTS_EACH = 10;
const AT_ONCE = 64;

/** Writes the history of one patient: half of it consultations, each a stream, and half of it entries of the record. Returns the patient. */
export async function longHistory(log: Log, events: number): Promise<{ patientId: string; events: number }> {
  const { patients, doctors } = await register(log, 1, 1);
  const [patientId, doctorId] = [patients[0]?.id ?? '', doctors[0]?.id ?? ''];
  const each = Math.ceil(events / 2 / EVENTS_EACH);
  const writeEntries = async () => {
    for (let written = 0; written < each; written += 1)
      await append(
        log,
        `healthRecord-${patientId}`,
        Array.from({ length: EVENTS_EACH }, () => entry(patientId)),
      );
  };
  await Promise.all([
    writeEntries(),
    eachAtOnce(AT_ONCE, Array.from({ length: each }), async () => {
      const appointmentId = randomUUID();
      await append(log, `appointment-${appointmentId}`, consultation({ appointmentId, patientId, doctorId }));
    }),
  ]);
  return { patientId, events: 1 + 2 * each * EVENTS_EACH };
}

async function append({ store, codec }: Log, stream: string, facts: readonly { type: string; data: unknown }[]) {
  await store.append(stream, 'any', await encodeAll(codec, facts));
}

const entry = (patientId: string) => ({
  type: 'PrescriptionAdded',
  data: {
    ...{ patientId, entryId: randomUUID(), author: { id: patientId, role: 'patient' }, appointmentId: null },
    ...{ date: '2026-11-20', doctorName: 'Dr. Shah', medication: 'Cetirizine 10 mg', dosage: 'One at night' },
    ...{ duration: 'A week', instructions: 'Not with alcohol.', document: null },
  },
});
