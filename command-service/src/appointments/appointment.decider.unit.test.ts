import { describe, test } from '@jest/globals';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { ErrorCode } from '@anamnesis/contracts/errors';
import type { Actor } from '@anamnesis/contracts/language/role';
import { slotAt } from '@anamnesis/contracts/time/slots';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type AppointmentCommand, appointmentDecider } from './appointment.decider.js';
import type { AnyAppointmentEvent } from './appointment.state.js';

const [appointmentId, patientId, doctorId, claimId, otherClaim, stranger] = [1, 2, 3, 4, 5, 6].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string, string];
const parties = { appointmentId, patientId, doctorId };
const patient: Actor = { id: patientId, role: 'patient' };
const doctor: Actor = { id: doctorId, role: 'doctor' };
const slot = slotAt('2026-11-21', '11:00', 'Asia/Kolkata');
const later = slotAt('2026-11-23', '10:00', 'Asia/Kolkata');
const booking = {
  ...parties,
  ...slot,
  timeZone: 'Asia/Kolkata',
  consultationType: 'General Consultation',
  issueDetails: 'Ache',
  fee: 500,
  roomName: 'anamnesis-room',
  claimId,
};

const booked: AnyAppointmentEvent = { type: 'AppointmentBooked', data: booking };
const paid: AnyAppointmentEvent = {
  type: 'PaymentDeclared',
  data: { ...parties, transactionId: 'TXN_1', upiReference: null, amount: 500 },
};
const confirmed: AnyAppointmentEvent = { type: 'PaymentConfirmed', data: parties };
const refunded: AnyAppointmentEvent = { type: 'PaymentRefunded', data: parties };
const notReceived: AnyAppointmentEvent = { type: 'PaymentNotReceived', data: parties };
const doctorJoined: AnyAppointmentEvent = { type: 'DoctorJoined', data: parties };
const patientJoined: AnyAppointmentEvent = { type: 'PatientJoined', data: parties };
const started: AnyAppointmentEvent = { type: 'SessionStarted', data: parties };
const doctorLeft: AnyAppointmentEvent = { type: 'ParticipantLeft', data: { ...parties, who: 'doctor' } };
const patientLeft: AnyAppointmentEvent = { type: 'ParticipantLeft', data: { ...parties, who: 'patient' } };
const closed: AnyAppointmentEvent = { type: 'SessionEnded', data: { ...parties, by: 'nobody' } };
const ended: AnyAppointmentEvent = { type: 'SessionEnded', data: { ...parties, by: 'doctor' } };
const cancelled: AnyAppointmentEvent = {
  type: 'AppointmentCancelled',
  data: { ...parties, by: 'patient', reason: 'Better now' },
};
const missedBy = (...missing: Side[]): AnyAppointmentEvent => ({
  type: 'NoShowRecorded',
  data: { ...parties, missing },
});
const missed = missedBy('patient', 'doctor');
const feedback: AnyAppointmentEvent = { type: 'FeedbackGiven', data: { ...parties, rating: 4, text: 'Kind' } };
const skipped: AnyAppointmentEvent = { type: 'FeedbackSkipped', data: parties };
const abandoned: AnyAppointmentEvent = { type: 'SlotClaimAbandoned', data: { appointmentId, doctorId, claimId } };

