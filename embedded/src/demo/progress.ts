import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { unlessNone } from './demo-accounts.js';

const noted = z.object({ begunAt: z.coerce.date(), done: z.record(z.string(), z.unknown()) });

/** Which steps of creating the demo are done. */
export interface Progress {
  /** When its creation began: a start that completes it on another day writes the same days. */
  readonly begunAt: Date;
  /** Does a step that is not done yet, and notes its result; else only returns that. */
  once<Result>(step: string, work: () => Promise<Result>): Promise<Result>;
}

/** The progress that a file notes, which is created. */
export async function progressIn(file: string): Promise<Progress> {
  const text = await readFile(file, 'utf8').catch(unlessNone);
  const { begunAt, done } = text === null ? { begunAt: new Date(), done: {} } : noted.parse(JSON.parse(text));
  let saved = Promise.resolve();
  const save = async () => {
    await writeFile(`${file}.new`, JSON.stringify({ begunAt, done }));
    await rename(`${file}.new`, file);
  };
  await save();
  return {
    begunAt,
    async once<Result>(step: string, work: () => Promise<Result>) {
      if (step in done) return done[step] as Result;
      const result = await work();
      done[step] = result ?? null;
      saved = saved.then(save);
      await saved;
      return result;
    },
  };
}
