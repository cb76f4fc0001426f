import type { ReadExport } from '../day-tally.js';
import { readExport } from '../read-export.js';
import { inChunks } from './exports.js';

export const TODAY = '2026-11-20';
/** Measures of which there are none. */
export const nothing = { heartRate: null, steps: null, calories: null, sleep: null };

/** What an export has: the days of each source by its name. */
interface ReadInMemory {
  readonly sources: Readonly<Record<string, readonly unknown[] | undefined>>;
  readonly result: ReadExport['result'];
}

/** The days of an export in memory. */
export async function read(
  content: Buffer | string,
  sizes?: readonly number[],
  timeZone = 'Asia/Kolkata',
): Promise<ReadInMemory> {
  const reading = { today: TODAY, timeZone, onProgress: () => Promise.resolve() };
  const { sources, result } = await readExport(inChunks(Buffer.from(content), sizes), reading);
  return { sources: Object.fromEntries(sources), result };
}
