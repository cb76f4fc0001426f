import { mkdir } from 'node:fs/promises';
import { open } from 'lmdb';
import { openDatabase } from '../event-store/database.js';
import { release } from '../event-store/ownership.js';

/**
 * Copies the log while the event store may be writing: LMDB copies one state of it, with every event that was acknowledged before.
 */
export async function copyLog(store: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const root = open<Buffer, Buffer>({
    path: store,
    noSubdir: false,
    readOnly: true,
    encoding: 'binary',
    keyEncoding: 'binary',
  });
  try {
    await root.backup(folder, false);
  } finally {
    await root.close();
  }
}

/** Removes the owner from a restored log: the process that wrote the copied one may still run. */
export async function disownLog(folder: string): Promise<void> {
  const database = openDatabase(folder);
  try {
    await release(database);
  } finally {
    await database.root.close();
  }
}
