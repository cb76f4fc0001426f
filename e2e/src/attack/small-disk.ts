import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes: more than a run writes, as PostgreSQL keeps up to one gibibyte of its own log. */
const ROOM = 3 * 1024 ** 3;
/** How often filling is tried again because something was written in between. */
const TRIES = 20;

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
  return {
    async fill() {
      for (let tries = 1; ; tries += 1) {
        const { blocks, bfree, bsize } = await statfs(folder);
        try {
          await resize((blocks - bfree) * bsize);
          return;
        } catch (error) {
          // The system refuses a size that is below what lies there by now.
          if (tries === TRIES) throw error;
        }
      }
    },
    free: async () => void (await resize(ROOM)),
    unmount: async () => void (await run('umount', [folder])),
  };
}
