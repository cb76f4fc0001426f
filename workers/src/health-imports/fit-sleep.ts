import { isMoment, type Message } from './fit-message.js';
import type { Clock } from './local-day.js';
import type { Nights } from './nights.js';

const ASLEEP: ReadonlySet<unknown> = new Set(['light', 'deep', 'rem']);
/** ms; a device writes a level at least this often while it measures. */
const LONGEST_LEVEL = 4 * 60 * 60 * 1000;

/** Adds the sleep of one file: a level holds from its message to the next one, and the last one ends the night. */
export function addFitSleep(levels: readonly Message[], nights: Nights, source: string, clock: Clock): void {
  const timed = levels
    .flatMap(({ timestamp, sleep_level: level }) => (isMoment(timestamp) ? [{ at: timestamp.getTime(), level }] : []))
    .toSorted((a, b) => a.at - b.at);
  timed.forEach(({ at, level }, index) => {
    const next = timed[index + 1];
    if (next && next.at - at <= LONGEST_LEVEL)
      nights.add({ source, start: at, end: next.at, isAsleep: ASLEEP.has(level), offset: clock(next.at) });
  });
}
