import { describe, expect, test } from '@jest/globals';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { dayRows } from './doctor-day';
import { aConsultation, slotsOf } from './testing/samples';

const date = '2030-11-21';
const at = (time: string) => new Date(`${date}T${time}:00+05:30`);
const halfPast = (time: string) => new Date(at(time).getTime() + 1_800_000);
const consultation = (time: string, status: Consultation['status']) =>
  aConsultation({ id: time, time, startsAt: at(time).toISOString(), endsAt: halfPast(time).toISOString(), status });
const told = (consultations: Consultation[], now: string, isToday = true) =>
  dayRows(consultations, slotsOf(date).slots, at(now), isToday).map(
    (row) => `${row.kind === 'now' ? '--' : row.time} ${row.kind} ${row.tense}`,
  );

describe("a doctor's day", () => {
  test('what runs is now; what was is past, what comes is ahead; a taken time without a consultation is not free', () =>
    expect(
      told(
        [consultation('09:00', 'Completed'), consultation('11:00', 'Active'), consultation('16:00', 'Pending')],
        '11:10',
      ),
    ).toEqual([
      '09:00 consultation past',
      '11:00 consultation now',
      '14:00 free ahead',
      '15:00 free ahead',
      '16:00 consultation ahead',
    ]));

  test('what should run at this minute is now', () =>
    expect(told([consultation('11:00', 'Pending')], '11:20')).toContain('11:00 consultation now'));

  test('between two points, now stands alone', () =>
    expect(told([consultation('11:00', 'Completed')], '12:30')).toEqual([
      '09:00 free past',
      '11:00 consultation past',
      '-- now now',
      '14:00 free ahead',
      '15:00 free ahead',
      '16:00 free ahead',
    ]));

  test('what was held before its time has happened', () =>
    expect(told([consultation('14:00', 'Completed')], '08:00')).toContain('14:00 consultation past'));

  test('after the last point, now stands last', () => expect(told([], '18:00').at(-1)).toBe('-- now now'));
  test('another day has no now', () =>
    expect(told([consultation('11:00', 'Pending')], '11:20', false).join()).not.toContain('now'));
  test('a cancelled consultation has given its time back', () =>
    expect(told([consultation('14:00', 'Cancelled')], '08:00')).toContain('14:00 free ahead'));
});
