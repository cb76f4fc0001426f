import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { recommendDoctors } from '@anamnesis/contracts/doctors/routes';
import { updateDoctor } from '@anamnesis/contracts/profiles/routes';
import { giveFeedback } from '@anamnesis/contracts/sessions/routes';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { formOf } from './testing/files.js';
import { aDoctor, aNewcomer, aPatient, newDoctor, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

let product: Product;
let patient: Person;
beforeAll(async () => {
  // Not the shared product: recommendations depend on the mean rating of all doctors, and on all doctors of a specialty.
  product = await startProduct();
  patient = await aPatient(product);
});
afterAll(() => product.close());

/** Distinct slots, so that the patient's appointments do not overlap. */
const nextSlot = freshSlots();
const doctorOf = (fullName: string, ...specializations: string[]) =>
  aDoctor(product, newDoctor(fullName, specializations));

async function rate(doctor: Person, ...stars: number[]): Promise<string | null> {
  let after = doctor.position;
  for (const rating of stars) {
    const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot(), stage: 'ended' });
    const body = { sessionId: id, feedback: 'Clear', rating };
    after = (await product.call(giveFeedback, { as: patient, body })).position;
  }
  return after;
}
async function namesBeside(doctor: Person, after: string | null): Promise<string[]> {
  const { body } = await product.call(recommendDoctors, { as: patient, after, params: { doctorId: doctor.id } });
  return body.recommendations.map(({ fullName }) => fullName);
}

test('more shared specializations rank higher; the doctor seen and unverified doctors are excluded', async () => {
  const seen = await doctorOf('Kavita Iyer', 'Cardiologist', 'Diabetologist');
  const half = await doctorOf('Asha Menon', 'Cardiologist', 'Virologist');
  await aNewcomer(product, newDoctor('Leela Nair', ['Cardiologist', 'Diabetologist']));
  await doctorOf('Omar Sheikh', 'Virologist');
  const { position } = await doctorOf('Arjun Mehta', 'Diabetologist', 'Cardiologist');
  await rate(half, 5);
  expect(await namesBeside(seen, position)).toEqual(['Arjun Mehta', 'Asha Menon']);
});

test('many good ratings rank higher than one perfect rating, and few ratings rank higher than many bad ones', async () => {
  const seen = await doctorOf('Kavita Rao', 'Neurologist');
  const [perfect, proven, poor] = [
    await doctorOf('Perfect Once', 'Neurologist'),
    await doctorOf('Proven Often', 'Neurologist'),
    await doctorOf('Poor Often', 'Neurologist'),
  ];
  await rate(poor, 1, 1, 1, 2, 1, 1);
  await rate(proven, 5, 5, 5, 4, 5, 5, 5);
  const after = await rate(perfect, 5);
  expect(await namesBeside(seen, after)).toEqual(['Proven Often', 'Perfect Once', 'Poor Often']);
});

test('among equals a profile that mentions the reason of the appointment ranks higher', async () => {
  const seen = await doctorOf('Kavita Das', 'Dermatologist');
  await aDoctor(product, { ...newDoctor('Experienced Elsewhere', ['Dermatologist']), yearExp: '30' });
  const fitting = await doctorOf('Rashes Known', 'Dermatologist');
  const about = { aboutMe: 'I treat eczema and other itching rashes of children.' };
  await product.call(updateDoctor, { as: fitting, body: formOf(about) });
  const { date, time } = nextSlot();
  const booked = await product.call(bookAppointment, {
    as: patient,
    body: { doctorId: seen.id, date, time, issueDetails: 'An itchy rash on both arms' },
  });
  expect(await namesBeside(seen, booked.position)).toEqual(['Rashes Known', 'Experienced Elsewhere']);
});

test('an unknown doctor has no recommendations', async () => {
  const unknown = await product.call(recommendDoctors, { as: patient, params: { doctorId: randomUUID() } });
  expect([unknown.status, unknown.code]).toEqual([404, 'DOCTOR_NOT_FOUND']);
});
