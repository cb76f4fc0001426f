import { describe, expect, test } from '@jest/globals';
import {
  type EmergencyFacts,
  firstIds,
  type FirstIds,
  type ReadingFacts,
  rulesOfEmergency,
  rulesOfReading,
  unusualEmergencyRules,
  unusualLimits,
  unusualReadingRules,
} from './unusual.js';

const usual: ReadingFacts = {
  ...{ readerRole: 'doctor', purpose: 'consultation', readAt: '2026-11-20T09:00:00.000Z', hour: 14 },
  ...{ isBeyondPatients: false, isBeyondReadings: false },
  appointment: { isCalledOff: false, endsAt: '2026-11-20T08:30:00.000Z' },
};
const of = (more: Partial<ReadingFacts>) => rulesOfReading({ ...usual, ...more });
const endedOn = (endsAt: string) => of({ appointment: { isCalledOff: false, endsAt } });

describe('a reading', () => {
  test('of a treating doctor by day is usual', () => expect(of({})).toEqual([]));

  test.each<[number, boolean]>([
    ...([
      [5, true],
      [6, false],
      [21, false],
      [22, true],
    ] as [number, boolean][]),
    [0, true],
  ])('at %d o’clock: outside the hours is %s', (hour, is) => expect(of({ hour })).toEqual(is ? ['outsideHours'] : []));

  test.each<Partial<ReadingFacts>>([
    { readerRole: 'patient', purpose: 'family', appointment: null },
    { readerRole: 'visitor', purpose: 'share', appointment: null },
    { purpose: 'emergency', appointment: null },
  ])('at night by %o is usual', (who) => expect(of({ ...who, hour: 3 })).toEqual([]));

  test('14 days after the appointment is usual, a moment later it is not', () => {
    expect(endedOn('2026-11-06T09:00:00.000Z')).toEqual([]);
    expect(endedOn('2026-11-06T08:59:59.999Z')).toEqual(['longAfterAppointment']);
  });

  test('after its appointment was called off is unusual', () =>
    expect(of({ appointment: { isCalledOff: true, endsAt: usual.readAt } })).toEqual(['appointmentCalledOff']));

  test('can meet every rule', () =>
    expect(
      of({
        ...{ hour: 2, isBeyondPatients: true, isBeyondReadings: true },
        appointment: { isCalledOff: true, endsAt: '2026-10-01T09:00:00.000Z' },
      }),
    ).toEqual(unusualReadingRules));
});

describe('emergency access', () => {
  const now = new Date('2026-11-20T09:00:00.000Z');
  const once: EmergencyFacts = { openedAt: '2026-11-13T09:00:00.000Z', isFollowed: false, ofPatient: 1, ofDoctor: 2 };
  const rules = (more: Partial<EmergencyFacts>) => rulesOfEmergency({ ...once, ...more }, now);

  test('is usual as long as an appointment can follow', () => expect(rules({})).toEqual([]));
  test('that no appointment has followed in 7 days is unusual', () => {
    expect(rules({ openedAt: '2026-11-13T08:59:59.999Z' })).toEqual(['notFollowed']);
    expect(rules({ openedAt: '2026-11-01T09:00:00.000Z', isFollowed: true })).toEqual([]);
  });
  test('the second to a patient, and the third of a doctor, are unusual', () => {
    expect(rules({ ofPatient: 2 })).toEqual(['oneRecordAgain']);
    expect(rules({ ofDoctor: 3 })).toEqual(['oneDoctorOften']);
  });
  test('can meet every rule', () =>
    expect(rules({ openedAt: '2026-11-01T09:00:00.000Z', ofPatient: 2, ofDoctor: 3 })).toEqual(unusualEmergencyRules));
});

describe('the first ids', () => {
  const limit = unusualLimits.patientsPerHour;
  const occurrences = Array.from({ length: 3 * limit }, (_, n) => [`patient ${n % (limit + 2)}`, BigInt(n)] as const);
  const known = (order: typeof occurrences) =>
    order.reduce<FirstIds>((first, [id, position]) => firstIds(first, id, position, limit), {});
  const expected = Object.fromEntries(occurrences.slice(0, limit).map(([id, position]) => [id, String(position)]));

  test('are complete at the limit, and each is known once', () => expect(known(occurrences)).toEqual(expected));
  test('are the same in any order', () => expect(known(occurrences.toReversed())).toEqual(expected));
});
