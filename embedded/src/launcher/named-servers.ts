import { connect } from 'node:net';
import type { Settings } from './settings.js';

/** The default port of each kind of server. */
const DEFAULT_PORTS = { DATABASE_URL: 5432, REDIS_URL: 6379, EVENTSTORE_URL: 2113 } as const;
/** Time-out of the connection to a configured server, ms. */
const TIMEOUT = 5_000;
const PAUSE = 250;

/** Waits until every configured server accepts connections; otherwise throws an error that names the setting. */
export async function expectNamedServers(settings: Settings, signal: AbortSignal): Promise<void> {
  const names = Object.keys(DEFAULT_PORTS) as (keyof typeof DEFAULT_PORTS)[];
  await Promise.all(
    names.map(async (name) => {
      const address = settings[name];
      if (address === undefined) return;
      const { hostname, port } = new URL(address);
      await untilAnswers(name, hostname, Number(port) || DEFAULT_PORTS[name], signal);
    }),
  );
}

async function untilAnswers(name: string, host: string, port: number, signal: AbortSignal): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT; ;) {
    try {
      return await takesConnection(host, port);
    } catch (error) {
      signal.throwIfAborted();
      // The URL may contain a password, so only host and port are printed.
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
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: TIMEOUT });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('timeout', () => socket.destroy(new Error('No answer')));
    socket.once('error', reject);
  });
