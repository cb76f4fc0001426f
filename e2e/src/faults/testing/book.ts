import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { ask } from '../../testing/call.js';
import { type Clinic, slotsOf } from './clinic.js';

/** The first patient books the nth slot of the first doctor; returns the appointment's id. */
export async function book(address: string, { patients, doctors }: Clinic, n: number): Promise<string> {
  const [patient, doctor] = [patients[0], doctors[0]];
  if (!patient || !doctor) throw new Error('The clinic is empty');
  const slot = slotsOf([doctor])[n];
  if (!slot) throw new Error(`There is no slot ${n}`);
  const { data } = await ask(address, bookAppointment, { body: slot }, { token: patient.token });
  return data.appointmentId;
}
