import { describe, expect, test } from '@jest/globals';
import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { dayRows } from './doctor-day';
import { aConsultation, slotsOf } from './testing/samples';

const date = '2030-11-21';
const at = (time: string) => new Date(`${date}T${time}:00+05:30`);
const halfPast = (time: string) => new Date(at(time).getTime() + 1_800_000);
const consultation = (time: string, status: Consultation['status']) =>
  aConsultation({ id: time, time, startsAt: at(time).toISOString(), endsAt: halfPast(time).toISOString(), status });
const rowsOf = (consultations: Consultation[], now: string, isToday = true) =>
  dayRows(consultations, slotsOf(date).slots, at(now), isToday).map(
    (row) => `${row.kind === 'now' ? '--' : row.time} ${row.kind} ${row.tense}`,
  );

describe("a doctor's day", () => {
  test('rows are past, now or ahead; a taken slot without a consultation is not free', () =>
    expect(
      rowsOf(
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

  test('a consultation scheduled for this minute is now', () =>
    expect(rowsOf([consultation('11:00', 'Pending')], '11:20')).toContain('11:00 consultation now'));

  test('between two consultations, now is a row of its own', () =>
    expect(rowsOf([consultation('11:00', 'Completed')], '12:30')).toEqual([
      '09:00 free past',
      '11:00 consultation past',
      '-- now now',
      '14:00 free ahead',
      '15:00 free ahead',
      '16:00 free ahead',
    ]));

  test('a consultation held before its scheduled time is past', () =>
    expect(rowsOf([consultation('14:00', 'Completed')], '08:00')).toContain('14:00 consultation past'));

  test('after the last consultation, now is the last row', () => expect(rowsOf([], '18:00').at(-1)).toBe('-- now now'));
  test('another day has no row for now', () =>
    expect(rowsOf([consultation('11:00', 'Pending')], '11:20', false).join()).not.toContain('now'));
  test('the slot of a cancelled consultation is free', () =>
    expect(rowsOf([consultation('14:00', 'Cancelled')], '08:00')).toContain('14:00 free ahead'));
});
