import { loadavg } from 'node:os';
import { startProduct } from '@anamnesis/e2e/testing/product';
import type { Benchmark, Size } from '../benchmark.js';
import { interleave } from '../figures/pairs.js';
import { atMost } from '../figures/target.js';
import { type Act, actsOf } from '../hostile/acts.js';
import { ordinaryCalls } from '../hostile/ordinary-calls.js';
import { newSender } from '../hostile/sender.js';

const SIZES: Readonly<Record<Size, { pairs: number; seconds: number }>> = {
  full: { pairs: 5, seconds: 5 },
  tiny: { pairs: 1, seconds: 1 },
};

/** Work while an act is repeated, one after the other; at least one is finished. */
async function meanwhile<Result>({ run }: Act, work: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const acting = (async () => {
    do await run();
    while (!isOver);
  })();
  // It is awaited when the work is over, and may fail before.
  acting.catch(() => undefined);
  try {
    return await work();
  } finally {
    isOver = true;
    await acting;
  }
}

/** Calls of one patient of the whole product while another one sends the worst file of each parser, again and again. */
export const hostile: Benchmark = {
  name: 'hostile',
  question: 'ordinary calls while somebody else sends the worst files, against the same calls without',
  async run(size, _withBackends, report, given = {}) {
    const { pairs, seconds } = { ...SIZES[size], ...given };
    const product = await startProduct();
    try {
      const caller = await newSender(product.address, 'Meera Calls');
      const acts = await actsOf(await newSender(product.address, 'Mallory Sends'));
      for (const act of acts) {
        report.print(`\n${act.what}; load ${loadavg()[0]?.toFixed(1)}`);
        const names = { ours: 'meanwhile', theirs: 'without' };
        const taken = await interleave(
          pairs,
          { name: names.ours, run: () => meanwhile(act, () => ordinaryCalls(caller, seconds)) },
          { name: names.theirs, run: () => ordinaryCalls(caller, seconds) },
        );
        report.pairs(act.what, names, 'p50 ms', taken);
        report.pairs(act.what, names, 'p99 ms', taken, atMost(2, 1.2));
      }
    } finally {
      await product.remove();
    }
  },
};
