import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ErasureList } from '../ports.js';

/** `<account id> <time>`; the time is for people. */
const LINE = /^([0-9a-f-]{36}) \S+$/;

/** A list in a file of its own, to which lines are only appended. It has ids and times, and is not part of a backup. */
export function openErasureList(file: string, clock: () => Date): ErasureList {
  const all = async () => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    // A line that a power failure cut off is not read: its erasure has not begun, and adds it again.
    const ids = text.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []);
    return [...new Set(ids)];
  };
  return {
    all,
    async add(accountId) {
      if ((await all()).includes(accountId)) return;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(file, 'a', 0o600);
      try {
        // The line break first, in case the last line was cut off.
        await handle.appendFile(`\n${accountId} ${clock().toISOString()}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}
