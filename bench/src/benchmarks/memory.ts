import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gather } from '@anamnesis/e2e/attack/crowd';
import { startProduct } from '@anamnesis/e2e/testing/product';
import type { Benchmark } from '../benchmark.js';
import { shown } from '../figures/report.js';
import { atMost } from '../figures/target.js';
import { growthOf } from '../memory/growth.js';
import { type Memory, memoryOf } from '../memory/process-memory.js';

const SECONDS = { full: 1_800, tiny: 3 };
/** Between two samples. */
const INTERVAL = { full: 10, tiny: 1 };
const SEED = 1;

/** The whole product under all kinds of commands, without a fault: no process may grow. */
export const memory: Benchmark = {
  name: 'memory',
  question: 'memory of every process of the product under half an hour of all kinds of commands (ours alone)',
  async run(size, _withBackends, report, { seconds = SECONDS[size] } = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'anamnesis-memory-'));
    const product = await startProduct();
    try {
      const wrong: string[] = [];
      const broken = (guarantee: string, what: string) => void wrong.push(`${guarantee}: ${what}`);
      const crowd = await gather(product, { seed: SEED, from: 0, folder, broken });
      const samples = await sampleWhile((round) => crowd.act(round), {
        ...{ seconds, interval: INTERVAL[size] },
        sample: async () => memoryOf(await product.note()),
      });
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      const did = crowd.lines().filter(({ kind }) => kind === 'acknowledged').length;
      for (const name of Object.keys(samples[0] ?? {})) {
        const values = samples.map((sample) => sample[name] ?? 0);
        const { first, last, ratio, perMinute } = growthOf(values, INTERVAL[size]);
        report.alone(`memory, ${name}`, 'last of first', [ratio], did, atMost(1.1, 1.02));
        report.print(`  first ${shown(first)} MB, last ${shown(last)} MB, ${perMinute.toFixed(2)} MB a minute`);
        report.print(`  all ${values.map((value) => value.toFixed(0)).join(' ')}`);
      }
    } finally {
      await product.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Sampling {
  readonly seconds: number;
  /** Seconds between two samples. */
  readonly interval: number;
  sample(): Promise<Memory>;
}

/** Performs rounds for a time, and samples meanwhile; at least once. */
async function sampleWhile(act: (round: number) => Promise<void>, { seconds, interval, sample }: Sampling) {
  const samples: Memory[] = [];
  const failures: unknown[] = [];
  const take = () =>
    void sample().then(
      (each) => samples.push(each),
      (error: unknown) => failures.push(error),
    );
  const timer = setInterval(take, interval * 1_000);
  try {
    for (let round = 0, end = Date.now() + seconds * 1_000; Date.now() < end; round += 1) await act(round);
  } finally {
    clearInterval(timer);
  }
  if (samples.length === 0) samples.push(await sample());
  if (failures.length > 0) throw failures[0];
  return samples;
}
