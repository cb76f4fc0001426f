import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { slotAt } from '@anamnesis/contracts/time/slots';
import { interleaved, outcomeOf } from '../testing/interleaved-store.js';
import { type AppointmentCommand, appointmentDecider } from './appointment.decider.js';
import type { AnyAppointmentEvent, Booked } from './appointment.state.js';
import { type Command, slots, targetOf, testClinic } from './testing/clinic.js';

const parties = { appointmentId: 'appointment', patientId: 'patient', doctorId: 'doctor' };
const patient: Actor = { id: 'patient', role: 'patient' };
const doctor: Actor = { id: 'doctor', role: 'doctor' };
const slot = slotAt('2026-11-21', '11:00', 'Asia/Kolkata');
const later = slotAt('2026-11-23', '10:00', 'Asia/Kolkata');
const BEFORE = new Date('2026-11-20T06:00:00Z');
const PAST_GRACE = new Date('2026-11-30T06:00:00Z');

const booked: AnyAppointmentEvent = {
  type: 'AppointmentBooked',
  data: {
    ...{ ...parties, ...slot, timeZone: 'Asia/Kolkata', consultationType: 'General Consultation' },
    ...{ issueDetails: 'Ache', fee: 500, roomName: 'anamnesis-room', claimId: 'claim' },
  },
};
const paid: AnyAppointmentEvent = {
  type: 'PaymentDeclared',
  data: { ...parties, transactionId: 'TXN_1', upiReference: null, amount: 500 },
};

const confirm: AppointmentCommand = { type: 'ConfirmPayment', data: { by: doctor } };
const reject: AppointmentCommand = { type: 'RejectPayment', data: { by: doctor } };
const cancelAs = (by: Actor): AppointmentCommand => ({ type: 'CancelAppointment', data: { by, reason: 'Ill' } });
/** What either side, and background work, can ask for after the booking. */
const commands: readonly AppointmentCommand[] = [
  ...[confirm, reject, cancelAs(patient), cancelAs(doctor), { type: 'RefundPayment', data: { by: doctor } } as const],
  { type: 'DeclarePayment', data: { by: patient, transactionId: 'TXN_1', upiReference: null } },
  { type: 'RescheduleAppointment', data: { by: doctor, slot: later, claimId: 'other claim', reason: null } },
  { type: 'RecordNoShow' },
  ...[patient, doctor].flatMap((by): AppointmentCommand[] => [
    { type: 'JoinSession', data: { by } },
    { type: 'JoinSession', data: { by } },
    { type: 'EndSession', data: { by } },
    { type: 'RecordDeparture', data: { side: by.role as 'patient' | 'doctor' } },
  ]),
];

/**
 * The history after commands that arrived at once, in the order in which the stream takes them: each is decided on what the ones before it have
 * written.
 */
function after(history: readonly AnyAppointmentEvent[], arrived: readonly (readonly [AppointmentCommand, Date])[]) {
  return arrived.reduce((events: readonly AnyAppointmentEvent[], [command, now]) => {
    const state = events.reduce(appointmentDecider.evolve, appointmentDecider.initialState);
    try {
      return [...events, ...appointmentDecider.decide(state, command, { now })];
    } catch (error) {
      if (error instanceof Refusal) return events;
      throw error;
    }
  }, history);
}
const stateOf = (events: readonly AnyAppointmentEvent[]) =>
  events.reduce(appointmentDecider.evolve, appointmentDecider.initialState) as Booked;
const onTime = (...arrived: AppointmentCommand[]) => arrived.map((command) => [command, BEFORE] as const);

const ENDS: readonly string[] = ['AppointmentCancelled', 'NoShowRecorded', 'SessionEnded'];
const ONCE: readonly string[] = [
  ...['SessionStarted', 'PaymentDeclared', 'PaymentConfirmed', 'PaymentRefunded', 'PaymentNotReceived'],
];

