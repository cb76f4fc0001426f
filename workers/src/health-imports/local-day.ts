const FURTHEST = 8_640_000_000_000_000;

/** The day of a moment (ms since 1970) where the clock is ahead of UTC by `offset` ms; empty where there is no such day. */
export function localDay(moment: number, offset: number): string {
  const local = moment + offset;
  return Math.abs(local) <= FURTHEST ? new Date(local).toISOString().slice(0, 10) : '';
}
