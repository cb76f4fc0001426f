import { type AddressInfo, createServer } from 'node:net';

/** The port tried first where none is asked for, and how many after it. */
const USUAL = 8080;
const FURTHER = 20;

/** The port that was asked for (for 0 one that the system chooses), or else the usual one or the next free after it. Throws, saying what to do, when taken. */
export async function choosePort(
  asked: number | undefined,
  host: string,
  onTaken: (port: number) => void,
): Promise<number> {
  if (asked !== undefined) {
    const free = await tryPort(asked, host);
    if (free !== null) return free;
    throw new Error(`Port ${asked} is taken by another program. Name a free one with PORT.`);
  }
  for (let port = USUAL; port <= USUAL + FURTHER; port += 1) {
    if ((await tryPort(port, host)) !== null) return port;
    onTaken(port);
  }
  throw new Error(`No port from ${USUAL} to ${USUAL + FURTHER} is free. Name one with PORT.`);
}

/** The port when it is free, the one that the system chose for 0; null when it is taken. */
const tryPort = (port: number, host: string): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, host, () => {
      const { port: chosen } = server.address() as AddressInfo;
      server.close(() => resolve(chosen));
    });
  });
