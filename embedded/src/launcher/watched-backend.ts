import type { Backend } from '../backends/backend.js';

/** A backend that is restarted at the same address whenever its process dies. */
export interface WatchedBackend {
  readonly url: string;
  /** The current process id. */
  pid(): number;
  stop(): Promise<void>;
}

/** Notified when a backend died, when a restart failed, and when it succeeded. */
export interface Watcher {
  died(name: string): void;
  failed(name: string, error: unknown): void;
  returned(name: string): void;
}

/** Starts and supervises a backend. `start` gets null the first time and the backend's port on restarts. */
export async function watch(
  start: (earlier: { port: number } | null) => Promise<Backend>,
  watcher: Watcher,
): Promise<WatchedBackend> {
  let backend = await start(null);
  let stopping = false;
  const { url } = backend;
  const port = Number(new URL(url).port);

  const watching = (async () => {
    while (!stopping) {
      await backend.exited;
      if (stopping) break;
      watcher.died(backend.name);
      for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5_000)) {
        try {
          backend = await start({ port });
          break;
        } catch (error) {
          watcher.failed(backend.name, error);
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
      if (!stopping) watcher.returned(backend.name);
    }
    // A restart may have completed during `stop`.
    await backend.stop();
  })();

  return {
    url,
    pid: () => backend.pid,
    async stop() {
      stopping = true;
      await backend.stop();
      await watching;
    },
  };
}
