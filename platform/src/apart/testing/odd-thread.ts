import { serveThread } from '../serve-thread.js';

/** The task of this thread. */
export type OddDeed = 'answer' | 'fail' | 'compute' | 'hold' | 'exit';

let answers = 0;
const held: number[][] = [];

/* A thread that does what a thread can do wrong. */
serveThread((deed: OddDeed): unknown => {
  switch (deed) {
    case 'answer':
      return { environment: Object.keys(process.env), answers: (answers += 1) };
    case 'fail':
      throw new TypeError('Haemoglobin 12.4');
    case 'compute':
      for (;;) if (process.pid < 0) return null;
    case 'hold':
      for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index));
    case 'exit':
      return process.exit(3);
  }
});
