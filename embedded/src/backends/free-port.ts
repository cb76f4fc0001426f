import { createServer, type AddressInfo } from 'node:net';

/** What was given away here: who got a port may not listen on it yet, and nobody else is to be given the same. */
const given = new Set<number>();

/** A port of this machine that nobody listens on now, and that no other caller in this process was given. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Taken while this one still listens: the system gives a port that was closed to the next who asks.
  const isNew = !given.has(port);
  given.add(port);
  await new Promise((resolve) => server.close(resolve));
  return isNew ? port : freePort();
}
