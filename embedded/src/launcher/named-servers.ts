import { connect } from 'node:net';
import type { Settings } from './settings.js';

/** The port of each kind of server where its address names none. */
const USUAL_PORTS = { DATABASE_URL: 5432, REDIS_URL: 6379, EVENTSTORE_URL: 2113 } as const;
/** How long a server that was named may take to answer; milliseconds. */
const PATIENCE = 5_000;
const PAUSE = 250;

/** Waits until every server that the settings name takes connections; throws, naming the setting, when one doesn't. */
export async function expectNamedServers(settings: Settings, signal: AbortSignal): Promise<void> {
  const names = Object.keys(USUAL_PORTS) as (keyof typeof USUAL_PORTS)[];
  await Promise.all(
    names.map(async (name) => {
      const address = settings[name];
      if (address === undefined) return;
      const { hostname, port } = new URL(address);
      await untilAnswers(name, hostname, Number(port) || USUAL_PORTS[name], signal);
    }),
  );
}

async function untilAnswers(name: string, host: string, port: number, signal: AbortSignal): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; ;) {
    try {
      return await takesConnection(host, port);
    } catch (error) {
      signal.throwIfAborted();
      // The address itself may carry a password; only where it leads is told.
      if (Date.now() > deadline) {
        throw new Error(
          `${name} names a server that does not answer: ${host}:${port}. Start it, or leave ${name} out.`,
          {
            cause: error,
          },
        );
      }
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

const takesConnection = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: PATIENCE });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('timeout', () => socket.destroy(new Error('No answer')));
    socket.once('error', reject);
  });
