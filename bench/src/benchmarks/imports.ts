import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark, Size } from '../benchmark.js';
import { interleave } from '../figures/pairs.js';
import { writeExport } from '../imports/export-file.js';
import { readIn } from '../imports/read.js';

const MEGABYTE = 1024 * 1024;
const LARGE = 500;
const names = { ours: 'readExport, days added up', theirs: 'yauzl and saxes alone' };
/** Megabytes of the XML file, and pairs; a large one, which takes a minute a run, is measured once. */
const SIZES: Readonly<Record<Size, { megabytes: readonly number[]; pairs: number }>> = {
  full: { megabytes: [1, 100, 1024], pairs: 5 },
  tiny: { megabytes: [1], pairs: 1 },
};

/** Exports of Apple Health of three sizes: their speed, and the peak memory of the process that reads them. */
export const imports: Benchmark = {
  name: 'imports',
  question: 'an export.zip of Apple Health read and added up by days, against yauzl and saxes alone',
  async run(size, _withBackends, report, given = {}) {
    const megabytes = given.megabytes === undefined ? SIZES[size].megabytes : [given.megabytes];
    const folder = await mkdtemp(join(tmpdir(), 'anamnesis-exports-'));
    try {
      for (const each of megabytes) {
        const path = join(folder, `${each}.zip`);
        const { records, size: bytes, inflated } = await writeExport(path, each);
        report.print(
          `\n${each} MB of XML in an archive of ${(bytes / MEGABYTE).toFixed(2)} MB, ${records} records; load ${loadavg()[0]?.toFixed(1)}`,
        );
        const side = (of: 'ours' | 'theirs') => ({
          name: names[of],
          run: async () => {
            const read = await readIn(of, path);
            if (read.records !== records) throw new Error(`${names[of]} found ${read.records} of ${records} records`);
            const perSecond = inflated / MEGABYTE / read.seconds;
            return { figures: { 'MB/s': perSecond, 'peak MB': read.peakMegabytes }, did: records };
          },
        });
        const pairs = await interleave(
          each > LARGE ? 1 : (given.pairs ?? SIZES[size].pairs),
          side('ours'),
          side('theirs'),
        );
        for (const figure of ['MB/s', 'peak MB'] as const) report.pairs(`imports, ${each} MB`, names, figure, pairs);
        await rm(path);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
