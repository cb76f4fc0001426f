import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Free disk space: on the known disks of this machine, and where the latest writes went. */
export interface DiskRoom {
  /** False while a known disk is almost full, and for a while after a write failed for lack of space. */
  hasRoom(): Promise<boolean>;
  /** Records that a write failed for lack of space, on this machine or another. */
  refused(): void;
}

export interface DiskRoomOptions {
  /** Minimum free bytes: a database stops at its last byte, and is hard to recover. */
  least?: number;
  /** Milliseconds after a failed write before the next attempt: the disk of another machine cannot be checked. */
  remember?: number;
}

const MEBIBYTE = 2 ** 20;

/** Monitors the disks of `folders`; a folder that does not exist yet is checked through its nearest existing parent. */
export function watchDisks(
  folders: readonly string[],
  { least = 64 * MEBIBYTE, remember = 10_000 }: DiskRoomOptions = {},
): DiskRoom {
  let refusedAt = -Infinity;
  return {
    async hasRoom() {
      if (performance.now() - refusedAt < remember) return false;
      const free = await Promise.all(folders.map(freeBytes));
      return free.every((bytes) => bytes >= least);
    },
    refused: () => void (refusedAt = performance.now()),
  };
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error;
    return freeBytes(dirname(folder));
  }
}
