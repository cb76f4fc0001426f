import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running launcher tells other programs of this machine about itself. */
export interface RunningNote {
  pid: number;
  port: number;
  /** Where it tells its health and figures, on this machine alone: /health/ready, /metrics. */
  internalPort: number;
  /** Process ids of what it started, by name. */
  backends: Record<string, number>;
  EVENTSTORE_URL: string;
  DATABASE_URL: string;
}

/** Writes the note, replacing an older one in one step. Only its owner may read it: addresses carry passwords. */
export async function writeNote(dataDir: string, note: RunningNote): Promise<void> {
  const file = join(dataDir, 'running.json');
  await writeFile(`${file}.new`, JSON.stringify(note, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

export const removeNote = (dataDir: string): Promise<void> => rm(join(dataDir, 'running.json'), { force: true });
