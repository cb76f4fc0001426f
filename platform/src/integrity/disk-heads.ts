import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeadStore } from './head-store.js';

const FILE = 'heads';
/** A note ends with a line of a signature; an empty line separates it from the next one. */
const BETWEEN_NOTES = /(?<=\n— [^\n]*\n)\n/;

/** Stores heads in one file of a folder, created if missing. */
export function createDiskHeads(folder: string): HeadStore {
  const file = join(folder, FILE);
  return {
    async append(note) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(file, 'a', 0o600);
      try {
        await handle.appendFile(`${note}\n`);
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
      return text.split(BETWEEN_NOTES).filter((note) => note !== '');
    },
  };
}
