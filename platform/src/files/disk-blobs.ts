import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BlobStore } from './blob-store.js';
import { SEALED_CHUNK_BYTES } from './sealed-content.js';

/** Stores files in a folder, under their names. `put` requires a file on the same disk. */
export function createDiskBlobs(folder: string): BlobStore {
  return {
    put: async (name, path) => {
      const target = join(folder, name);
      const created = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      await syncFolder(dirname(target));
      if (created !== undefined) await syncFolder(dirname(created));
    },
    has: async (name) => (await orNull(stat(join(folder, name)))) !== null,
    remove: (name) => rm(join(folder, name), { force: true }),
    removeFolder: (name) => rm(join(folder, name), { recursive: true, force: true }),
    pathOf: (name) => resolve(folder, name),
    read: async (name, start, end) => {
      const file = await orNull(open(join(folder, name), 'r'));
      // A chunk at a time: one that arrives in parts would be copied to be decrypted.
      return file?.createReadStream({ start, end: end - 1, highWaterMark: SEALED_CHUNK_BYTES }) ?? null;
    },
  };
}

/** A rename survives a power failure only once the folder itself is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNull<Found>(lookup: Promise<Found>): Promise<Found | null> {
  try {
    return await lookup;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
