import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** "Nobody … yet" and the like claim that something has never been so. */
const CLAIMS_NEVER = /^(no|none|nobody|nothing)\b[^.]*\byet\b|\bstill empty\b/i;

/** Texts that are true whenever they are shown, with the reason. */
const TRUE: Readonly<Record<string, string>> = {
  'No account yet?': 'A question.',
  'No time chosen yet': 'Of the open dialog.',
  'No devices yet': 'A device cannot be removed.',
  'Nothing told yet: the health questionnaire is not answered. Please ask about allergies.':
    'Answers can be changed, not withdrawn.',
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

test('no placeholder claims that something has never been, because it may have been and be over', async () => {
  const claims: string[] = [];
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('messages.en.ts'))) {
    const { default: texts } = (await import(join(import.meta.dirname, file))) as { default: unknown };
    claims.push(...textsIn(texts).filter((text) => CLAIMS_NEVER.test(text)));
  }
  expect(claims.filter((text) => !(text in TRUE))).toEqual([]);
});
