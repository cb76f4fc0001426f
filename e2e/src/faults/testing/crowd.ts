import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { POSITION } from '@anamnesis/contracts/language/headers';
import { until } from '@anamnesis/platform/testing/until';
import type { Account } from '../../testing/accounts.js';
import { send } from '../../testing/call.js';
import { type Clinic, slotsOf } from './clinic.js';
import type { Ledger } from './ledger.js';

/** Patients who book one appointment after the other, and send what was not answered again under the same command id. */
export interface Crowd {
  /** Waits until so many bookings that are begun from now on were acknowledged; answers how long that took, in milliseconds. */
  books(count: number): Promise<number>;
  /** No new bookings: waits until every one that was begun is settled. */
  finish(): Promise<void>;
}

/** How long a booking is tried again before the clients give up, in milliseconds. */
const PATIENCE = 30_000;
/** Between two tries; milliseconds. */
const WAIT = 50;

/** Sets the patients of a clinic to work. Every slot is wanted by two of them, and every third booking is sent twice at once. */
export function startCrowd(address: string, clinic: Clinic, ledger: Ledger): Crowd {
  const slots = slotsOf(clinic.doctors).flatMap((slot) => [slot, slot]);
  const acknowledgedAfter = new Map<number, number>();
  let begun = 0;
  let leaving = false;

  const settle = async (patient: Account, number: number) => {
    const slot = slots[number];
    if (!slot) throw new Error('Every slot of the clinic is taken');
    const commandId = randomUUID();
    ledger.note({ intended: commandId, patientId: patient.id, ...slot });
    const deadline = Date.now() + PATIENCE;
    const insist = async (): Promise<boolean> => {
      for (;;) {
        const trouble = await attempt(patient, slot, commandId);
        if (typeof trouble === 'boolean') return trouble;
        ledger.note({ troubled: commandId, by: trouble });
        if (Date.now() > deadline) throw new Error(`A booking was not answered in ${PATIENCE} ms: ${trouble}`);
        await pause(WAIT);
      }
    };
    const answers = await Promise.all(number % 3 === 0 ? [insist(), insist()] : [insist()]);
    if (answers.some(Boolean)) acknowledgedAfter.set(number, Date.now());
  };

  /** True when acknowledged, false when refused, else what stood in the way. */
  const attempt = async (patient: Account, slot: (typeof slots)[number], commandId: string) => {
    const body = { ...slot, despiteOther: true };
    try {
      const response = await send(address, bookAppointment, { body }, { token: patient.token, commandId });
      const text = await response.text();
      if (response.ok) {
        const { appointmentId } = bookAppointment.reply.parse(JSON.parse(text)).data;
        ledger.note({ acknowledged: commandId, appointmentId, position: response.headers.get(POSITION) ?? '' });
        return true;
      }
      const { code } = JSON.parse(text) as { code: string };
      if (response.status === 503) return `503 ${code}`;
      ledger.note({ refused: commandId, code });
      return false;
    } catch (error) {
      return `no answer: ${error instanceof Error ? error.message : String(error)}`;
    }
  };

  const working = Promise.all(
    clinic.patients.map(async (patient) => {
      while (!leaving) await settle(patient, begun++);
    }),
  );
  // Whoever waits for the crowd hears of its failure; nobody may be waiting when it comes.
  working.catch(() => (leaving = true));

  return {
    async books(count) {
      const [from, startedAt] = [begun, Date.now()];
      await until(async () => {
        if (leaving) await working;
        const since = [...acknowledgedAfter.keys()].filter((number) => number >= from).length;
        if (since < count) throw new Error(`${since} of ${count} bookings were acknowledged`);
      }, PATIENCE);
      return Date.now() - startedAt;
    },
    async finish() {
      leaving = true;
      await working;
    },
  };
}
