import { createHmac, randomBytes } from 'node:crypto';
import type { ForgottenTexts } from '@anamnesis/command-service/app';
import { z } from 'zod';

/** Addresses and names of a person as keyed digests: the words themselves would outlive what is forgotten. */
export const forgotten = z.object({
  key: z.string(),
  addresses: z.array(z.string()),
  names: z.array(z.object({ words: z.number().int(), digest: z.string() })),
});
export type Forgotten = z.infer<typeof forgotten>;

/** The digests by which emails are recognised. */
export function digestsOf({ addresses, names }: ForgottenTexts): Forgotten {
  const key = randomBytes(16).toString('hex');
  return {
    key,
    addresses: addresses.map((address) => digest(key, address.toLowerCase())),
    names: names
      .map((name) => wordsOf(name))
      .filter((words) => words.length > 0)
      .map((words) => ({ words: words.length, digest: digest(key, words.join(' ')) })),
  };
}

/**
 * Whether an email is to one of the addresses, or contains one of them or of the names, as whole words in their own case: a short name is
 * a part of many words.
 */
export function mentions(email: { to: string; subject: string; text: string }, { key, addresses, names }: Forgotten) {
  const words = wordsOf(`${email.subject}\n${email.text}`);
  const isAddress = (text: string) => addresses.includes(digest(key, text.toLowerCase()));
  if ([...email.to.split(', '), ...words.filter((word) => word.includes('@'))].some(isAddress)) return true;
  return names.some((name) =>
    words.some((_, from) => digest(key, words.slice(from, from + name.words).join(' ')) === name.digest),
  );
}

const digest = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Without the punctuation around them. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{M}]+|(?:['’]s)?[^\p{L}\p{N}\p{M}]*$/gu, ''))
    .filter((word) => word !== '');
