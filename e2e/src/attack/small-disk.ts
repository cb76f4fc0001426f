import { execFile } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes: more than a run writes, as PostgreSQL keeps up to one gibibyte of its own log. */
const ROOM = 3 * 1024 ** 3;
/** Bytes that are left over what lies there when the disk is made small: somebody writes in between, and it can't be smaller than that. */
const LEFT = 64 * 1024 ** 2;
const PAGE = Buffer.alloc(4096);

/** A disk of its own for a data folder, in memory, that can be full from one moment to the next. */
export interface SmallDisk {
  /** From now on no byte more has room. */
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a disk at a folder; a sentence that says why where that can't be done: it takes Linux and the right to mount. */
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