const book: AppointmentCommand = { type: 'BookAppointment', data: booking };
const reschedule: AppointmentCommand = {
  type: 'RescheduleAppointment',
  data: { by: doctor, slot: later, claimId: otherClaim, reason: 'Called to the theatre' },
};
const cancel: AppointmentCommand = { type: 'CancelAppointment', data: { by: patient, reason: 'Better now' } };
const pay: AppointmentCommand = {
  type: 'DeclarePayment',
  data: { by: patient, transactionId: 'TXN_1', upiReference: null },
};
const confirm: AppointmentCommand = { type: 'ConfirmPayment', data: { by: doctor } };
const refund: AppointmentCommand = { type: 'RefundPayment', data: { by: doctor } };
const reject: AppointmentCommand = { type: 'RejectPayment', data: { by: doctor } };
const joinAs = (by: Actor): AppointmentCommand => ({ type: 'JoinSession', data: { by } });
const endAs = (by: Actor): AppointmentCommand => ({ type: 'EndSession', data: { by } });
const gone = (side: Side): AppointmentCommand => ({ type: 'RecordDeparture', data: { side } });
const rate: AppointmentCommand = { type: 'GiveFeedback', data: { by: patient, rating: 4, text: 'Kind' } };
const skip: AppointmentCommand = { type: 'SkipFeedback', data: { by: patient } };
const noShow: AppointmentCommand = { type: 'RecordNoShow' };
const abandon: AppointmentCommand = {
  type: 'AbandonClaim',
  data: { appointmentId, doctorId, claimId, date: booking.date, time: booking.time },
};

const on = (now: string) => givenWhenThen(appointmentDecider, { now: new Date(now) });
const { given } = on('2026-11-20T06:00:00Z');

/** Every state of an appointment, by a history that leads to it. */
const states = {
  none: [],
  booked: [booked],
  paid: [booked, paid],
  confirmed: [booked, paid, confirmed],
  'waiting for the patient': [booked, paid, doctorJoined],
  'waiting for the doctor': [booked, paid, patientJoined],
  active: [booked, paid, doctorJoined, patientJoined, started],
  ended: [booked, paid, doctorJoined, patientJoined, started, ended],
  rated: [booked, paid, doctorJoined, patientJoined, started, ended, feedback],
  skipped: [booked, paid, doctorJoined, patientJoined, started, ended, skipped],
  cancelled: [booked, cancelled],
  missed: [booked, missed],
  'cancelled when paid': [booked, paid, cancelled],
  'cancelled when confirmed': [booked, paid, confirmed, cancelled],
  'missed by the doctor when paid': [booked, paid, missedBy('doctor')],
  'missed by both when paid': [booked, paid, missedBy('patient', 'doctor')],
  'missed by the patient when paid': [booked, paid, missedBy('patient')],
  refunded: [booked, paid, cancelled, refunded],
  'not received': [booked, paid, cancelled, notReceived],
  abandoned: [abandoned],
} satisfies Record<string, AnyAppointmentEvent[]>;
type State = keyof typeof states;

/** The expected result: events, none, or the code of a refusal. */
type Expected = readonly AnyAppointmentEvent[] | ErrorCode;

const everywhere = (expected: Expected, except: Partial<Record<State, Expected>>): Record<State, Expected> =>
  Object.fromEntries(Object.keys(states).map((state) => [state, except[state as State] ?? expected])) as Record<
    State,
    Expected
  >;

const missing: Partial<Record<State, Expected>> = { none: 'APPOINTMENT_NOT_FOUND', abandoned: 'APPOINTMENT_NOT_FOUND' };
const rescheduled: AnyAppointmentEvent = {
  type: 'AppointmentRescheduled',
  data: { ...parties, ...later, claimId: otherClaim, by: 'doctor', reason: 'Called to the theatre' },
};

