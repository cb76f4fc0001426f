import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Somebody who "has a Google account" on this machine. */
export interface StandInAccount {
  /** Follows from the e-mail, so that it is the same after a restart. */
  subject: string;
  email: string;
  name: string;
  verified: boolean;
}

/** What the form for another account sends. */
const typed = z.object({
  email: z.email('Please give a valid e-mail address.').max(254),
  name: z.string().trim().min(1, 'Please give a name.').max(120),
  verified: z.literal('yes').optional(),
});
export type Typed = Partial<Record<'email' | 'name' | 'verified', string>>;

const OFFERED_MOST = 6;

/** The accounts of the stand-in: those it began with and those that were typed since. */
export interface StandInAccounts {
  /** The ones to pick from, the last used first. */
  offered(): readonly StandInAccount[];
  find(subject: string): StandInAccount | undefined;
  /** Keeps what was typed; a text is what is wrong with it. */
  add(form: Typed): StandInAccount | string;
}

export function createStandInAccounts(people: readonly { email: string; fullName: string }[]): StandInAccounts {
  const known = new Map<string, StandInAccount>();
  const keep = (email: string, name: string, verified: boolean) => {
    const subject = subjectOf(email);
    const account = { subject, email, name, verified };
    known.delete(subject);
    known.set(subject, account);
    return account;
  };
  for (const { email, fullName } of people.toReversed()) keep(email, fullName, true);
  return {
    offered: () => [...known.values()].toReversed().slice(0, OFFERED_MOST),
    find: (subject) => known.get(subject),
    add(form) {
      const parsed = typed.safeParse(form);
      if (!parsed.success) return parsed.error.issues[0]?.message ?? 'Please check what you typed.';
      return keep(parsed.data.email, parsed.data.name, parsed.data.verified === 'yes');
    },
  };
}

const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 17)}`)
    .toString()
    .padStart(21, '1');
