import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux, macOS and Windows, which an outgoing connection may take at any time. */
const [FIRST, BEYOND] = [20_000, 32_768];

/** Ports already returned by this process: their users may not listen yet. */
const returned = new Set<number>();

/** A port of this machine that is free now, and was not returned before in this process. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, BEYOND);
  if (returned.has(port)) return freePort();
  returned.add(port);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
