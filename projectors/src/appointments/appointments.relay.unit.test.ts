import { describe, expect, test } from '@jest/globals';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { Recorded } from '@anamnesis/contracts/language/event';
import {
  booked,
  cancelled,
  confirmed,
  doctorJoined,
  ended,
  type Fact,
  left,
  noShow,
  noteRetracted,
  notReceived,
  paid,
  parties,
  patientJoined,
  rated,
  refunded,
  reportUploaded,
  rescheduled,
  skipped,
  started,
  summaryFailed,
  summaryId,
  summaryRequested,
  summarySent,
  wrote,
} from '@anamnesis/read-models/testing/facts';
import { appointmentsRelay } from './appointments.relay.js';

const relayed = [
  ...[
    booked(),
    rescheduled,
    cancelled,
    paid,
    confirmed,
    refunded,
    notReceived,
    noShow,
    doctorJoined,
    patientJoined,
    started,
  ],
  ...[left('doctor'), ended, rated(5), skipped, wrote('Check CK.'), noteRetracted, reportUploaded],
  ...[summaryRequested, summarySent, summaryFailed],
];
const record = (fact: Fact): Recorded => ({
  ...fact,
  id: '00000000-0000-4000-8000-0000000000aa',
  streamId: `appointment-${parties.appointmentId}`,
  revision: 3n,
  position: 9_007_199_254_740_993n,
  recordedAt: '2026-11-20T08:00:00.000Z',
  metadata: {
    actor: { id: parties.patientId, role: 'patient' },
    ...{ subject: parties.patientId, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
  },
});

test('relays exactly these events, and no slot claim', () => {
  expect([...appointmentsRelay.types].toSorted()).toEqual(relayed.map(({ type }) => type).toSorted());
});

describe.each(relayed)('$type', (fact) => {
  const { key, value } = appointmentsRelay.message(record(fact));

  test('is published under its appointment, matching the topic schema', () => {
    expect(key).toBe(parties.appointmentId);
    expect(appointmentsTopic.schema.parse(value)).toEqual(value);
    expect(value).toMatchObject({ ...parties, type: fact.type, position: '9007199254740993' });
  });

  test('contains no personal text, payment data or room name', () => {
    const text = JSON.stringify(value);
    for (const personal of [
      'Tired',
      'Better now',
      'theatre',
      'Listened',
      'TXN_1',
      'upi-7',
      'anamnesis-room',
      'rating',
      'CK',
      'Another patient',
      'lipids',
      'hash',
    ])
      expect(text).not.toContain(personal);
    const always = ['eventId', 'type', 'position', 'recordedAt', 'appointmentId', 'patientId', 'doctorId'];
    const allowed = [...always, 'startsAt', 'endsAt', 'summaryId'];
    expect(Object.keys(value).filter((name) => !allowed.includes(name))).toEqual([]);
  });
});

test('the planned start and end are included where an event sets them', () => {
  const planned = relayed.flatMap((fact) => {
    const { startsAt, endsAt } = appointmentsRelay.message(record(fact)).value;
    return startsAt ? [[startsAt, endsAt]] : [];
  });
  expect(planned).toEqual([
    ['2026-11-21T05:30:00.000Z', '2026-11-21T06:00:00.000Z'],
    ['2026-11-23T09:30:00.000Z', '2026-11-23T10:00:00.000Z'],
  ]);
});

test('the summary id is included in summary events', () => {
  const summaries = relayed.map((fact) => appointmentsRelay.message(record(fact)).value.summaryId).filter(Boolean);
  expect(summaries).toEqual([summaryId, summaryId, summaryId]);
});
