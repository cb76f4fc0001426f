import { offsetAt } from '@anamnesis/contracts/time/slots';

const FURTHEST = 8_640_000_000_000_000;
/** ms; the clocks of all zones change at the beginning of one. */
const QUARTER = 15 * 60 * 1000;

/** By how many ms a clock is ahead of UTC at a moment, in ms since 1970. */
export type Clock = (moment: number) => number;

/** The clock of an IANA zone. The moments of an export follow each other, so the last offset is kept. */
export function clockOf(timeZone: string): Clock {
  let [known, offset] = [NaN, 0];
  return (moment) => {
    const quarter = Math.floor(moment / QUARTER);
    if (quarter !== known) [known, offset] = [quarter, offsetAt(quarter * QUARTER, timeZone)];
    return offset;
  };
}

/** The day of a moment (ms since 1970) where the clock is ahead of UTC by `offset` ms; empty where there is no such day. */
export function localDay(moment: number, offset: number): string {
  const local = moment + offset;
  return Math.abs(local) <= FURTHEST ? new Date(local).toISOString().slice(0, 10) : '';
}
