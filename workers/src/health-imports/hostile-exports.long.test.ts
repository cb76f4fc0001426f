import { expect, test } from '@jest/globals';
import { ExportUnreadable } from './export-unreadable.js';
import { readExportApart } from './read-export-apart.js';
import { inChunks } from './testing/exports.js';
import { hostileExports } from './testing/hostile-exports.js';

const reading = { today: '2026-11-20', timeZone: 'Asia/Kolkata', onProgress: () => Promise.resolve() };
const signal = new AbortController().signal;

test.each(hostileExports)(
  'the worst of its kind ends its reading with words, and this process answers meanwhile: $what',
  async ({ reason, content }) => {
    const file = inChunks(Buffer.from(await content()));
    let [turns, isReading] = [0, true];
    const turn = () => {
      turns += 1;
      if (isReading) setImmediate(turn);
    };
    turn();
    const read = await readExportApart(file, { ...reading, signal })
      .then(
        () => 'read',
        (error: unknown) => (error instanceof ExportUnreadable ? error.reason : error),
      )
      .finally(() => (isReading = false));
    expect(read).toBe(reason);
    expect(turns).toBeGreaterThan(100);
  },
);
