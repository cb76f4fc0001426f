import { serveApart } from '../serve-apart.js';

/** What the program is to do. */
export type OddTask = 'answer' | 'ask' | 'ask on' | 'refuse' | 'fail' | 'compute' | 'hold' | 'wait';

class Unfit extends Error {}

const held: Buffer[] = [];
const deeds: Readonly<Record<OddTask, (ask: (about: unknown) => Promise<unknown>) => unknown>> = {
  answer: () => ({ environment: Object.keys(process.env), bytes: Buffer.from('drawn') }),
  ask: (ask) => ask('how much?'),
  'ask on': async (ask) => {
    for (;;) await ask('and now?');
  },
  refuse: () => Promise.reject(new Unfit('Haemoglobin 12.4')),
  fail: () => Promise.reject(new TypeError('Haemoglobin 12.4')),
  compute: () => {
    for (;;) if (process.pid < 0) return null;
  },
  hold: () => {
    for (;;) held.push(Buffer.alloc(16 * 1024 ** 2, 1));
  },
  wait: () => new Promise(() => undefined),
};

/* A process that does what work apart can do wrong. */
serveApart<OddTask, unknown>({
  mostMemory: 400 * 1024 ** 2,
  reasonOf: (error) => (error instanceof Unfit ? 'unfit' : null),
  work: async (task, { ask }) => await deeds[task](ask),
});
