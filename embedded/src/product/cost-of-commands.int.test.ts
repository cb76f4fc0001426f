import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerPatient } from '@anamnesis/contracts/accounts/routes';
import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { freshSlots } from './testing/appointments.js';
import { type CountedService, countedService } from './testing/counted-service.js';
import { formOf } from './testing/files.js';
import { aDoctor, aPatient, newPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let counted: CountedService;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  product = await sharedProduct();
  counted = await countedService(product);
  [patient, doctor] = await Promise.all([aPatient(product), aDoctor(product)]);
});
afterAll(async () => {
  await counted.close();
  await product.close();
});

const nextSlot = freshSlots();
const book = ({ date, time }: { date: string; time: string }, commandId: string = randomUUID()) =>
  counted.call(bookAppointment, { as: patient, commandId, body: { doctorId: doctor.id, date, time } });

test('a booking costs three appends, and a later command on it one', async () => {
  expect((await book(nextSlot())).status).toBe(200);
  // The doctor is read once a minute, because hours and verification rarely change.
  expect(counted.storeCalls()).toEqual(['read doctor', 'append doctorDay', 'append patientDay', 'append appointment']);
  const commandId = randomUUID();
  const slot = nextSlot();
  const booked = await book(slot, commandId);
  expect(counted.storeCalls()).toEqual(['append doctorDay', 'append patientDay', 'append appointment']);
  const { appointmentId } = booked.body.data;
  const body = { transactionId: `TXN_${randomUUID()}` };
  const paid = await counted.call(declarePayment, { as: patient, params: { id: appointmentId }, body });
  expect([paid.status, counted.storeCalls()]).toEqual([200, ['append appointment']]);
  expect((await book(slot, commandId)).body.data.appointmentId).toBe(appointmentId);
  expect(counted.storeCalls()).toEqual([]);
});

test('a booking that another process has carried out is detected by its appends, and not repeated', async () => {
  const [commandId, slot] = [randomUUID(), nextSlot()];
  const body = { doctorId: doctor.id, date: slot.date, time: slot.time };
  const first = await product.call(bookAppointment, { as: patient, commandId, body });
  counted.storeCalls();
  expect((await book(slot, commandId)).body.data).toEqual(first.body.data);
  expect(counted.storeCalls()).toEqual(
    ['doctorDay', 'patientDay', 'appointment'].flatMap((stream) => [`append ${stream}`, `read ${stream}`]),
  );
  expect((await book(slot)).code).toBe('SLOT_BOOKED_BY_YOU');
});

test('a sign-up costs three appends', async () => {
  const form = newPatient();
  counted.storeCalls();
  expect((await counted.call(registerPatient, { body: formOf(form) })).status).toBe(201);
  expect(counted.storeCalls()).toEqual(['append username', 'append patient', 'append signInStreak']);
  expect((await counted.call(registerPatient, { body: formOf(form) })).code).toBe('EMAIL_TAKEN');
});
