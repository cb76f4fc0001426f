import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter, type Slot, slotAt } from '@anamnesis/contracts/time/slots';
import { endSessionAsDoctor, joinSession } from '@anamnesis/contracts/sessions/routes';
import type { Person } from './people.js';
import type { Product } from './product.js';

export const TIME_ZONE = 'Asia/Kolkata';

/** Stages of an appointment; each includes the ones before. */
const stages = ['booked', 'paid', 'active', 'ended'] as const;
export type Stage = (typeof stages)[number];

export interface Booked {
  id: string;
  slot: Slot;
  /** The log position of its last step. */
  position: string | null;
}

/** The clinic's day `days` from today. */
export const dayFromNow = (days: number) => dayAfter(clinicTime(new Date(), TIME_ZONE).date, days);

/** Bookable slots from the day after tomorrow on; each call returns another one. */
export function freshSlots(): () => Slot {
  let given = 0;
  return () => {
    const day = dayFromNow(2 + Math.floor(given / TIME_SLOTS.length));
    const time = TIME_SLOTS[given % TIME_SLOTS.length] ?? TIME_SLOTS[0];
    given += 1;
    return slotAt(day, time, TIME_ZONE);
  };
}

/** Books a slot and advances the appointment to a stage, each step by the right person. */
export async function anAppointment(
  { call }: Product,
  { patient, doctor, slot, stage = 'booked' }: { patient: Person; doctor: Person; slot: Slot; stage?: Stage },
): Promise<Booked> {
  const { date, time } = slot;
  const booked = await call(bookAppointment, { as: patient, body: { doctorId: doctor.id, date, time } });
  if (booked.status !== 200) throw new Error(`Not booked: ${JSON.stringify(booked.body)}`);
  const id = booked.body.data.appointmentId;
  const params = { id };
  const steps: readonly [Stage, () => Promise<{ status: number; position: string | null; body: unknown }>][] = [
    ['paid', () => call(declarePayment, { as: patient, params, body: { transactionId: 'TXN_1' } })],
    ['active', () => call(joinSession, { as: doctor, params })],
    ['active', () => call(joinSession, { as: patient, params })],
    ['ended', () => call(endSessionAsDoctor, { as: doctor, body: { sessionId: id } })],
  ];
  let { position } = booked;
  for (const [reached, take] of steps) {
    if (stages.indexOf(reached) > stages.indexOf(stage)) break;
    const taken = await take();
    if (taken.status !== 200) throw new Error(`Not ${reached}: ${JSON.stringify(taken.body)}`);
    position = taken.position;
  }
  return { id, slot, position };
}
