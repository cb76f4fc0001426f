import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux, macOS and Windows give to outgoing connections: one of those may take a free port at any time. */
const [FIRST, BEYOND] = [20_000, 32_768];

/** What was given away here: who got a port may not listen on it yet, and nobody else is to be given the same. */
const given = new Set<number>();

/** A port of this machine that nobody listens on now, and that no other caller in this process was given. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, BEYOND);
  if (given.has(port)) return freePort();
  given.add(port);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
