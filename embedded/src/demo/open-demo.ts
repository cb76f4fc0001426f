import type { Closing } from '@anamnesis/platform/process/closing';
import type { DemoAccount } from './demo-accounts.js';
import type { StepRefused } from './demo-client.js';
import { keepImminent } from './keep-imminent.js';
import { onCall } from './people.js';
import { type Here, seedDemo } from './seed-demo.js';
import type { Ports } from './seed-people.js';

interface Opening {
  print(line: string): void;
  readonly closing: Closing;
  readonly signal: AbortSignal;
}

/** Creates the demo, or completes it, and keeps its next appointment about to begin. Resolves when the accounts that are printed can sign in; the end of what follows is printed. */
export async function openDemo(
  ports: Ports,
  accounts: readonly DemoAccount[],
  here: Here,
  { print, closing, signal }: Opening,
): Promise<void> {
  const leftOut = ({ step, reason }: StepRefused) => print(`Left out of the demo (${step}): ${reason}`);
  const seeded = await seedDemo(ports, accounts, here, leftOut, signal);
  if (seeded) {
    print('The rest of the demo follows …');
    const notFilled = (error: unknown) => {
      // A stop of the product is no failure.
      if (!signal.aborted) print(`The demo could not be completed; the next start goes on with it: ${String(error)}`);
    };
    const filled = seeded.rest.then(() => print('The demo is complete.'), notFilled);
    closing.add(() => filled);
  }
  // A demo created by an earlier version may lack this doctor.
  if (!accounts.some(({ email }) => email === onCall.email)) return;
  const report = (error: unknown) => print(`The demo's next appointment could not be arranged: ${String(error)}`);
  closing.add(keepImminent(ports, here.address, here.timeZone, report));
}
