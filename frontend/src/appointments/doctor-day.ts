import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import { overlaps } from '@anamnesis/contracts/time/slots';
import type { Slot } from './slot-picker';

/** A row of a doctor's day: a consultation, a free slot, or the current time between them. */
export type DayRow =
  | { kind: 'consultation'; time: string; startsAt: string; tense: Tense; consultation: Consultation }
  | { kind: 'free'; time: string; startsAt: string; tense: Tense }
  | { kind: 'now'; startsAt: string; tense: 'now' };
export type Tense = 'past' | 'now' | 'ahead';

const MINUTE = 60_000;

/** Whether a consultation is over; it may have been held before its scheduled time. */
const isOver = ({ status }: Consultation) => status === 'Completed' || status === 'No-show';

/**
 * The rows of a doctor's day in order. "Now" is the running consultation, otherwise the one scheduled for this minute,
 * otherwise a row of its own between two others. Cancelled consultations are left out, since their slots are free.
 */
export function dayRows(
  consultations: readonly Consultation[],
  slots: readonly Slot[],
  now: Date,
  isToday: boolean,
): DayRow[] {
  const held = consultations.filter(({ status }) => status !== 'Cancelled');
  const points = [
    ...held.map((consultation) => ({
      kind: 'consultation' as const,
      time: consultation.time,
      startsAt: consultation.startsAt,
      consultation,
    })),
    ...slots
      .filter((slot) => slot.state !== 'taken' && !held.some((each) => overlaps(each, slot)))
      .map(({ time, startsAt }) => ({ kind: 'free' as const, time, startsAt })),
  ].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));

  const minutesIn = (startsAt: string) => (now.getTime() - Date.parse(startsAt)) / MINUTE;
  const runs = points.find((point) => point.kind === 'consultation' && point.consultation.status === 'Active');
  const due = points.find(
    (point) =>
      point.kind === 'consultation' &&
      point.consultation.status === 'Pending' &&
      minutesIn(point.startsAt) >= 0 &&
      minutesIn(point.consultation.endsAt) < 0,
  );
  const current = isToday ? (runs ?? due) : undefined;

  const rows: DayRow[] = points.map((point) => ({
    ...point,
    tense:
      point === current
        ? 'now'
        : minutesIn(point.startsAt) >= 0 || (point.kind === 'consultation' && isOver(point.consultation))
          ? 'past'
          : 'ahead',
  }));
  if (!isToday || current || rows.length === 0) return rows;
  const next = rows.findIndex(({ tense }) => tense === 'ahead');
  return rows.toSpliced(next === -1 ? rows.length : next, 0, {
    kind: 'now',
    startsAt: now.toISOString(),
    tense: 'now',
  });
}
