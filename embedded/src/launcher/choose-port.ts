import { createServer } from 'node:net';

/** The port tried first where none is asked for, and how many after it. */
const USUAL = 8080;
const FURTHER = 20;

/** The port that was asked for, or else the usual one or the next free after it. Throws, saying what to do, when taken. */
export async function choosePort(
  asked: number | undefined,
  host: string,
  onTaken: (port: number) => void,
): Promise<number> {
  if (asked !== undefined) {
    if (await isFree(asked, host)) return asked;
    throw new Error(`Port ${asked} is taken by another program. Name a free one with PORT.`);
  }
  for (let port = USUAL; port <= USUAL + FURTHER; port += 1) {
    if (await isFree(port, host)) return port;
    onTaken(port);
  }
  throw new Error(`No port from ${USUAL} to ${USUAL + FURTHER} is free. Name one with PORT.`);
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
