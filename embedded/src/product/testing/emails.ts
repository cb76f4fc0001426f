import { expect } from '@jest/globals';
import { until } from '@anamnesis/platform/testing/until';
import type { Product } from './product.js';

export interface Email {
  subject: string;
  text: string;
  /** The fragment of its link. */
  token: string;
}

/** The emails to an address on the mailbox page, the newest first. */
export async function emailsTo({ address }: Product, email: string): Promise<Email[]> {
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

/** Waits until the emails to an address have these subjects, the newest first; returns the newest. */
export async function newestEmail(product: Product, email: string, ...subjects: readonly string[]): Promise<Email> {
  return until(async () => {
    const emails = await emailsTo(product, email);
    expect(emails.map(({ subject }) => subject)).toEqual(subjects);
    return emails[0] as Email;
  });
}

export const subjects = {
  confirm: 'Please confirm your email address',
  reset: 'Set a new password',
  changed: 'Your password was changed',
  newEmail: 'Please confirm your new email address',
  emailChanged: 'Your email address was changed',
  emailBack: 'Your email address is back',
  attempted: 'Somebody wanted to sign up with your email address',
  inUse: 'This email address has an account already',
  withdrawn: 'Your account is yours: an earlier password no longer works',
} as const;
