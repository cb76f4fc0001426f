import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from './deployment.js';
import { docker } from './docker.js';

/** Milliseconds until the gateway has looked a name up again for certain. */
const LOOK_UP = 6_000;
/** Milliseconds between two calls. */
const PACE = 100;

/**
 * Puts a new replica in the place of a service's one, as docs/cluster.md says, while a call goes on being made. Answers how
 * many were made. Throws with what the first that failed was answered.
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
  await pause(LOOK_UP);
  return calls.end();
}

function keepCalling(call: () => Promise<unknown>): { end(): Promise<number> } {
  let [made, ended] = [0, false];
  const calling = (async () => {
    for (; !ended; made++) {
      await call();
      await pause(PACE);
    }
  })();
  // Whoever ends it hears of it; until then nobody listens.
  calling.catch(() => undefined);
  return {
    async end() {
      ended = true;
      await calling;
      return made;
    },
  };
}
