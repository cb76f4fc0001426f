import { DEFAULT_TIME_ZONE, TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { type Account, signUpDoctor, signUpPatient } from '../../testing/accounts.js';
import { verifyDoctors } from '../../testing/operator.js';
import type { Product } from '../../testing/product.js';

export interface Clinic {
  patients: readonly Account[];
  doctors: readonly Account[];
}

/** Signs up this many patients and doctors, and verifies the doctors. */
export async function openClinic(
  product: Pick<Product, 'address' | 'dataDir' | 'demo'>,
  counts: Record<keyof Clinic, number>,
): Promise<Clinic> {
  const { address } = product;
  const [patients, doctors]: [Account[], Account[]] = [[], []];
  // In sequence, because each hashes a password and the last ones would time out on a busy machine.
  for (let n = 0; n < counts.patients; n += 1) patients.push(await signUpPatient(address, `Patient ${n}`));
  for (let n = 0; n < counts.doctors; n += 1) doctors.push(await signUpDoctor(address, `Doctor ${n}`));
  await verifyDoctors(
    product,
    doctors.map(({ id }) => ({ id, certificates: 0 })),
  );
  return { patients, doctors };
}

export interface Slot {
  doctorId: string;
  date: string;
  time: string;
}

/** Number of days from tomorrow on that can be booked at any time of day. */
const DAYS = 88;

/** Every bookable slot of these doctors, by day. */
export function slotsOf(doctors: readonly Account[]): Slot[] {
  const today = clinicTime(new Date(), DEFAULT_TIME_ZONE).date;
  const dates = Array.from({ length: DAYS }, (_, days) => dayAfter(today, days + 1));
  return dates.flatMap((date) => doctors.flatMap(({ id }) => TIME_SLOTS.map((time) => ({ doctorId: id, date, time }))));
}
