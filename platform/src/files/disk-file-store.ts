import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash, isContentHash, unchanged, type FileStore } from './file-store.js';

/** Keeps files in a folder: `ab/cd…` holds the bytes, `ab/cd….type` the media type beside them. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2));
  return {
    put: async ({ bytes, mediaType }) => {
      const hash = contentHash(bytes);
      const path = pathOf(hash);
      await mkdir(dirname(path), { recursive: true });
      // The type first: bytes that can be seen always have one.
      await writeDurably(`${path}.type`, Buffer.from(mediaType));
      await writeDurably(path, bytes);
      await syncFolder(dirname(path));
      return { hash };
    },
    get: async (hash) => {
      if (!isContentHash(hash)) return null;
      const bytes = await readIfThere(pathOf(hash));
      if (!bytes) return null;
      return unchanged(hash, { bytes, mediaType: await readFile(`${pathOf(hash)}.type`, 'utf8') });
    },
  };
}

/** Either the whole file stands under its name, on disk, or nothing does. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
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

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
