import type { DayTally } from './day-tally.js';
import type { Message } from './fit.js';
import { createNights } from './nights.js';

const ASLEEP: ReadonlySet<unknown> = new Set(['light', 'deep', 'rem']);
/** ms; a device writes a level at least this often while it measures. */
const LONGEST_LEVEL = 4 * 60 * 60 * 1000;

/** Adds the sleep of one file: a level holds from its message to the next one, and the last one ends the night. */
export function addFitSleep(levels: readonly Message[], tally: DayTally, source: string, offset: number): void {
  const timed = levels
    .flatMap(({ timestamp, sleep_level: level }) =>
      timestamp instanceof Date && !Number.isNaN(timestamp.getTime()) ? [{ at: timestamp.getTime(), level }] : [],
    )
    .toSorted((a, b) => a.at - b.at);
  const nights = createNights(tally, source, () => offset);
  timed.forEach(({ at, level }, index) => {
    const next = timed[index + 1];
    if (next && next.at - at <= LONGEST_LEVEL) nights.add({ start: at, end: next.at, isAsleep: ASLEEP.has(level) });
  });
  nights.end();
}