/** What holds in every history of an appointment, whoever asked for what first. */
function expectOneTruth(events: readonly AnyAppointmentEvent[]): void {
  const types = events.map(({ type }) => type);
  for (const type of ONCE) expect(types.filter((each) => each === type).length).toBeLessThanOrEqual(1);
  const end = types.findIndex((type) => ENDS.includes(type));
  if (end >= 0) {
    const since = types.slice(end + 1);
    for (const type of [...ENDS, 'AppointmentRescheduled', 'DoctorJoined', 'PatientJoined', 'SessionStarted'])
      expect(since).not.toContain(type);
  }
  const started = types.indexOf('SessionStarted');
  if (started >= 0) {
    expect(types.slice(0, started)).toEqual(
      expect.arrayContaining(['PaymentDeclared', 'DoctorJoined', 'PatientJoined']),
    );
    for (const type of ['AppointmentRescheduled', 'AppointmentCancelled', 'NoShowRecorded'])
      expect(types.slice(started)).not.toContain(type);
  }
  if (types.includes('SessionEnded')) expect(started).toBeGreaterThan(-1);
  const { status, payment, slot: held } = stateOf(events);
  if (status === 'cancelled') expect(['none', 'refundDue', 'refunded', 'notReceived']).toContain(payment.state);
  if (payment.state === 'notReceived') expect(types).not.toContain('PaymentConfirmed');
  expect(held.startsAt).toBe(types.includes('AppointmentRescheduled') ? later.startsAt : slot.startsAt);
}

test('any commands in any order leave one history: one end, one session, one payment', () => {
  const moment = fc.constantFrom(BEFORE, BEFORE, BEFORE, PAST_GRACE);
  const arrived = fc.array(fc.tuple(fc.constantFrom(...commands), moment), { maxLength: 14 });
  fc.assert(
    fc.property(arrived, (sent) => {
      const inTime = sent.toSorted(([, one], [, other]) => one.getTime() - other.getTime());
      expectOneTruth(after([booked], inTime));
      expectOneTruth(after([booked, paid], inTime));
    }),
    { numRuns: 1_000 },
  );
});

test('a payment confirmed and an appointment cancelled at once: the money is due back, in either order', () => {
  const truth = { status: 'cancelled', payment: { state: 'refundDue', isConfirmed: true } };
  for (const by of [patient, doctor])
    for (const sent of [onTime(confirm, cancelAs(by)), onTime(cancelAs(by), confirm)])
      expect(stateOf(after([booked, paid], sent))).toMatchObject(truth);
  // A confirmation also stands against the statement that the money never came.
  for (const sent of [onTime(cancelAs(patient), confirm, reject), onTime(cancelAs(patient), reject, confirm)])
    expect(stateOf(after([booked, paid], sent))).toMatchObject(truth);
});

test('an appointment that is rescheduled and cancelled at once is cancelled, and both of its slots are free', async () => {
  const booking: Command = { what: 'book', slot: 0, patient: 0, id: 0 };
  const move: Command = { what: 'move', appointment: 0, slot: 1, patient: 0, id: 1 };
  const cancel: Command = { what: 'cancel', appointment: 0, patient: 0, id: 2 };
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, inOneProcess) => {
      const clinic = await testClinic();
      await clinic.service()(booking);
      const between = () => clinic.service(interleaved(clinic.store, scheduler, null, 'doctor-'));
      const one = between();
      const running = [one(move), (inOneProcess ? one : between())(cancel)].map(outcomeOf);
      await scheduler.waitFor(Promise.all(running));
      const [moved, cancelled] = await Promise.all(running);
      expect(cancelled).toBe('done');
      expect(['done', 'APPOINTMENT_NOT_PENDING']).toContain(moved);
      const { state } = await clinic.appointment(targetOf(booking));
      expect(state).toMatchObject({ status: 'cancelled', slot: slots[moved === 'done' ? 1 : 0] });
      const another = clinic.service();
      for (const number of [0, 1] as const)
        expect(await outcomeOf(another({ what: 'book', slot: number, patient: 1, id: number }))).toBe('done');
    }),
    { numRuns: 100 },
  );
});
