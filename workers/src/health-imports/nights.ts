import type { DayTally } from './day-tally.js';
import { ExportUnreadable } from './export-unreadable.js';
import { localDay } from './local-day.js';

/** A part of the sleep that one source wrote; moments in ms since 1970. */
interface SleepPart {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly isAsleep: boolean;
  /** By how many ms the person's clock is ahead of UTC at the end. */
  readonly offset: number;
}

/** Puts parts of sleep together, in whatever order they are written: a night belongs to the day on which its sleep ends. */
export interface Nights {
  /** Time awake holds a night together and counts as left out, as a part does that cannot be read. Throws `ExportUnreadable` for too many. */
  add(part: SleepPart): void;
  /** Adds the nights to the tally. */
  end(): void;
}

const HOUR = 60 * 60 * 1000;
/** A longer time without a part is between two nights. */
const LONGEST_GAP = HOUR;
/** No person sleeps longer without waking; somebody who sleeps a little each hour has a night each day. */
const LONGEST = 24 * HOUR;
/** Parts of all sources together: fifty years with thirty a night. */
const MOST_PARTS = 550_000;

export function createNights(tally: DayTally): Nights {
  const bySource = new Map<string, SleepPart[]>();
  let count = 0;
  return {
    add(part) {
      const length = part.end - part.start;
      if (!(length >= 0)) return tally.skip('unreadable', 'sleep');
      if (length > LONGEST) return tally.skip('implausible', 'sleep');
      if (!part.isAsleep) tally.skip('other', 'awake');
      count += 1;
      if (count > MOST_PARTS) throw new ExportUnreadable('tooLarge');
      const parts = bySource.get(part.source);
      if (parts) parts.push(part);
      else bySource.set(part.source, [part]);
    },
    end() {
      for (const parts of bySource.values()) for (const night of nightsOf(parts)) addNight(night, tally);
      bySource.clear();
    },
  };
}

/** The parts of each night of one source, in the order of their beginnings. */
function nightsOf(parts: readonly SleepPart[]): SleepPart[][] {
  const nights: SleepPart[][] = [];
  let end = -Infinity;
  for (const part of parts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const night = nights.at(-1);
    const first = night?.[0]?.start ?? -Infinity;
    if (night && part.start - end <= LONGEST_GAP && part.start - first < LONGEST) night.push(part);
    else nights.push([part]);
    end = Math.max(end, part.end);
  }
  return nights;
}

function addNight(night: readonly SleepPart[], tally: DayTally): void {
  let last: SleepPart | null = null;
  for (const part of night) {
    if (!part.isAsleep) continue;
    if (last && part.end <= last.end) tally.skip('other', 'sleepTwice');
    else last = part;
  }
  const asleep = timeAsleep(night);
  if (!last || asleep === 0) return;
  const { source, end, offset } = last;
  tally.add({ source, day: localDay(end, offset), measure: 'sleep', value: asleep / HOUR });
}

/** Milliseconds that a source calls sleep and does not call awake; what it wrote twice counts once. */
function timeAsleep(parts: readonly SleepPart[]): number {
  const turns = parts
    .flatMap(({ start, end, isAsleep }) => [
      { at: start, isAsleep, by: 1 },
      { at: end, isAsleep, by: -1 },
    ])
    .toSorted((a, b) => a.at - b.at);
  let [asleep, awake, since, total] = [0, 0, 0, 0];
  for (const { at, isAsleep, by } of turns) {
    if (asleep > 0 && awake === 0) total += at - since;
    since = at;
    if (isAsleep) asleep += by;
    else awake += by;
  }
  return total;
}
