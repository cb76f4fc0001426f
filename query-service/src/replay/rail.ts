import { RAIL_BINS } from '@anamnesis/contracts/replay/constants';
import type { History as Shown } from '@anamnesis/contracts/replay/history';
import type { Entry } from './history.js';

type Bin = Shown['rail'][number];

/** The events of a history in at most RAIL_BINS bins of equal time; empty ones are left out. Clocks may go back, bins do not. */
export function railOf(entries: readonly Pick<Entry, 'event'>[]): Bin[] {
  const times = entries.map(({ event }) => Date.parse(event.recordedAt));
  const first = times[0] ?? 0;
  const span = times.reduce((latest, time) => Math.max(latest, time), first) - first;
  const width = span / RAIL_BINS || 1;
  const bins: Bin[] = [];
  let current = -1;
  for (const [index, { event }] of entries.entries()) {
    const number = Math.min(RAIL_BINS - 1, Math.floor(((times[index] as number) - first) / width));
    const end = { to: event.recordedAt, position: String(event.position), index: index + 1 };
    const last = bins.at(-1);
    if (last && number <= current) Object.assign(last, end, { count: last.count + 1 });
    else {
      bins.push({ from: event.recordedAt, firstPosition: end.position, ...end, count: 1 });
      current = number;
    }
  }
  return bins;
}
