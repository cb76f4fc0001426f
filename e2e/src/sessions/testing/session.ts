import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Page } from 'playwright-core';
import { type Account, signUpDoctor, signUpPatient } from '../../testing/accounts.js';
import { ask } from '../../testing/call.js';
import { verifyDoctors } from '../../testing/operator.js';
import type { SharedProduct } from '../../testing/shared-product.js';

/** The two of a session. */
export interface Parties {
  patient: Account;
  doctor: Account;
  /** Their first appointment. */
  sessionId: string;
}

/** Signs up a patient and a doctor of these names, with an appointment. */
export async function appointedParties(
  product: SharedProduct,
  patientName: string,
  doctorName: string,
): Promise<Parties> {
  const doctor = await signUpDoctor(product.address, doctorName);
  await verifyDoctors(product, [{ id: doctor.id, certificates: 0 }]);
  const both = { doctor, patient: await signUpPatient(product.address, patientName) };
  return { ...both, sessionId: await bookTomorrow(product, both, '10:00') };
}

/** Books an appointment of the two for tomorrow; returns its id. */
export async function bookTomorrow(
  { address }: SharedProduct,
  { patient, doctor }: Pick<Parties, 'patient' | 'doctor'>,
  time: string,
): Promise<string> {
  const date = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
  const body = { doctorId: doctor.id, date, time, issueDetails: '' };
  return (await ask(address, bookAppointment, { body }, { token: patient.token })).data.appointmentId;
}

/** Begins the first session on the doctor's page, and joins it on the patient's. */
export async function openSession(patient: Page, doctor: Page): Promise<void> {
  await doctor.goto('/appointments');
  await doctor.getByRole('button', { name: 'Start Call' }).first().click();
  await patient.goto('/user-tele');
  await patient.getByRole('button', { name: 'Pay & Join Session' }).click();
  await patient.getByRole('button', { name: "I've Paid" }).click();
}

/** The meeting in a session. */
export const frame = (page: Page) => page.frameLocator('iframe');
export const press = (page: Page, name: string): Promise<void> => frame(page).getByRole('button', { name }).click();
export const reads = (page: Page, text: string | RegExp): Promise<void> =>
  frame(page).getByText(text).first().waitFor();
