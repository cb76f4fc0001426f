import { registerDoctor, registerPatient } from '@anamnesis/contracts/accounts/routes';
import { DEFAULT_TIME_ZONE, TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/doctors/slots';
import { ask } from '../../testing/call.js';
import { verifyDoctors } from '../../testing/operator.js';
import type { Product } from '../../testing/product.js';

export const PASSWORD = 'a long walk at dusk';
export const MOBILE_NUMBER = '9820098200';

export interface Account {
  id: string;
  email: string;
  token: string;
}

export interface Clinic {
  patients: readonly Account[];
  doctors: readonly Account[];
}

/** Signs up so many patients and doctors, and has the doctors verified. */
export async function openClinic(product: Product, counts: Record<keyof Clinic, number>): Promise<Clinic> {
  const { address } = product;
  const [patients, doctors] = [
    await Promise.all(Array.from({ length: counts.patients }, (_, n) => signUpPatient(address, n))),
    await Promise.all(Array.from({ length: counts.doctors }, (_, n) => signUpDoctor(address, n))),
  ];
  await verifyDoctors(
    product,
    doctors.map(({ id }) => ({ id, certificates: 0 })),
  );
  return { patients, doctors };
}

async function signUpPatient(address: string, n: number): Promise<Account> {
  const body = {
    fullName: `Patient ${n}`,
    email: `patient${n}@example.org`,
    username: `patient${n}`,
    password: PASSWORD,
    gender: 'Female' as const,
    age: 30 + n,
  };
  const { data } = await ask(address, registerPatient, { body });
  return { id: data.user.id, email: body.email, token: data.accessToken };
}

async function signUpDoctor(address: string, n: number): Promise<Account> {
  const body = {
    fullName: `Doctor ${n}`,
    email: `doctor${n}@clinic.example`,
    password: PASSWORD,
    mobileNumber: MOBILE_NUMBER,
    yearExp: 10 + n,
    specifications: JSON.stringify(['Neurologist']),
  };
  const { data } = await ask(address, registerDoctor, { body });
  return { id: data.doctor.id, email: body.email, token: data.accessToken };
}

export interface Slot {
  doctorId: string;
  date: string;
  time: string;
}

/** The days from tomorrow on that can be booked wherever the clock stands. */
const DAYS = 88;

/** Every slot of these doctors that can be booked, day by day. */
export function slotsOf(doctors: readonly Account[]): Slot[] {
  const today = clinicTime(new Date(), DEFAULT_TIME_ZONE).date;
  const dates = Array.from({ length: DAYS }, (_, days) => dayAfter(today, days + 1));
  return dates.flatMap((date) => doctors.flatMap(({ id }) => TIME_SLOTS.map((time) => ({ doctorId: id, date, time }))));
}
