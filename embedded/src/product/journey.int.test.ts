import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  activeSessions,
  patientAppointments,
  pendingConsultations,
  showConsultation,
} from '@anamnesis/contracts/appointments/query-routes';
import { bookAppointment, cancelAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { doctorSlots, findDoctors, recommendDoctors } from '@anamnesis/contracts/doctors/routes';
import {
  endSessionAsDoctor,
  endSessionAsPatient,
  giveFeedback,
  joinSession,
  listIceServers,
  showSession,
  skipFeedback,
} from '@anamnesis/contracts/sessions/routes';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { aDoctor, aPatient, newDoctor, newPatient, type Person, withPicture } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let patient: Person;
let doctor: Person;
let colleague: Person;
/** No doctor of another suite has it. */
const SPECIALTY = 'Cardiology of travellers';
beforeAll(async () => {
  product = await sharedProduct();
  [patient, doctor, colleague] = await Promise.all([
    aPatient(product, newPatient(), undefined, withPicture()),
    aDoctor(product, newDoctor('Kavita Iyer', [SPECIALTY]), withPicture()),
    aDoctor(product, newDoctor('Arjun Mehta', [SPECIALTY, 'Diabetology'])),
  ]);
});
afterAll(() => product.close());

const nextSlot = freshSlots();

/** The appointment as each side sees it right after a command. */
async function seen(id: string, after: string | null) {
  const [mine, theirs] = await Promise.all([
    product.call(patientAppointments, { as: patient, after }),
    product.call(showConsultation, { as: doctor, after, params: { id } }),
  ]);
  const { status, payment, doctorIn, patientIn, feedback } = theirs.body;
  expect(mine.body.sessions.find((each) => each.id === id)).toMatchObject({
    status,
    payment,
    doctorIn,
    patientIn,
    feedback,
  });
  return { status, payment, doctorIn, patientIn, feedback };
}
const isOpen = async (id: string, after: string | null) => {
  const [ofPatient, ofDoctor] = await Promise.all(
    [patient, doctor].map((as) => product.call(activeSessions, { as, after })),
  );
  return [ofPatient?.body.sessions, ofDoctor?.body.consultations].map((each) => each?.some((one) => one.id === id));
};

test('from the directory to the rating, each step is in every list as soon as it is acknowledged', async () => {
  const found = await product.call(findDoctors, {
    as: patient,
    after: doctor.position,
    query: { search: 'kavita cardio travel' },
  });
  expect(found.body.data).toMatchObject([
    { id: doctor.id, rating: null, feedbackCount: 0, specification: [SPECIALTY] },
  ]);

  const { date, time, startsAt } = nextSlot();
  const slotState = async (after: string | null) =>
    (
      await product.call(doctorSlots, { as: patient, after, params: { doctorId: doctor.id }, query: { date } })
    ).body.slots.find((slot) => slot.time === time)?.state;
  expect(await slotState(doctor.position)).toBe('free');
  const booked = await product.call(bookAppointment, {
    as: patient,
    body: { doctorId: doctor.id, date, time, issueDetails: 'Tired since the summer.' },
  });
  expect(booked.body).toMatchObject({ message: 'Appointment booked successfully!', data: { startsAt } });
  const id = booked.body.data.appointmentId;
  const sent = { params: { id } };
  expect(await slotState(booked.position)).toBe('taken');
  const pending = await product.call(pendingConsultations, { as: doctor, after: booked.position });
  expect(pending.body.consultations).toMatchObject([
    { id, patientName: patient.fullName, issueDetails: 'Tired since the summer.', fee: 500 },
  ]);
  const nothing = { status: 'Pending', payment: 'none', doctorIn: false, patientIn: false, feedback: 'none' };
  expect(await seen(id, booked.position)).toEqual(nothing);

  const started = await product.call(joinSession, { as: doctor, ...sent });
  expect(started.body.session).toMatchObject({ sessionId: id, status: 'Pending' });
  expect(await seen(id, started.position)).toEqual({ ...nothing, doctorIn: true });
  const unpaid = await product.call(joinSession, { as: patient, ...sent });
  expect([unpaid.status, unpaid.code]).toEqual([402, 'PAYMENT_REQUIRED']);

  const paid = await product.call(declarePayment, { as: patient, ...sent, body: { transactionId: 'TXN_1' } });
  expect(await seen(id, paid.position)).toEqual({ ...nothing, doctorIn: true, payment: 'claimed' });
  const joined = await product.call(joinSession, { as: patient, ...sent });
  expect(joined.body.session).toEqual({ ...started.body.session, status: 'Active' });
  const running = { ...nothing, status: 'Active', payment: 'claimed', doctorIn: true, patientIn: true };
  expect(await seen(id, joined.position)).toEqual(running);
  expect(await isOpen(id, joined.position)).toEqual([true, true]);
  const { roomName } = joined.body.session;
  const room = await product.call(showSession, { as: patient, after: joined.position, params: { roomName } });
  expect(room.body.session).toEqual({
    ...joined.body.session,
    doctorId: doctor.id,
    doctorName: doctor.fullName,
    doctorPicture: `/api/pictures/${doctor.id}`,
    patientName: patient.fullName,
    patientPicture: `/api/pictures/${patient.id}`,
  });
  const ice = await product.call(listIceServers, { as: patient, after: joined.position, params: { roomName } });
  expect(ice.body).toEqual({ iceServers: [], iceTransportPolicy: 'all' });

  const early = await product.call(giveFeedback, { as: patient, body: { sessionId: id, feedback: 'Kind' } });
  expect(early.code).toBe('SESSION_NOT_ENDED');
  expect((await product.call(cancelAppointment, { as: patient, ...sent, body: { reason: 'No' } })).code).toBe(
    'APPOINTMENT_NOT_PENDING',
  );
  const ended = await product.call(endSessionAsDoctor, { as: doctor, body: { sessionId: id } });
  const over = { ...nothing, status: 'Completed', payment: 'claimed' };
  expect(await seen(id, ended.position)).toEqual(over);
  expect(await isOpen(id, ended.position)).toEqual([false, false]);
  expect((await product.call(endSessionAsPatient, { as: patient, body: { sessionId: id } })).status).toBe(200);
  expect((await product.call(joinSession, { as: patient, ...sent })).code).toBe('APPOINTMENT_OVER');
  const late = await product.call(listIceServers, { as: patient, after: ended.position, params: { roomName } });
  expect(late.code).toBe('APPOINTMENT_OVER');

  const feedback = { as: patient, body: { sessionId: id, feedback: 'Listened first.', rating: 4 } };
  const rated = await product.call(giveFeedback, feedback);
  expect(await seen(id, rated.position)).toEqual({ ...over, feedback: 'given' });
  expect((await product.call(giveFeedback, feedback)).code).toBe('FEEDBACK_ALREADY_GIVEN');
  const card = await product.call(findDoctors, {
    as: patient,
    after: rated.position,
    query: { search: 'Iyer travellers' },
  });
  expect(card.body.data).toMatchObject([{ id: doctor.id, rating: 4, feedbackCount: 1 }]);
});

test('the mean rating is shown with one decimal, and similar doctors are recommended', async () => {
  let after: string | null = null;
  for (const rating of [5, 5, 4]) {
    const { id } = await anAppointment(product, { patient, doctor: colleague, slot: nextSlot(), stage: 'ended' });
    after = (await product.call(giveFeedback, { as: patient, body: { sessionId: id, feedback: 'Clear', rating } }))
      .position;
  }
  const params = { doctorId: doctor.id };
  const { body } = await product.call(recommendDoctors, { as: patient, after, params });
  expect(body.recommendations).toMatchObject([{ id: colleague.id, rating: 4.7, feedbackCount: 3 }]);
});

test('a skipped form does not reappear, and feedback can still be given', async () => {
  const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot(), stage: 'ended' });
  const skipped = await product.call(skipFeedback, { as: patient, body: { sessionId: id } });
  expect((await seen(id, skipped.position)).feedback).toBe('skipped');
  const given = await product.call(giveFeedback, { as: patient, body: { sessionId: id, feedback: 'After all' } });
  expect((await seen(id, given.position)).feedback).toBe('given');
});

test('a participant who waited alone and left is out, and may return', async () => {
  const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot(), stage: 'paid' });
  const body = { sessionId: id };
  await product.call(joinSession, { as: patient, params: { id } });
  const left = await product.call(endSessionAsPatient, { as: patient, body });
  expect(await seen(id, left.position)).toMatchObject({ status: 'Pending', patientIn: false });
  expect((await product.call(endSessionAsPatient, { as: patient, body })).body).toMatchObject({
    code: 'SESSION_NOT_ACTIVE',
    message: 'No active session to end',
  });
  const again = await product.call(joinSession, { as: patient, params: { id } });
  expect(await seen(id, again.position)).toMatchObject({ status: 'Pending', patientIn: true });
});

test('a query for a position that the read model has not reached fails with a retry time', async () => {
  const { status, code, headers } = await product.call(patientAppointments, {
    as: patient,
    after: '99999999999999',
    once: true,
  });
  expect([status, code, headers.get('retry-after')]).toEqual([503, 'NOT_CAUGHT_UP', '1']);
  expect((await product.call(patientAppointments, { as: patient })).status).toBe(200);
});
