import { execFile } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Size in bytes: more than a run writes; PostgreSQL keeps up to one gibibyte of WAL. */
const ROOM = 3 * 1024 ** 3;
/** Free bytes after the disk is shrunk: the size cannot be less than the content, and writes continue meanwhile. */
const LEFT = 64 * 1024 ** 2;
const PAGE = Buffer.alloc(4096);

/** A disk in memory for a data folder, which can be filled instantly. */
export interface SmallDisk {
  /** Leaves no free byte. */
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a disk at a folder; returns the reason as text if that fails. Needs Linux and the right to mount. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | string> {
  const resize = (bytes: number) => run('mount', ['-o', `remount,size=${bytes}`, folder]);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${ROOM},mode=0755`, 'anamnesis-attack', folder]);
  } catch (error) {
    return `no disk could be mounted (${String((error as { stderr?: string }).stderr ?? error).trim()})`;
  }
  const filler = join(folder, 'filler');
  return {
    async fill() {
      const { blocks, bfree, bsize } = await statfs(folder);
      await resize((blocks - bfree) * bsize + LEFT);
      await writeUntilFull(filler);
    },
    async free() {
      await resize(ROOM);
      await rm(filler);
    },
    unmount: async () => void (await run('umount', [folder])),
  };
}

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(PAGE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}
