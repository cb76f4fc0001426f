import { loadavg } from 'node:os';
import { startProduct } from '@anamnesis/e2e/testing/product';
import type { Benchmark, Size } from '../benchmark.js';
import { interleave } from '../figures/pairs.js';
import { atMost } from '../figures/target.js';
import { ordinaryCalls } from '../hostile/ordinary-calls.js';
import { newSender } from '../hostile/sender.js';
import { startSending } from '../hostile/sending.js';

const SIZES: Readonly<Record<Size, { pairs: number; seconds: number }>> = {
  full: { pairs: 5, seconds: 5 },
  tiny: { pairs: 1, seconds: 1 },
};

/** Calls of one patient of the whole product while another one sends the worst file of each parser, again and again. */
export const hostile: Benchmark = {
  name: 'hostile',
  question: 'ordinary calls while somebody else sends the worst files, against the same calls without',
  async run(size, _withBackends, report, given = {}) {
    const { pairs, seconds } = { ...SIZES[size], ...given };
    const product = await startProduct();
    let closing = (): void => undefined;
    try {
      const caller = await newSender(product.address, 'Meera Calls');
      const sending = await startSending(product.address);
      closing = sending.close;
      for (const act of sending.acts) {
        report.print(`\n${act}; load ${loadavg()[0]?.toFixed(1)}`);
        const names = { ours: 'meanwhile', theirs: 'without' };
        const taken = await interleave(
          pairs,
          { name: names.ours, run: () => sending.meanwhile(act, () => ordinaryCalls(caller, seconds)) },
          { name: names.theirs, run: () => ordinaryCalls(caller, seconds) },
        );
        report.pairs(act, names, 'p50 ms', taken);
        report.pairs(act, names, 'p99 ms', taken, atMost(2, 1.2));
      }
    } finally {
      closing();
      await product.remove();
    }
  },
};