/** Every command in every state. */
const rules: Record<string, [AppointmentCommand, Record<State, Expected>]> = {
  book: [book, everywhere([], { none: [booked], abandoned: 'SLOT_TAKEN' })],
  reschedule: [
    reschedule,
    everywhere('APPOINTMENT_NOT_PENDING', {
      ...missing,
      booked: [rescheduled],
      paid: [rescheduled],
      confirmed: [rescheduled],
      'waiting for the patient': 'SESSION_ENTERED',
      'waiting for the doctor': 'SESSION_ENTERED',
    }),
  ],
  cancel: [
    cancel,
    everywhere('APPOINTMENT_NOT_PENDING', {
      ...missing,
      booked: [cancelled],
      paid: [cancelled],
      confirmed: [cancelled],
      'waiting for the patient': [cancelled],
      'waiting for the doctor': [cancelled],
      cancelled: [],
      'cancelled when paid': [],
      'cancelled when confirmed': [],
      refunded: [],
      'not received': [],
    }),
  ],
  pay: [
    pay,
    everywhere('PAYMENT_ALREADY_DECLARED', {
      ...missing,
      booked: [paid],
      cancelled: 'APPOINTMENT_OVER',
      missed: 'APPOINTMENT_OVER',
    }),
  ],
  'confirm the payment': [
    confirm,
    everywhere([confirmed], {
      ...missing,
      booked: 'PAYMENT_NOT_DECLARED',
      cancelled: 'PAYMENT_NOT_DECLARED',
      missed: 'PAYMENT_NOT_DECLARED',
      confirmed: [],
      'cancelled when confirmed': [],
      refunded: [],
    }),
  ],
  refund: [
    refund,
    everywhere('REFUND_NOT_DUE', {
      ...missing,
      'cancelled when paid': [refunded],
      'cancelled when confirmed': [refunded],
      'missed by the doctor when paid': [refunded],
      'missed by both when paid': [refunded],
      refunded: [],
    }),
  ],
  'refund the payment as the patient': [
    { type: 'RefundPayment', data: { by: patient } },
    everywhere('NOT_ALLOWED', missing),
  ],
  'report the payment as not received': [
    reject,
    everywhere('REFUND_NOT_DUE', {
      ...missing,
      'cancelled when paid': [notReceived],
      'cancelled when confirmed': 'PAYMENT_ALREADY_CONFIRMED',
      'missed by the doctor when paid': [notReceived],
      'missed by both when paid': [notReceived],
      'not received': [],
    }),
  ],
  'confirm the payment as the patient': [
    { type: 'ConfirmPayment', data: { by: patient } },
    everywhere('NOT_ALLOWED', missing),
  ],
  'join as the doctor': [
    joinAs(doctor),
    everywhere('APPOINTMENT_OVER', {
      ...missing,
      booked: [doctorJoined],
      paid: [doctorJoined],
      confirmed: [doctorJoined],
      'waiting for the patient': [],
      'waiting for the doctor': [doctorJoined, started],
      active: [],
    }),
  ],
  'join as the patient': [
    joinAs(patient),
    everywhere('APPOINTMENT_OVER', {
      ...missing,
      booked: 'PAYMENT_REQUIRED',
      paid: [patientJoined],
      confirmed: [patientJoined],
      'waiting for the patient': [patientJoined, started],
      'waiting for the doctor': [],
      active: [],
    }),
  ],
  'end as the doctor': [
    endAs(doctor),
    everywhere('SESSION_NOT_ACTIVE', {
      ...missing,
      'waiting for the patient': [doctorLeft],
      active: [ended],
      ended: [],
      rated: [],
      skipped: [],
    }),
  ],
  'end as the patient': [
    endAs(patient),
    everywhere('SESSION_NOT_ACTIVE', {
      ...missing,
      'waiting for the doctor': [patientLeft],
      active: [{ type: 'SessionEnded', data: { ...parties, by: 'patient' } }],
      ended: [],
      rated: [],
      skipped: [],
    }),
  ],
  "record the doctor's departure": [
    gone('doctor'),
    everywhere([], { ...missing, 'waiting for the patient': [doctorLeft], active: [doctorLeft] }),
  ],
  "record the patient's departure": [
    gone('patient'),
    everywhere([], { ...missing, 'waiting for the doctor': [patientLeft], active: [patientLeft] }),
  ],
  'record a no-show before the end of the grace time': [
    noShow,
    everywhere([], {
      ...missing,
      booked: 'NO_SHOW_TOO_EARLY',
      paid: 'NO_SHOW_TOO_EARLY',
      confirmed: 'NO_SHOW_TOO_EARLY',
      'waiting for the patient': 'NO_SHOW_TOO_EARLY',
      'waiting for the doctor': 'NO_SHOW_TOO_EARLY',
    }),
  ],
  'give feedback': [
    rate,
    everywhere('SESSION_NOT_ENDED', {
      ...missing,
      ended: [feedback],
      rated: 'FEEDBACK_ALREADY_GIVEN',
      skipped: [feedback],
    }),
  ],
  'skip feedback': [skip, everywhere('SESSION_NOT_ENDED', { ...missing, ended: [skipped], rated: [], skipped: [] })],
  'abandon the claim': [
    abandon,
    everywhere('SLOT_TAKEN', {
      none: [abandoned],
      cancelled: [abandoned],
      'cancelled when paid': [abandoned],
      'cancelled when confirmed': [abandoned],
      refunded: [abandoned],
      'not received': [abandoned],
      abandoned: [],
    }),
  ],
};

