import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const stored = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  receivedAt: z.string(),
  /** Identifies a duplicate. */
  messageId: z.string().default(''),
  /** Attachments; `content` in base64. */
  files: z.array(z.object({ name: z.string(), mediaType: z.string(), content: z.string() })).default([]),
});
export type StoredEmail = z.infer<typeof stored>;

/** The emails that the mailbox page shows. */
export interface EmailStore {
  /** Stores an email unless it is a duplicate. */
  keep(email: StoredEmail): Promise<void>;
  /** Newest first. */
  all(): Promise<readonly StoredEmail[]>;
  /** Deletes the emails that contain one of these texts, in any part but attachments. */
  forget(texts: readonly string[]): Promise<void>;
}

const MAX_EMAILS = 200;

/** Stores the latest emails in a folder, one file each, readable by its owner only, because their links open accounts. */
export async function openEmailStore(dir: string): Promise<EmailStore> {
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
    async keep(email) {
      if (email.messageId !== '' && known.has(email.messageId)) return;
      // File names sort by arrival, also within one millisecond.
      last = Math.max(Date.now(), last + 1);
      const file = join(dir, `${last}-${randomUUID()}`);
      await writeFile(file, JSON.stringify(email), { mode: 0o600 });
      await rename(file, `${file}.json`);
      known.add(email.messageId);
      for (const old of (await names()).slice(0, -MAX_EMAILS)) await rm(join(dir, old), { force: true });
    },
    async forget(texts) {
      for (const name of await names()) {
        const text = await readFile(join(dir, name), 'utf8').catch(unlessGone);
        if (text === null) continue;
        const { to, subject, text: body } = stored.parse(JSON.parse(text));
        const words = [to, subject, body].join('\n').toLowerCase();
        if (texts.some((each) => words.includes(each.toLowerCase()))) await rm(join(dir, name), { force: true });
      }
    },
  };
}

/** An old email may be deleted while the folder is read. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
