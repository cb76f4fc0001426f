import { type AddressInfo, createServer } from 'node:net';

/** The default port, and the number of ports tried after it. */
const DEFAULT = 8080;
const FURTHER = 20;

/** The requested port (0: one chosen by the system), or else the first free one from the default on. Throws an error that names the setting if none is free. */
export async function choosePort(
  asked: number | undefined,
  host: string,
  onTaken: (port: number) => void,
): Promise<number> {
  if (asked !== undefined) {
    const free = await tryPort(asked, host);
    if (free !== null) return free;
    throw new Error(`Port ${asked} is taken by another program. Set PORT to a free one.`);
  }
  for (let port = DEFAULT; port <= DEFAULT + FURTHER; port += 1) {
    if ((await tryPort(port, host)) !== null) return port;
    onTaken(port);
  }
  throw new Error(`No port from ${DEFAULT} to ${DEFAULT + FURTHER} is free. Set PORT to a free one.`);
}

/** The port if it is free (for 0 the one chosen by the system); null if it is in use. */
const tryPort = (port: number, host: string): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, host, () => {
      const { port: chosen } = server.address() as AddressInfo;
      server.close(() => resolve(chosen));
    });
  });
