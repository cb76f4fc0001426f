import { chmod, mkdir } from 'node:fs/promises';
import { launchEventStore, type LaunchOptions, type LaunchedEventStore } from '../event-store/launch.js';
import type { Backend } from './backend.js';

interface StartOptions {
  dir: string;
  port?: number;
  /** Required of every client. */
  secret: string;
  /** Called once its process works and only has to be waited for. */
  spawned?: () => void;
}

/** Starts the embedded event store on a data folder of its own. */
export async function startEventStore({ dir, port = 0, ...options }: StartOptions): Promise<Backend> {
  await mkdir(dir, { recursive: true });
  await chmod(dir, 0o700);
  const store = await launchAfterLeftover({ dir, port, ...options });
  return {
    name: 'the event store',
    url: store.connectionString,
    pid: store.pid,
    exited: store.exited.then(() => undefined),
    stop: () => store.stop(),
  };
}

/** Milliseconds in which the event store of a killed launcher ends by itself. */
const LEFTOVER_ENDS = 15_000;

async function launchAfterLeftover(options: LaunchOptions): Promise<LaunchedEventStore> {
  for (const deadline = Date.now() + LEFTOVER_ENDS; ;) {
    try {
      return await launchEventStore(options);
    } catch (error) {
      if (!String(error).includes('in use by process') || Date.now() > deadline) throw error;
    }
  }
}
