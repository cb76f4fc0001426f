import { setTimeout as pause } from 'node:timers/promises';
import { type Act, actsOf } from './acts.js';
import { newSender } from './sender.js';

/** From the benchmark: where the product is, or which act begins, or that it ends. */
export type ToSending = { readonly address: string } | { readonly act: string } | 'end';
/** To the benchmark: which acts there are, or that the act has ended, or why it failed. */
export type FromSending = { readonly acts: readonly string[] } | 'ended' | { readonly failed: string };

/** Milliseconds between the beginnings of two repetitions, at least. What is refused at once is sent 20 times a second: more is a flood, which the limits per caller meet and this benchmark leaves out. */
const PACE = 50;

let acts: readonly Act[] = [];
let isOver = true;
const tell = (told: FromSending) => process.send?.(told);

/** Repeats an act, at least once, until it is told to end. */
async function repeat({ run }: Act): Promise<void> {
  do {
    const next = performance.now() + PACE;
    await run();
    await pause(Math.max(0, next - performance.now()));
  } while (!isOver);
}

async function hear(told: ToSending): Promise<void> {
  if (told === 'end') {
    isOver = true;
    return;
  }
  if ('address' in told) {
    acts = await actsOf(await newSender(told.address, 'Mallory Sends'));
    tell({ acts: acts.map(({ what }) => what) });
    return;
  }
  const act = acts.find(({ what }) => what === told.act);
  if (!act) throw new Error(`There is no act ${told.act}`);
  isOver = false;
  await repeat(act);
  tell('ended');
}

/* Sends the worst files from a process of its own, so that the one that measures does not wait for it. */
process.on('message', (told: ToSending) => {
  hear(told).catch((error: unknown) => tell({ failed: String(error) }));
});
process.once('disconnect', () => process.exit());
