import { patientAppointments, type PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { bookAppointment, declarePayment, rescheduleAppointment } from '@anamnesis/contracts/appointments/routes';
import { doctorSlots } from '@anamnesis/contracts/doctors/routes';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import type { DemoClient } from './demo-client.js';
import type { Known } from './seed-people.js';

const MINUTE = 60_000;
/** An appointment that began at most this long ago can still be attended, ms. */
const LATE = 5 * MINUTE;
/** An appointment within this time is about to begin, ms. */
const SOON = 30 * MINUTE;
/** A slot that begins sooner may have begun before it is booked, ms. */
const TOO_SOON = MINUTE;

interface Pair {
  patient: Known;
  doctor: Known;
}

/**
 * Ensures that a patient and a doctor have one paid appointment that is about to begin or active. A missed one is moved, so that
 * the history of an unused demo does not fill with missed appointments; otherwise a new one is booked. Returns false
 * if the doctor has no free slot within half an hour.
 */
export async function arrangeImminent(client: DemoClient, pair: Pair, timeZone: string, now: Date): Promise<boolean> {
  const { patient, doctor } = pair;
  const { sessions } = patientAppointments.reply.parse(await client.ask(patientAppointments, patient.token));
  const theirs = sessions.filter(({ doctor: { id } }) => id === doctor.id);
  const open = theirs.filter(({ status }) => OPEN.has(status));
  if (open.some((each) => isImminent(each, now))) return true;
  const slot = await nextFree(client, pair, timeZone, now);
  if (!slot) return false;
  const missed = open.find(({ startsAt }) => Date.parse(startsAt) < now.getTime());
  const id = missed ? missed.id : await book(client, pair, slot, theirs.length);
  if (missed) {
    const body = { newDateTime: slot.startsAt };
    await client.json(
      rescheduleAppointment,
      doctor.token,
      { id },
      body,
      `move ${id} from ${missed.startsAt} to ${slot.startsAt}`,
    );
  }
  const body = { transactionId: `TXN_${id.slice(0, 8)}` };
  await client.json(declarePayment, patient.token, { id }, body, `pay ${id}`);
  return true;
}

const OPEN: ReadonlySet<string> = new Set(['Pending', 'Active']);

function isImminent({ status, doctorIn, patientIn, startsAt }: PatientAppointment, now: Date): boolean {
  const ahead = Date.parse(startsAt) - now.getTime();
  return status === 'Active' || doctorIn || patientIn || (ahead > -LATE && ahead < SOON);
}

interface FreeSlot {
  date: string;
  time: string;
  startsAt: string;
}

async function nextFree(client: DemoClient, pair: Pair, timeZone: string, now: Date): Promise<FreeSlot | null> {
  const latest = now.getTime() + SOON;
  // Half an hour can cross midnight.
  const dates = new Set([now, new Date(latest)].map((moment) => clinicTime(moment, timeZone).date));
  for (const date of dates) {
    const asked = await client.ask(doctorSlots, pair.patient.token, { doctorId: pair.doctor.id }, { date });
    const { slots } = doctorSlots.reply.parse(asked);
    const free = slots.find(({ state, startsAt }) => {
      const start = Date.parse(startsAt);
      return state === 'free' && start > now.getTime() + TOO_SOON && start < latest;
    });
    if (free) return { date, ...free };
  }
  return null;
}

async function book(client: DemoClient, pair: Pair, { date, time }: FreeSlot, earlier: number): Promise<string> {
  const { patient, doctor } = pair;
  const asked = { doctorId: doctor.id, date, time, issueDetails: 'Sore throat since Monday, no fever.' };
  // The same slot can be booked again after a cancellation, which needs another command id.
  const step = `imminent ${date} ${time} after ${earlier}`;
  const booked = await client.json(bookAppointment, patient.token, {}, asked, step);
  return bookAppointment.reply.parse(booked).data.appointmentId;
}
