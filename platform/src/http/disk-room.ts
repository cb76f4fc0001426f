import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether there is room to write: on the disks that this process knows, and where its last writes went. */
export interface DiskRoom {
  /** False while a known disk is as good as full, and for a while after a write was refused for want of room. */
  hasRoom(): Promise<boolean>;
  /** Notes that a write was refused for want of room, on this machine or another. */
  refused(): void;
}

export interface DiskRoomOptions {
  /** Bytes that have to be free: a database ends with its last byte, and is harder to revive than to keep. */
  least?: number;
  /** Milliseconds after a refused write until another may try: the disk of another machine can't be looked at. */
  remember?: number;
}

const MEBIBYTE = 2 ** 20;

/** Watches the disks that `folders` are on; one that does not exist yet counts as the folder it will stand in. */
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
