import { rm } from 'node:fs/promises';

/** Stops the backends of `startBackends` and removes their folder. */
export default async function stopBackends(): Promise<void> {
  const running = globalThis.testBackends;
  if (!running) return;
  for (const backend of running.backends) await backend.stop();
  await rm(running.dir, { recursive: true, force: true });
}