describe.each(Object.entries(rules))('%s', (_, [command, expectations]) => {
  test.each(Object.entries(expectations))('when %s', (state, expected) => {
    const outcome = given(...states[state as State]).when(command);
    if (typeof expected === 'string') outcome.thenRefuses(expected);
    else outcome.then(...expected);
  });
});

describe('a no-show', () => {
  const afterGrace = on('2026-11-21T06:15:00Z');
  test('is too early until fifteen minutes after the end of the slot', () => {
    on('2026-11-21T06:14:59Z').given(booked).when(noShow).thenRefuses('NO_SHOW_TOO_EARLY');
  });
  test('names the missing sides', () => {
    afterGrace.given(booked).when(noShow).then(missed);
    afterGrace
      .given(booked, doctorJoined)
      .when(noShow)
      .then({ type: 'NoShowRecorded', data: { ...parties, missing: ['patient'] } });
  });
  test('is not recorded after a session or a cancellation', () => {
    afterGrace
      .given(...states.active)
      .when(noShow)
      .thenNothing();
    afterGrace
      .given(...states.ended)
      .when(noShow)
      .thenNothing();
    afterGrace
      .given(...states.cancelled)
      .when(noShow)
      .thenNothing();
  });
  test('is counted from the new time after rescheduling', () => {
    afterGrace.given(booked, rescheduled).when(noShow).thenRefuses('NO_SHOW_TOO_EARLY');
  });
});

describe('a session that both have left', () => {
  const afterGrace = on('2026-11-21T06:15:00Z');
  test('stays open for a rejoin until fifteen minutes after the end of the slot', () => {
    const inTime = on('2026-11-21T06:14:59Z');
    inTime
      .given(...states.active, doctorLeft, patientLeft)
      .when(noShow)
      .thenNothing();
    inTime
      .given(...states.active, doctorLeft)
      .when(gone('patient'))
      .then(patientLeft);
  });
  test('ends after that', () => {
    afterGrace
      .given(...states.active, doctorLeft, patientLeft)
      .when(noShow)
      .then(closed);
    afterGrace
      .given(...states.active, doctorLeft)
      .when(gone('patient'))
      .then(patientLeft, closed);
    given(...states.active, doctorLeft, patientLeft, closed)
      .when(rate)
      .then(feedback);
  });
  test('continues while one side is present', () => {
    afterGrace
      .given(...states.active, patientLeft)
      .when(noShow)
      .thenNothing();
    afterGrace
      .given(...states.active)
      .when(gone('patient'))
      .then(patientLeft);
  });
});

describe('rejoining', () => {
  test('does not start an active session again', () => {
    given(...states.active, doctorLeft)
      .when(joinAs(doctor))
      .then(doctorJoined);
  });
  test('after leaving an empty waiting room is like joining for the first time', () => {
    given(booked, paid, doctorJoined, doctorLeft).when(reschedule).then(rescheduled);
    given(booked, paid, doctorJoined, doctorLeft).when(joinAs(patient)).then(patientJoined);
  });
});

