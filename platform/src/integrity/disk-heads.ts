import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeadStore } from './head-store.js';

/** The file with the heads, in their folder. */
export const HEADS_FILE = 'heads';
/** Ends what a power failure cut off. */
const CUT_OFF = '\n(cut off)\n\n';
/** A note ends with a line of a signature; an empty line separates it from the next one. */
const BETWEEN_NOTES = /(?<=\n(?:— [^\n]*|\(cut off\))\n)\n/;
const WHOLE_NOTE = /\n— [^\n]*\n$/;
const WHOLE_FILE = /(^|\n(— [^\n]*|\(cut off\))\n\n)$/;
/** Longer than the last line of a note. */
const TAIL_BYTES = 1024;

/** Stores heads in one file of a folder, created if missing. A head of which only a part was written counts as not written. */
export function createDiskHeads(folder: string): HeadStore {
  const file = join(folder, HEADS_FILE);
  return {
    async append(note) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(file, 'a+', 0o600);
      try {
        const before = WHOLE_FILE.test(await tailOf(handle)) ? '' : CUT_OFF;
        await handle.appendFile(`${before}${note}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async readAll() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split(BETWEEN_NOTES).filter((note) => WHOLE_NOTE.test(note));
    },
  };
}

async function tailOf(handle: FileHandle): Promise<string> {
  const { size } = await handle.stat();
  const length = Math.min(size, TAIL_BYTES);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  return buffer.toString('utf8');
}
