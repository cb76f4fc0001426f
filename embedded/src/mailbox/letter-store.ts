import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const stored = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  receivedAt: z.string(),
  /** By it a letter that comes twice is known. */
  messageId: z.string().default(''),
  /** The files that came with it; `content` in base64. */
  files: z.array(z.object({ name: z.string(), mediaType: z.string(), content: z.string() })).default([]),
});
export type StoredLetter = z.infer<typeof stored>;

/** The letters that nobody is to get but who looks at them here. */
export interface LetterStore {
  /** Keeps a letter, unless it has come before. */
  keep(letter: StoredLetter): Promise<void>;
  /** Newest first. */
  all(): Promise<readonly StoredLetter[]>;
}

const LETTERS_MOST = 200;

/** Keeps the last letters in a folder, one file each. Only its owner may read them: their links open accounts. */
export async function openLetterStore(dir: string): Promise<LetterStore> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  let last = 0;
  const names = async () => (await readdir(dir)).filter((name) => name.endsWith('.json')).toSorted();
  const all = async () => {
    const read = async (name: string) => {
      const text = await readFile(join(dir, name), 'utf8').catch(unlessGone);
      return text === null ? [] : [stored.parse(JSON.parse(text))];
    };
    return (await Promise.all((await names()).toReversed().map(read))).flat();
  };
  const known = new Set((await all()).map(({ messageId }) => messageId));
  return {
    all,
    async keep(letter) {
      if (letter.messageId !== '' && known.has(letter.messageId)) return;
      // The name tells the order, also of two within a millisecond.
      last = Math.max(Date.now(), last + 1);
      const file = join(dir, `${last}-${randomUUID()}`);
      await writeFile(file, JSON.stringify(letter), { mode: 0o600 });
      await rename(file, `${file}.json`);
      known.add(letter.messageId);
      for (const old of (await names()).slice(0, -LETTERS_MOST)) await rm(join(dir, old), { force: true });
    },
  };
}

/** An old letter may go while the folder is read. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
