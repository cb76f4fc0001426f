import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { POSITION } from '@anamnesis/contracts/language/headers';
import { until } from '@anamnesis/platform/testing/until';
import type { Account } from '../../testing/accounts.js';
import { send } from '../../testing/call.js';
import { type Clinic, slotsOf } from './clinic.js';
import type { Ledger } from './ledger.js';

/** Patients who book one appointment after the other, and retry under the same command id. */
export interface Crowd {
  /** Waits until this many new bookings were acknowledged. */
  books(count: number): Promise<void>;
  /** Starts no new bookings; resolves when every started one has completed. */
  finish(): Promise<void>;
}

/** Time-out of all attempts of a booking, ms. */
const TIMEOUT = 120_000;
/** Delay between two attempts, ms. */
const WAIT = 50;

/** Starts the patients of a clinic. Every slot is booked by two of them, and every third booking is sent twice concurrently. */
export function startCrowd(address: string, clinic: Clinic, ledger: Ledger): Crowd {
  const slots = slotsOf(clinic.doctors).flatMap((slot) => [slot, slot]);
  const acknowledged = new Set<number>();
  let begun = 0;
  let isFinishing = false;

  const settle = async (patient: Account, number: number) => {
    const slot = slots[number];
    if (!slot) throw new Error('Every slot of the clinic is taken');
    const commandId = randomUUID();
    ledger.note({ intended: commandId, patientId: patient.id, ...slot });
    const deadline = Date.now() + TIMEOUT;
    const insist = async (): Promise<boolean> => {
      for (;;) {
        const trouble = await attempt(patient, slot, commandId);
        if (typeof trouble === 'boolean') return trouble;
        ledger.note({ troubled: commandId, by: trouble });
        if (Date.now() > deadline) throw new Error(`A booking was not answered in ${TIMEOUT} ms: ${trouble}`);
        await pause(WAIT);
      }
    };
    const answers = await Promise.all(number % 3 === 0 ? [insist(), insist()] : [insist()]);
    if (answers.some(Boolean)) acknowledged.add(number);
  };

  /** True if acknowledged, false if rejected, else the reason for a retry. */
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
      while (!isFinishing) await settle(patient, begun++);
    }),
  );
  // The callers of `books` and `finish` get the failure; this handler covers the time without a caller.
  working.catch(() => (isFinishing = true));

  return {
    async books(count) {
      const from = begun;
      await until(async () => {
        if (isFinishing) await working;
        const since = [...acknowledged].filter((number) => number >= from).length;
        if (since < count) throw new Error(`${since} of ${count} bookings were acknowledged`);
      }, TIMEOUT);
    },
    async finish() {
      isFinishing = true;
      await working;
    },
  };
}
