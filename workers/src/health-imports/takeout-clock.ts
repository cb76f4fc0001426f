import type { ExportZip } from './export-zip.js';
import type { Clock } from './local-day.js';

const BEGINNING = 4096;
const MINUTE = 60_000;
/** "2026-11-19T22_30_00+05_30_SLEEP.json" */
const OF_SESSION = /(\d{4}-\d\d-\d\d)t\d\d_\d\d_\d\d([+-])(\d\d)_(\d\d)_[^/]*\.json$/;
/** "2026-11-19.csv", with the quarters of an hour of a day, each with its zone: "00:00:00.000+05:30". */
const OF_DAY = /(?:^|\/)(\d{4}-\d\d-\d\d)\.csv$/;
const QUARTER = /\d\d:\d\d:\d\d\.\d+([+-])(\d\d):(\d\d)/;

const offsetOf = (sign = '+', hours = '0', minutes = '0'): number =>
  (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;

/**
 * The person's clock in an archive of Google Takeout. Its streams have moments only; the names of sessions and the lines of days say the zone. That of the
 * latest day before a moment counts, else that of the first day; the assumed one where nothing says one.
 */
export async function clockIn({ entries, read }: ExportZip, assumed: Clock): Promise<Clock> {
  const offsets = new Map<string, number>();
  for (const entry of entries) {
    const name = entry.fileName.toLowerCase();
    const [, started, ...ofSession] = OF_SESSION.exec(name) ?? [];
    if (started !== undefined) offsets.set(started, offsetOf(...ofSession));
    const [, day] = OF_DAY.exec(name) ?? [];
    if (day === undefined) continue;
    const [isFound, ...ofDay] = QUARTER.exec((await bytesOf(read(entry), BEGINNING)).toString('utf8')) ?? [];
    if (isFound !== undefined) offsets.set(day, offsetOf(...ofDay));
  }
  const known = [...offsets]
    .map(([day, offset]) => ({ from: Date.parse(day) - offset, offset }))
    .filter(({ from }) => !Number.isNaN(from))
    .toSorted((a, b) => a.from - b.from);
  if (known.length === 0) return assumed;
  return (moment) => {
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (known[middle]!.from <= moment) low = middle + 1;
      else high = middle;
    }
    return known[Math.max(0, low - 1)]?.offset ?? 0;
  };
}

/** The first bytes of a content, at most this many. */
export async function bytesOf(content: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}
