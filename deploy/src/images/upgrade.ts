import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from './deployment.js';
import { docker } from './docker.js';

/** Milliseconds after which the gateway has resolved a name again. */
const DNS_REFRESH = 6_000;
/** Milliseconds between two calls. */
const INTERVAL = 100;

/**
 * Replaces the only replica of a service, as docs/cluster.md describes, while calls continue. Returns the
 * number of calls. Throws the error of the first failed one.
 */
export async function replaceReplica(
  { compose, container, settle }: Deployment,
  service: string,
  call: () => Promise<unknown>,
): Promise<number> {
  const old = await container(service);
  const calls = keepCalling(call);
  await compose('up', '--detach', '--no-deps', '--no-recreate', '--scale', `${service}=2`, service);
  await settle();
  await docker('stop', old);
  await docker('rm', old);
  await pause(DNS_REFRESH);
  return calls.end();
}

function keepCalling(call: () => Promise<unknown>): { end(): Promise<number> } {
  let [made, ended] = [0, false];
  const calling = (async () => {
    for (; !ended; made++) {
      await call();
      await pause(INTERVAL);
    }
  })();
  // The error is reported by `end`.
  calling.catch(() => undefined);
  return {
    async end() {
      ended = true;
      await calling;
      return made;
    },
  };
}
