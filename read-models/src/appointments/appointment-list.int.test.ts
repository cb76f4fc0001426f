import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import {
  appointmentId,
  booked,
  cancelled,
  claimId,
  confirmed,
  doctorId,
  doctorJoined,
  ended,
  type Fact,
  left,
  noShow,
  notReceived,
  paid,
  parties,
  patientId,
  patientJoined,
  rated,
  refunded,
  rescheduled,
  skipped,
  started,
} from '../testing/facts.js';
import { appointmentList } from './appointment-list.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, appointmentList, eventDefinitions);
});
afterAll(() => database.close());

const STATE =
  'select status, payment, payment_confirmed, transaction_id, upi_reference, doctor_in, patient_in, feedback, cancelled_by, cancel_reason, missing, changes, started_at is not null as began from {schema}.appointments';
const pending = {
  ...{ status: 'Pending', payment: 'none', payment_confirmed: false, missing: [], doctor_in: false, patient_in: false },
  ...{ transaction_id: null, upi_reference: null },
  ...{ feedback: 'none', cancelled_by: null, cancel_reason: null, changes: 0, began: false },
};
const claimed = { ...pending, payment: 'claimed', transaction_id: 'TXN_1', upi_reference: 'upi-7' };
const active = { ...claimed, status: 'Active', doctor_in: true, patient_in: true, began: true };
const calledOff = {
  ...{ ...pending, status: 'Cancelled', changes: 1 },
  ...{ cancelled_by: 'patient', cancel_reason: 'Better now' },
};
const dueBack = { ...calledOff, ...{ payment: 'refundDue', transaction_id: 'TXN_1', upi_reference: 'upi-7' } };
const missed = { ...pending, status: 'No-show' };
const missing = (...sides: ('patient' | 'doctor')[]): Fact => ({
  type: 'NoShowRecorded',
  data: { ...parties, missing: sides },
});
const completed = { ...active, status: 'Completed', doctor_in: false, patient_in: false };
const inSession = [booked(), paid, doctorJoined, patientJoined, started];

test('a booking is stored with everything that both sides are shown', async () => {
  const columns = 'appointment_id, patient_id, doctor_id, date, time, time_zone, starts_at, ends_at';
  await story
    .given(booked())
    .then(`select ${columns}, consultation_type, issue_details, fee, room_name from {schema}.appointments`, [
      {
        ...{
          appointment_id: appointmentId,
          patient_id: patientId,
          doctor_id: doctorId,
          date: '2026-11-21',
          time: '11:00',
        },
        ...{
          time_zone: 'Asia/Kolkata',
          starts_at: '2026-11-21T05:30:00.000Z',
          ends_at: '2026-11-21T06:00:00.000Z',
        },
        ...{ consultation_type: 'General Consultation', issue_details: 'Tired since the summer.', fee: 500 },
        room_name: 'anamnesis-room',
      },
    ]);
});

test('a moved appointment has only its new time', async () => {
  await story
    .given(booked(), rescheduled)
    .then('select date, time, starts_at, ends_at, status, moved_by, move_reason, changes from {schema}.appointments', [
      {
        ...{ date: '2026-11-23', time: '15:00', status: 'Pending', changes: 1 },
        ...{ moved_by: 'doctor', move_reason: 'Called to the theatre' },
        ...{ starts_at: '2026-11-23T09:30:00.000Z', ends_at: '2026-11-23T10:00:00.000Z' },
      },
    ]);
});

const cases: [string, Fact[], object][] = [
  ['booked', [booked()], pending],
  ['paid, declared by the patient', [booked(), paid], claimed],
  [
    'paid, confirmed by the doctor',
    [booked(), paid, confirmed],
    { ...claimed, payment: 'confirmed', payment_confirmed: true },
  ],
  ['doctor waiting', [booked(), doctorJoined], { ...pending, doctor_in: true }],
  ['patient waiting', [booked(), paid, patientJoined], { ...claimed, patient_in: true }],
  ['doctor left after waiting', [booked(), doctorJoined, left('doctor')], pending],
  ['both joined', inSession, active],
  ['the patient left the running session', [...inSession, left('patient')], { ...active, patient_in: false }],
  ['the doctor left the running session', [...inSession, left('doctor')], { ...active, doctor_in: false }],
  ['the patient rejoined', [...inSession, left('patient'), patientJoined], active],
  ['ended', [...inSession, ended], completed],
  ['rated', [...inSession, ended, rated(4)], { ...completed, feedback: 'given' }],
  ['not rated', [...inSession, ended, skipped], { ...completed, feedback: 'skipped' }],
  ['rated after all', [...inSession, ended, skipped, rated(4)], { ...completed, feedback: 'given' }],
  ['cancelled', [booked(), cancelled], calledOff],
  ['cancelled while one side waited', [booked(), doctorJoined, cancelled], calledOff],
  ['cancelled when paid', [booked(), paid, cancelled], dueBack],
  ['cancelled when confirmed', [booked(), paid, confirmed, cancelled], { ...dueBack, payment_confirmed: true }],
  ['confirmed when cancelled', [booked(), paid, cancelled, confirmed], { ...dueBack, payment_confirmed: true }],
  ['refunded', [booked(), paid, cancelled, refunded], { ...dueBack, payment: 'refunded' }],
  ['never received', [booked(), paid, cancelled, notReceived], { ...dueBack, payment: 'notReceived' }],
  [
    'received after all',
    [booked(), paid, cancelled, notReceived, confirmed],
    { ...dueBack, payment: 'refundDue', payment_confirmed: true },
  ],
  ['nobody came', [booked(), missing('patient', 'doctor')], { ...missed, missing: ['patient', 'doctor'] }],
  ['the patient never came', [booked(), doctorJoined, noShow], { ...missed, missing: ['patient'] }],
  [
    'the patient never came, and had paid',
    [booked(), paid, doctorJoined, noShow],
    { ...claimed, status: 'No-show', missing: ['patient'] },
  ],
  [
    'the doctor never came, and the patient had paid',
    [booked(), paid, patientJoined, missing('doctor')],
    { ...claimed, status: 'No-show', payment: 'refundDue', missing: ['doctor'] },
  ],
];
test.each(cases)('%s', async (_, facts, expected) => {
  await story.given(...facts).then(STATE, [{ ...expected }]);
});

test('the events of one appointment do not affect others', async () => {
  const other = booked({ appointmentId: claimId, roomName: 'anamnesis-other', startsAt: '2026-11-22T05:30:00.000Z' });
  await story
    .given(booked(), other, rescheduled, paid, doctorJoined, patientJoined, started, left('doctor'), ended, rated(5))
    .then(`${STATE} where appointment_id = '${claimId}'`, [pending]);
  await story.given(booked(), other, cancelled).then(`${STATE} where appointment_id = '${claimId}'`, [pending]);
  await story.given(booked(), other, noShow, skipped).then(`${STATE} where appointment_id = '${claimId}'`, [pending]);
});

test('each handled event is covered by a story', () => {
  const covered = new Set([...cases.flatMap(([, facts]) => facts), rescheduled].map(({ type }) => type));
  expect([...covered].toSorted()).toEqual(Object.keys(appointmentList.on).toSorted());
});
