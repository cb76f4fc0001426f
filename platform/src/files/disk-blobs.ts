import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from './blob-store.js';

/** Keeps files in a folder, under their names. What is put has to lie on the same disk. */
export function createDiskBlobs(folder: string): BlobStore {
  return {
    put: async (name, path) => {
      const target = join(folder, name);
      const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      await syncFolder(dirname(target));
      if (made !== undefined) await syncFolder(dirname(made));
    },
    has: async (name) => (await ifThere(stat(join(folder, name)))) !== null,
    read: async (name, start, end) => {
      const file = await ifThere(open(join(folder, name), 'r'));
      return file?.createReadStream({ start, end: end - 1 }) ?? null;
    },
  };
}

/** A rename is only safe from a power cut once the folder itself is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function ifThere<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
