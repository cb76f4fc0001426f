import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ForgottenEmails } from '@anamnesis/command-service/app';
import { z } from 'zod';
import { digestsOf, type Forgotten, forgotten, mentions } from './forgotten-texts.js';

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
export interface EmailStore extends ForgottenEmails {
  /** Stores an email unless it is a duplicate, or about a person who is being forgotten. */
  keep(email: StoredEmail): Promise<void>;
  /** Newest first. */
  all(): Promise<readonly StoredEmail[]>;
}

const MAX_EMAILS = 200;

/** Stores the latest emails in a folder, one file each, readable by its owner only, because their links open accounts. */
export async function openEmailStore(dir: string): Promise<EmailStore> {
  const forgettingDir = join(dir, 'forgetting');
  await mkdir(forgettingDir, { recursive: true, mode: 0o700 });
  let last = 0;
  const names = async () => (await readdir(dir)).filter((name) => name.endsWith('.json')).toSorted();
  const all = async () => {
    const read = async (name: string) => {
      const text = await readFile(join(dir, name), 'utf8').catch(unlessGone);
      return text === null ? [] : [stored.parse(JSON.parse(text))];
    };
    return (await Promise.all((await names()).toReversed().map(read))).flat();
  };
  /** The persons whose erasure has begun, by id: the rows of others have their names until the read models are replaced. */
  const persons = new Map<string, Forgotten>();
  for (const name of await readdir(forgettingDir))
    persons.set(name, forgotten.parse(JSON.parse(await readFile(join(forgettingDir, name), 'utf8'))));
  const removeAbout = async (person: Forgotten) => {
    for (const name of await names()) {
      const text = await readFile(join(dir, name), 'utf8').catch(unlessGone);
      if (text !== null && mentions(stored.parse(JSON.parse(text)), person)) await rm(join(dir, name), { force: true });
    }
  };
  const known = new Set((await all()).map(({ messageId }) => messageId));
  return {
    all,
    async keep(email) {
      if (email.messageId !== '' && known.has(email.messageId)) return;
      if ([...persons.values()].some((person) => mentions(email, person))) return;
      // File names sort by arrival, also within one millisecond.
      last = Math.max(Date.now(), last + 1);
      const file = join(dir, `${last}-${randomUUID()}`);
      await writeFile(file, JSON.stringify(email), { mode: 0o600 });
      await rename(file, `${file}.json`);
      known.add(email.messageId);
      for (const old of (await names()).slice(0, -MAX_EMAILS)) await rm(join(dir, old), { force: true });
    },
    async forget(personId, texts) {
      const person = digestsOf(texts);
      // Moved into place, so that a crash leaves no half of it.
      await writeFile(join(dir, personId), JSON.stringify(person), { mode: 0o600 });
      await rename(join(dir, personId), join(forgettingDir, personId));
      persons.set(personId, person);
      await removeAbout(person);
    },
    async finish(personId) {
      const person = persons.get(personId);
      if (!person) return;
      // One may have been on its way into the folder at that time.
      await removeAbout(person);
      await rm(join(forgettingDir, personId), { force: true });
      persons.delete(personId);
    },
  };
}

/** An old email may be deleted while the folder is read. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
