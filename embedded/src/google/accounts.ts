import { createHash } from 'node:crypto';
import { z } from 'zod';

/** An account of the stand-in for Google. */
export interface StandInAccount {
  /** Derived from the email, so that it is stable across restarts. */
  subject: string;
  email: string;
  name: string;
  verified: boolean;
}

/** The form for another account. */
const typed = z.object({
  email: z.email('Please give a valid email address.').max(254),
  name: z.string().trim().min(1, 'Please give a name.').max(120),
  verified: z.literal('yes').optional(),
});
export type Typed = Partial<Record<'email' | 'name' | 'verified', string>>;

const MAX_OFFERED = 6;

/** The accounts of the stand-in: the initial ones and those entered since. */
export interface StandInAccounts {
  /** The accounts to choose from, most recently used first. */
  offered(): readonly StandInAccount[];
  find(subject: string): StandInAccount | undefined;
  /** Adds an account; returns an error text if the form is invalid. */
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
    offered: () => [...known.values()].toReversed().slice(0, MAX_OFFERED),
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
