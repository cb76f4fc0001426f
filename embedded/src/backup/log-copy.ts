import { mkdir } from 'node:fs/promises';
import { open } from 'lmdb';

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
