import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of running.json, by which other local programs find a running launcher. */
export interface RunningInfo {
  pid: number;
  port: number;
  /** Port of /health/ready and /metrics, on the loopback address. */
  internalPort: number;
  /** Process ids of the embedded backends, by name. */
  backends: Record<string, number>;
  EVENTSTORE_URL: string;
  DATABASE_URL: string;
}

/** Replaces the note atomically. Only its owner may read it, because the URLs contain passwords. */
export async function writeRunningInfo(dataDir: string, note: RunningInfo): Promise<void> {
  const file = join(dataDir, 'running.json');
  await writeFile(`${file}.new`, JSON.stringify(note, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

export const removeNote = (dataDir: string): Promise<void> => rm(join(dataDir, 'running.json'), { force: true });