describe('a refund', () => {
  test('is due again when a payment reported as not received is confirmed after all', () => {
    given(...states['not received'])
      .when(confirm)
      .then(confirmed);
    given(...states['not received'], confirmed)
      .when(refund)
      .then(refunded);
    given(...states['not received'], confirmed)
      .when(reject)
      .thenRefuses('PAYMENT_ALREADY_CONFIRMED');
  });
  test('stays due when the payment is confirmed after the appointment was cancelled', () => {
    given(...states['cancelled when paid'], confirmed)
      .when(refund)
      .then(refunded);
  });
});

describe('someone who is not a party', () => {
  const others: Actor[] = [
    { id: stranger, role: 'patient' },
    { id: stranger, role: 'doctor' },
    { id: patientId, role: 'doctor' },
  ];
  test.each(others)('with role $role and id $id finds no appointment', (by) => {
    for (const command of [joinAs(by), endAs(by)])
      given(...states.active)
        .when(command)
        .thenRefuses('APPOINTMENT_NOT_FOUND');
    given(booked)
      .when({ type: 'CancelAppointment', data: { by, reason: 'Mine' } })
      .thenRefuses('APPOINTMENT_NOT_FOUND');
    given(booked)
      .when({ type: 'RescheduleAppointment', data: { by, slot: later, claimId: otherClaim, reason: null } })
      .thenRefuses('APPOINTMENT_NOT_FOUND');
    given(...states.ended)
      .when({ type: 'SkipFeedback', data: { by } })
      .thenRefuses(by.role === 'patient' ? 'APPOINTMENT_NOT_FOUND' : 'NOT_ALLOWED');
  });
  test('is refused every action in another role, also with the id of a party', () => {
    const by: Actor = { id: patientId, role: 'auditor' };
    for (const command of [joinAs(by), endAs(by)])
      given(...states.active)
        .when(command)
        .thenRefuses('NOT_ALLOWED');
  });
  test('is refused payment and feedback as the doctor', () => {
    given(booked)
      .when({ type: 'DeclarePayment', data: { by: doctor, transactionId: 'TXN_2', upiReference: null } })
      .thenRefuses('NOT_ALLOWED');
    given(...states.ended)
      .when({ type: 'GiveFeedback', data: { by: doctor, rating: 5, text: 'I was good' } })
      .thenRefuses('NOT_ALLOWED');
  });
});

describe('rescheduling', () => {
  test('under an abandoned claim is refused', () => {
    const lost: AnyAppointmentEvent = {
      type: 'SlotClaimAbandoned',
      data: { appointmentId, doctorId, claimId: otherClaim },
    };
    given(booked, lost).when(reschedule).thenRefuses('SLOT_TAKEN');
  });
  test('to the current slot changes nothing', () => {
    given(booked, rescheduled).when(reschedule).thenNothing();
  });
});

describe('abandoning a claim', () => {
  const held = { appointmentId, doctorId, claimId, date: booking.date, time: booking.time };
  const give = (claim: object): AppointmentCommand => ({ type: 'AbandonClaim', data: { ...held, ...claim } });
  test('that the appointment uses is refused, also if it was recorded as abandoned before', () => {
    given(booked).when(give({})).thenRefuses('SLOT_TAKEN');
    given(booked, abandoned).when(give({})).thenRefuses('SLOT_TAKEN');
  });
  test('for another slot than that of the appointment is recorded, also with the same claim id', () => {
    given(booked)
      .when(give({ date: '2027-01-01' }))
      .then(abandoned);
    given(booked)
      .when(give({ time: '23:45' }))
      .then(abandoned);
  });
  test('that the appointment no longer uses is recorded', () => {
    given(booked, rescheduled).when(give({})).then(abandoned);
  });
});
