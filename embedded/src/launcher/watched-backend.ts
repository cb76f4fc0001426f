import type { Backend } from '../backends/backend.js';

/** A backend that is started again, at the same address, whenever its process dies. */
export interface WatchedBackend {
  readonly url: string;
  /** The process id it has now. */
  pid(): number;
  stop(): Promise<void>;
}

/** Told when a backend died, when it could not be started again yet, and when it was. */
export interface Watcher {
  died(name: string): void;
  failed(name: string, error: unknown): void;
  returned(name: string): void;
}

/** Starts a backend and watches over it. `start` gets null the first time and the running backend's port afterwards. */
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
    // It may have come back while it was told to stop.
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
