import type { DayTally } from './day-tally.js';
import { localDay } from './local-day.js';

/** A part of a night; moments in ms since 1970. */
export interface NightPart {
  readonly start: number;
  readonly end: number;
  readonly isAsleep: boolean;
}

const HOUR = 60 * 60 * 1000;
/** A longer time without a part is between two nights. */
const LONGEST_GAP = HOUR;

/** Puts parts of nights together: a night belongs to the day on which it ends. */
interface Nights {
  /** The next part, in the order of their beginnings. One that overlaps an earlier one is counted as `other`. */
  add(part: NightPart): void;
  /** Adds the last night to the tally. */
  end(): void;
}

/** `offsetAt`: by how many ms the clock is ahead of UTC at a moment. */
export function createNights(tally: DayTally, source: string, offsetAt: (moment: number) => number): Nights {
  let night: { end: number; asleep: number } | null = null;
  const end = () => {
    if (night && night.asleep > 0)
      tally.add({
        ...{ source, day: localDay(night.end, offsetAt(night.end)), measure: 'sleep', value: night.asleep / HOUR },
      });
    night = null;
  };
  return {
    add({ start, end: until, isAsleep }) {
      if (!(until >= start)) return tally.skip('unreadable');
      if (night && start < night.end) return tally.skip('other');
      if (!night || start - night.end > LONGEST_GAP) {
        end();
        night = { end: until, asleep: 0 };
      }
      night.end = until;
      if (isAsleep) night.asleep += until - start;
      else tally.skip('other');
    },
    end,
  };
}
