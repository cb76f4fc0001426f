import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DiskFailure, diskFailureOf } from '../failures/driver-failures.js';

/** The state of the disks: of the known ones of this machine, and of those where the latest writes went. */
export interface DiskRoom {
  /** What is wrong with them, one sentence each: a disk that is almost full, and for a while each way in which one has failed. */
  problems(): Promise<readonly string[]>;
  /** Records that a disk, on this machine or another, was full or failed. */
  failed(how: DiskFailure): void;
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
  const failedAt: Record<DiskFailure, number> = { full: -Infinity, failing: -Infinity };
  const problemOf = async (folder: string) => {
    try {
      return (await freeBytes(folder)) < least
        ? `The disk of ${folder} is full: less than ${shown(least)} are free.`
        : [];
    } catch (error) {
      if (diskFailureOf(error) !== 'failing') throw error;
      return `The disk of ${folder} fails: its free space cannot be read.`;
    }
  };
  return {
    async problems() {
      const recent = (['full', 'failing'] as const).filter((how) => performance.now() - failedAt[how] < remember);
      return [...recent.map((how) => RECENT[how]), ...(await Promise.all(folders.map(problemOf))).flat()];
    },
    failed: (how) => void (failedAt[how] = performance.now()),
  };
}

const RECENT: Readonly<Record<DiskFailure, string>> = {
  full: 'A disk is full: a write was refused a moment ago, as the log says.',
  failing: 'A disk fails: it returned an error a moment ago, as the log says.',
};

const shown = (bytes: number) => `${Math.ceil(bytes / MEBIBYTE)} MiB`;

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error;
    return freeBytes(dirname(folder));
  }
}
