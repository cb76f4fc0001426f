import { randomUUID } from 'node:crypto';
import { eachAtOnce } from './each-at-once.js';
import type { Backends } from './backends.js';
import { booking, encodeAll, type Parties } from './history.js';
import { withLog, type Log } from './log.js';
import { register, type People, type Person } from './people.js';
import { type Running, startBare, startService } from './services.js';

export interface Clinic extends People {
  /** Appointments of each patient in the read model. */
  readonly booked: number;
}

export interface ClinicSize {
  readonly patients: number;
  readonly doctors: number;
}

/** Enough patients that none of them reaches the rate limit. */
export const wholeClinic: ClinicSize = { patients: 500, doctors: 50 };
export const smallClinic: ClinicSize = { patients: 3, doctors: 2 };
const BOOKED = 3;

/** A service of ours and the bare server for comparison. */
export interface Measured {
  readonly ours: Running;
  readonly bare: Running;
}

/** Patients and doctors with appointments, in the log and in the read models, with a service and the bare server running. */
export async function withClinic<Result>(
  backends: Backends,
  { patients, doctors }: ClinicSize,
  service: 'command-service' | 'query-service',
  work: (clinic: Clinic, log: Log, measured: Measured) => Promise<Result>,
): Promise<Result> {
  return withLog(backends, async (log) => {
    const people = await register(log, patients, doctors);
    for (let each = 0; each < BOOKED; each += 1) await bookAll(log, people, people.patients);
    const [projectors, ours, bare] = await Promise.all([
      startService('projectors', backends),
      startService(service, backends),
      startBare(backends),
    ]);
    // The read models are built; the projectors stop, so that only one service is measured.
    await projectors.stop();
    try {
      return await work({ ...people, booked: BOOKED }, log, { ours, bare });
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
  });
}

export interface Booked {
  readonly appointmentId: string;
  readonly patient: Person;
}

/** Books one appointment for each of these patients by direct appends. */
export async function bookAll(
  { store, codec }: Log,
  { doctors }: Pick<People, 'doctors'>,
  patients: readonly Person[],
): Promise<Booked[]> {
  const booked: Booked[] = [];
  await eachAtOnce(64, patients, async (patient, index) => {
    const doctor = doctors[index % doctors.length] as Person;
    const parties: Parties = { appointmentId: randomUUID(), patientId: patient.id, doctorId: doctor.id };
    await store.append(`appointment-${parties.appointmentId}`, 'no-stream', await encodeAll(codec, [booking(parties)]));
    booked.push({ appointmentId: parties.appointmentId, patient });
  });
  return booked;
}

/** Cycles through the items. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let next = 0;
  return () => items[next++ % items.length] as Item;
}

/** Returns each item once. Throws when there are no more. */
export function once<Item>(items: Item[]): () => Item {
  return () => {
    const item = items.pop();
    if (item === undefined) throw new Error('There are too few items for this benchmark');
    return item;
  };
}
