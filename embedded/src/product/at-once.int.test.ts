import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { patientAppointments, showConsultation } from '@anamnesis/contracts/appointments/query-routes';
import {
  bookAppointment,
  cancelAppointment,
  confirmPayment,
  rescheduleAppointment,
} from '@anamnesis/contracts/appointments/routes';
import { appointmentStream } from '@anamnesis/contracts/appointments/standing';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { endSessionAsDoctor, endSessionAsPatient, joinSession } from '@anamnesis/contracts/sessions/routes';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { openLog } from '@anamnesis/platform/process/adapters';
import { anAppointment, freshSlots, type Stage } from './testing/appointments.js';
import { aDoctor, aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

const ROUNDS = 5;

let product: Product;
let log: EventStore;
let doctor: Person;
let patient: Person;
let other: Person;
beforeAll(async () => {
  product = await sharedProduct();
  log = (await openLog(product.vault, product.database, eventDefinitions)).store;
  [doctor, patient, other] = await Promise.all([aDoctor(product), aPatient(product), aPatient(product)]);
});
afterAll(async () => {
  await log.close();
  await product.close();
});

const nextSlot = freshSlots();
const appointment = (stage: Stage) => anAppointment(product, { patient, doctor, slot: nextSlot(), stage });
type Answer = Awaited<ReturnType<Product['call']>>;
const resultOf = ({ status, code }: Pick<Answer, 'status' | 'code'>) => code ?? String(status);
/** The later of the positions of two replies. */
const latest = (...answers: Pick<Answer, 'position'>[]) =>
  answers
    .map(({ position }) => BigInt(position ?? 0))
    .reduce((one, another) => (one > another ? one : another))
    .toString();
/** What both sides are shown of an appointment. */
async function shownOf(id: string, after: string) {
  const [mine, theirs] = await Promise.all([
    product.call(patientAppointments, { as: patient, after }),
    product.call(showConsultation, { as: doctor, after, params: { id } }),
  ]);
  return [mine.body.sessions.find((each) => each.id === id), theirs.body];
}

test('a payment confirmed and an appointment cancelled at once: both sides see that the money is due back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await appointment('paid');
    const answers = await Promise.all([
      product.call(confirmPayment, { as: doctor, params: { id } }),
      product.call(cancelAppointment, { as: patient, params: { id }, body: { reason: 'Better now' } }),
    ]);
    expect(answers.map(resultOf)).toEqual(['200', '200']);
    for (const shown of await shownOf(id, latest(...answers)))
      expect(shown).toMatchObject({ status: 'Cancelled', payment: 'refundDue' });
  }
});

test('an appointment rescheduled and cancelled at once is cancelled for both sides, and both slots are free', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, slot } = await appointment('booked');
    const target = nextSlot();
    const answers = await Promise.all([
      product.call(cancelAppointment, { as: patient, params: { id }, body: { reason: 'Better now' } }),
      product.call(rescheduleAppointment, { as: doctor, params: { id }, body: { newDateTime: target.startsAt } }),
    ]);
    const [cancelled, moved] = answers.map(resultOf);
    expect(cancelled).toBe('200');
    expect(['200', 'APPOINTMENT_NOT_PENDING']).toContain(moved);
    const { startsAt } = moved === '200' ? target : slot;
    for (const shown of await shownOf(id, latest(...answers)))
      expect(shown).toMatchObject({ status: 'Cancelled', startsAt });
    for (const { date, time } of [slot, target]) {
      const body = { doctorId: doctor.id, date, time };
      expect(resultOf(await product.call(bookAppointment, { as: other, body }))).toBe('200');
    }
  }
});

test('a session that both join and end at once, each on two devices, is one session', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await appointment('paid');
    const params = { id };
    const joined = await Promise.all(
      [patient, doctor, doctor, patient].map((as) => product.call(joinSession, { as, params })),
    );
    expect(joined.map(resultOf)).toEqual(Array(4).fill('200'));
    const body = { sessionId: id };
    const ended = await Promise.all([
      product.call(endSessionAsDoctor, { as: doctor, body }),
      product.call(endSessionAsPatient, { as: patient, body }),
    ]);
    expect(ended.map(resultOf)).toEqual(['200', '200']);
    const written = (await log.readRecorded(appointmentStream(id), -1n)).map(({ type }) => type);
    expect(written.slice(2, 5).toSorted()).toEqual(['DoctorJoined', 'PatientJoined', 'SessionStarted']);
    expect(written.slice(4)).toEqual(['SessionStarted', 'SessionEnded']);
  }
});
