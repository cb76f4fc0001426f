import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { describe, expect, test } from '@jest/globals';
import { nextAppointment } from './next-appointment';
import { pointsAround } from './points-around';

const now = new Date('2026-11-20T10:00:00Z');

function appointment(id: string, status: PatientAppointment['status'], startsAt: string): PatientAppointment {
  const endsAt = new Date(new Date(startsAt).getTime() + 30 * 60_000).toISOString();
  return {
    id,
    status,
    startsAt,
    endsAt,
    timeZone: 'Asia/Kolkata',
    doctor: { fullName: `Doctor of ${id}` },
  } as PatientAppointment;
}
const tomorrow = appointment('tomorrow', 'Pending', '2026-11-21T10:00:00Z');
const today = appointment('today', 'Pending', '2026-11-20T12:00:00Z');
const begun = appointment('begun', 'Pending', '2026-11-20T09:45:00Z');
const running = appointment('running', 'Active', '2026-11-20T09:00:00Z');
const missed = appointment('missed', 'Pending', '2026-11-19T09:00:00Z');
const cancelled = appointment('cancelled', 'Cancelled', '2026-11-20T11:00:00Z');
const held = ['2026-01-05', '2026-03-02', '2026-06-14', '2026-08-29'].map((day) =>
  appointment(day, 'Completed', `${day}T09:00:00Z`),
);

describe('the next appointment', () => {
  test('is the earliest still to come', () => {
    expect(nextAppointment([tomorrow, cancelled, today], now)).toBe(today);
  });

  test('is the running one, whatever its start', () => {
    expect(nextAppointment([today, running], now)).toBe(running);
  });

  test('includes one that should have started, until its end', () => {
    expect(nextAppointment([begun, today], now)).toBe(begun);
    expect(nextAppointment([missed], now)).toBeNull();
  });

  test('is null if all are over', () => {
    expect(nextAppointment([...held, cancelled], now)).toBeNull();
  });
});

test('a session that was held early is placed at the time when it was held', () => {
  const early = { ...appointment('early', 'Completed', '2026-11-21T05:00:00Z'), startTime: '2026-11-19T05:00:00Z' };
  expect(pointsAround([early], [], now, '2026-11-20').past.map(({ at }) => at)).toEqual(['2026-11-19T05:00:00Z']);
});

test('the timeline has the last three sessions and the upcoming ones in chronological order', () => {
  const { past, ahead } = pointsAround([tomorrow, ...held.toReversed(), cancelled, today], [], now, '2026-11-20');
  expect(past.map(({ id }) => id)).toEqual(['2026-03-02', '2026-06-14', '2026-08-29']);
  expect(ahead.map(({ id, doctorName }) => [id, doctorName])).toEqual([
    ['today', 'Doctor of today'],
    ['tomorrow', 'Doctor of tomorrow'],
  ]);
});
