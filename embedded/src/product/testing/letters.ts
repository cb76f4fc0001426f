import { expect } from '@jest/globals';
import { until } from '@anamnesis/platform/testing/until';
import type { Product } from './product.js';

export interface Letter {
  subject: string;
  text: string;
  /** What stands behind the # of its link. */
  token: string;
}

/** The letters to an address as the mailbox page shows them, the newest first. */
export async function lettersTo({ address }: Product, email: string): Promise<Letter[]> {
  const page = await (await fetch(`${address}/mailbox`)).text();
  return page
    .split('<li>')
    .filter((each) => each.includes(`>to ${email} ·`))
    .map((each) => ({
      subject: /<b>(.*?)<\/b>/.exec(each)?.[1] ?? '',
      text: /<div class="words">([\s\S]*?)<\/div>/.exec(each)?.[1] ?? '',
      token: /href="[^"#]*#([^"]+)"/.exec(each)?.[1] ?? '',
    }));
}

/** Waits for the letters to an address to be these, by their subjects, the newest first; gives the newest. */
export async function newestLetter(product: Product, email: string, ...subjects: readonly string[]): Promise<Letter> {
  return until(async () => {
    const letters = await lettersTo(product, email);
    expect(letters.map(({ subject }) => subject)).toEqual(subjects);
    return letters[0] as Letter;
  });
}

export const subjects = {
  confirm: 'Please confirm your e-mail address',
  reset: 'Set a new password',
  changed: 'Your password was changed',
  newEmail: 'Please confirm your new e-mail address',
  emailChanged: 'Your e-mail address was changed',
  emailBack: 'Your e-mail address is back',
  withdrawn: 'Your account is yours: an earlier password no longer works',
} as const;
