import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readExport } from '@anamnesis/workers/read-export';
import { countRecords } from './bare-reading.js';
import type { Read } from './read.js';

/** Reads one archive by one side, in a process whose peak memory is that of this reading. */
const [side = '', path = ''] = process.argv.slice(2);

async function ours(): Promise<number> {
  const file = { size: (await stat(path)).size, read: (range = {}) => createReadStream(path, range) };
  const reading = {
    ...{ today: new Date().toISOString().slice(0, 10), timeZone: 'UTC' },
    onProgress: () => Promise.resolve(),
  };
  return (await readExport(file, reading)).result.samples;
}

const begun = performance.now();
const records = await (side === 'ours' ? ours() : countRecords(path));
const read: Read = {
  ...{ records, seconds: (performance.now() - begun) / 1000 },
  // Linux and macOS differ in the unit of the system; Node gives kilobytes on both.
  peakMegabytes: process.resourceUsage().maxRSS / 1024,
};
process.send?.(read);
