import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Says that another launcher already works on this data folder. */
export class AlreadyRunning extends Error {
  constructor(dataDir: string) {
    super(`Anamnesis already runs on ${dataDir}. Stop it first, or name another folder with DATA_DIR.`);
    this.name = 'AlreadyRunning';
  }
}

/**
 * Holds a data folder for this process. The hold is a listening socket: the system takes it back when the process dies,
 * however it dies, so a killed launcher never blocks the next one.
 */
export async function holdDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  const name = `anamnesis-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  const server = (await tryListen(path)) ?? (await takeOver(path, dataDir));
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A socket file that nobody answers at was left by a launcher that was killed. */
async function takeOver(path: string, dataDir: string): Promise<Server> {
  if (await answers(path)) throw new AlreadyRunning(dataDir);
  await rm(path, { force: true });
  const server = await tryListen(path);
  if (!server) throw new AlreadyRunning(dataDir);
  return server;
}

function tryListen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
