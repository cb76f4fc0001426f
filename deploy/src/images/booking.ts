import { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import { registerDoctor, registerPatient, signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { patientAppointments, pendingConsultations } from '@anamnesis/contracts/appointments/query-routes';
import { doctorSlots } from '@anamnesis/contracts/doctors/routes';
import { verifyDoctor } from '@anamnesis/contracts/registrations/routes';
import { createCaller, type Caller } from './call.js';
import { eventually } from './eventually.js';

const DAY = 86_400_000;
/** Time limit in seconds for 503 replies after a service has restarted. */
const RECOVERY_SECONDS = 60;
const PASSWORD = 'quiet river stones 41';

/** A patient and a verified doctor, signed in. */
export interface Accounts {
  readonly patient: Caller;
  readonly doctor: Caller;
  readonly doctorId: string;
}

/** A certificate of the given size. */
export const certificate = (name: string, bytes: number): File =>
  new File([`%PDF-1.4\n${' '.repeat(bytes - 15)}\n%%EOF`], name, { type: 'application/pdf' });

/** The fields of a doctor's sign-up. */
export const doctorNamed = (name: string) => ({
  ...{ fullName: `Dr. ${name}`, email: `${name.toLowerCase()}@clinic.example`, password: PASSWORD },
  ...{ mobileNumber: '9876543210', yearExp: 12, specifications: '["Cardiology"]' },
});

/** A new patient. */
export async function signUpPatient(address: string, username: string): Promise<Caller> {
  const patient = createCaller(address);
  const { data } = await patient.call(registerPatient, {
    body: {
      ...{ fullName: 'Meera Iyer', email: `${username}@example.org`, username, password: PASSWORD },
      ...{ gender: 'Female', age: 34 },
    },
  });
  patient.signedInWith(data.accessToken);
  return patient;
}

/**
 * Appoints an operator, who verifies a new doctor, and signs up a patient. `appoint` runs a command in the
 * command-service and returns its output.
 */
export async function createAccounts(
  address: string,
  appoint: (...command: readonly string[]) => Promise<string>,
): Promise<Accounts> {
  const argv = 'node command-service/dist/appoint-main.js operator --email devika@clinic.example --name'.split(' ');
  const [, password = ''] = /this password: (\S+)/.exec(await appoint(...argv, 'Devika Pillai')) ?? [];
  const operator = createCaller(address);
  const signedIn = await operator.call(signInOperator, { body: { email: 'devika@clinic.example', password } });
  operator.signedInWith(signedIn.data.accessToken);

  const doctor = createCaller(address);
  const { data } = await doctor.call(registerDoctor, {
    body: doctorNamed('Kavita'),
    files: { certificateImage: [certificate('licence.pdf', 2000)] },
  });
  doctor.signedInWith(data.accessToken);
  await operator.call(verifyDoctor, { params: { id: data.doctor.id }, body: { seen: 1 } });
  return { patient: await signUpPatient(address, 'meera'), doctor, doctorId: data.doctor.id };
}

/** Gives both new tokens, since the old ones expire during a long check. */
export async function signInAgain({ patient, doctor }: Accounts): Promise<void> {
  const { email, mobileNumber } = doctorNamed('Kavita');
  const asPatient = await patient.call(signInPatient, { body: { email: 'meera@example.org', password: PASSWORD } });
  patient.signedInWith(asPatient.data.accessToken);
  const asDoctor = await doctor.call(signInDoctor, { body: { email, mobileNumber, password: PASSWORD } });
  doctor.signedInWith(asDoctor.data.accessToken);
}

/** Books the next free slot, checks that both sides see it, and returns its id and time. Retries while a service recovers. */
export async function bookOnce({ patient, doctor, doctorId }: Accounts): Promise<{ id: string; startsAt: string }> {
  const within = <R>(what: string, attempt: () => Promise<R>) => eventually(what, RECOVERY_SECONDS, attempt);
  const slot = await within('a slot is free', () => nextFreeSlot(patient, doctorId));
  const { data } = await within('the slot can be booked', () =>
    patient.call(bookAppointment, { body: { doctorId, ...slot, issueDetails: 'Heart races on stairs.' } }),
  );
  const isIt = ({ id }: { id: string }) => id === data.appointmentId;
  await within('both sides see the appointment', async () => {
    const { sessions } = await patient.call(patientAppointments, {});
    const { consultations } = await doctor.call(pendingConsultations, {});
    if (!sessions.some(isIt) || !consultations.some(isIt)) throw new Error('The appointment is not on both lists');
  });
  return { id: data.appointmentId, startsAt: data.startsAt };
}

async function nextFreeSlot(patient: Caller, doctorId: string): Promise<{ date: string; time: string }> {
  for (let days = 1; days <= 14; days++) {
    const date = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    const { slots } = await patient.call(doctorSlots, { params: { doctorId }, query: { date } });
    const free = slots.find(({ state }) => state === 'free');
    if (free) return { date, time: free.time };
  }
  throw new Error('No slot is free within two weeks');
}
