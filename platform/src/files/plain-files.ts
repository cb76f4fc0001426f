import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { StoredFile } from './file-store.js';

/**
 * Files of releases before encryption: `ab/cd…` holds the content, `ab/cd….type` its media type, and
 * the name is the SHA-256 of the content. They are only read.
 */
export const readPlainFiles =
  (folder: string) =>
  async (id: string): Promise<StoredFile | null> => {
    const path = join(folder, id.slice(0, 2), id.slice(2));
    const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!content) return null;
    if (createHash('sha256').update(content).digest('hex') !== id)
      throw new Error(`The stored file ${id} was modified and cannot be read`);
    return {
      size: content.length,
      sealed: null,
      mediaType: await readFile(`${path}.type`, 'utf8'),
      read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
        Readable.from([content.subarray(start, end + 1)], { objectMode: false }),
    };
  };
