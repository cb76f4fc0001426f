import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { randomOf } from '@anamnesis/platform/testing/random';

/** The longest random delay, ms: longer than the calls of a page take. */
const LONGEST = 300;

/** Waits for a random time; the same times for the same name and seed, which is `TEST_DELAYS`. Undefined without it. */
export function delaysOf(name: string): (() => Promise<void>) | undefined {
  const seed = process.env['TEST_DELAYS'];
  if (!seed) return undefined;
  const random = randomOf(seed, name);
  return async () => {
    await pause(random.below(LONGEST));
  };
}

/** Lets the calls and the live messages of all pages of a context arrive after a random time, so that races are found on purpose. */
export async function delayCalls(context: BrowserContext, delay: () => Promise<void>): Promise<void> {
  await context.route(/\/(api|auth)\//, async (route) => {
    await delay();
    await route.fallback();
  });
  const isLive = ({ hostname, pathname }: URL) => hostname === 'localhost' && pathname.startsWith('/socket.io');
  await context.routeWebSocket(isLive, (page) => {
    const server = page.connectToServer();
    for (const [from, to] of [
      [page, server],
      [server, page],
    ] as const) {
      // Messages keep their order.
      let turn = Promise.resolve();
      from.onMessage((message) => {
        turn = turn.then(delay).then(() => to.send(message));
      });
    }
  });
}
