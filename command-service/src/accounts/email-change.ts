import {
  ACCOUNT_LOCKED,
  CURRENT_PASSWORD_WRONG,
  EMAIL_LINK_VOID,
  EMAIL_TAKEN,
  EMAIL_UNCHANGED,
  EMAIL_UNCONFIRMED,
  PASSWORD_NOT_SET,
} from '@anamnesis/contracts/accounts/errors';
import { TOO_MANY_TRIES } from '@anamnesis/contracts/language/errors';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { emailChangeEvents } from '@anamnesis/contracts/accounts/email-change-events';
import { normaliseEmail } from './account-id.js';
import type { Account } from './credentials.decider.js';
import { secondsUntilNextEmail, withRequest } from './email-limit.js';

type EmailChangeEvent = EventOf<(typeof emailChangeEvents)[number]>;

/** The earlier addresses of an account, and the pending one. */
export interface EmailHistory {
  /** Number of requested changes. */
  requests: number;
  /** The address that is not yet confirmed; null without one. */
  pending: { number: number; email: string } | null;
  /** The changes that are in effect, oldest first, each with the values before it. */
  changes: readonly {
    number: number;
    before: { email: string; googleSubject: string | null };
  }[];
}

export const noEmailChange: EmailHistory = { requests: 0, pending: null, changes: [] };

export type EmailChangeCommand =
  /** `passwordChanges` when the entered password was verified. */
  | { type: 'RequestEmailChange'; data: { email: string; passwordChanges: number } }
  | { type: 'ChangeEmail'; data: { number: number } }
  | { type: 'AbandonEmailChange'; data: { number: number } }
  | { type: 'RevertEmailChange'; data: { number: number } };

/** The change with this number, if it is in effect. */
export const changeOf = ({ emails }: Account, number: number) =>
  emails.changes.find((change) => change.number === number);

/** Folds an event. Any change of address or password increments `passwordChanges`, which invalidates reset links sent before. */
export function emailChangeEvolved(account: Account, { type, data }: EmailChangeEvent): Account {
  const { emails, email, googleSubject, passwordChanges } = account;
  switch (type) {
    case 'EmailChangeRequested':
      return {
        ...account,
        emailRequests: withRequest(account.emailRequests, data.requestedAt),
        emails: { ...emails, requests: data.number, pending: { number: data.number, email: data.email } },
      };
    case 'EmailChangeAbandoned':
      return withoutPendingEmail(account);
    case 'EmailChanged': {
      const change = { number: data.number, before: { email, googleSubject } };
      return {
        ...account,
        // Google accounts are matched by address: the new address may belong to another Google account.
        ...{ email: data.email, emailConfirmed: true, googleSubject: null, passwordChanges: passwordChanges + 1 },
        emails: { ...emails, pending: null, changes: [...emails.changes, change] },
      };
    }
    case 'EmailChangeReverted':
      return {
        ...account,
        ...{ email: data.email, emailConfirmed: true, passwordHash: null, passwordChanges: passwordChanges + 1 },
        googleSubject: changeOf(account, data.number)?.before.googleSubject ?? null,
        emails: { ...emails, pending: null, changes: emails.changes.filter(({ number }) => number < data.number) },
      };
  }
}

export const withoutPendingEmail = (account: Account): Account => ({
  ...account,
  emails: { ...account.emails, pending: null },
});

/** Decides a command that changes the email address of an existing account. Throws a refusal if it is not permitted. */
export function decideEmailChange(account: Account, command: EmailChangeCommand, now: Date): EmailChangeEvent[] {
  const { accountId, role, emails, emailConfirmed, locked, passwordHash, passwordChanges } = account;
  const whose = { accountId, role };
  const { pending } = emails;
  switch (command.type) {
    case 'RequestEmailChange': {
      const { email } = command.data;
      if (locked) refuse(ACCOUNT_LOCKED);
      if (passwordHash === null) refuse(PASSWORD_NOT_SET);
      if (passwordChanges !== command.data.passwordChanges) refuse(CURRENT_PASSWORD_WRONG);
      // An account keeps its earlier addresses, so an unconfirmed one would block its real owner permanently.
      if (!emailConfirmed) refuse(EMAIL_UNCONFIRMED);
      if (normaliseEmail(email) === normaliseEmail(account.email)) refuse(EMAIL_UNCHANGED);
      const retryAfterSeconds = secondsUntilNextEmail(account.emailRequests, now);
      if (retryAfterSeconds > 0) refuse(TOO_MANY_TRIES, { retryAfterSeconds });
      const data = { ...whose, number: emails.requests + 1, email, requestedAt: now.toISOString() };
      return [{ type: 'EmailChangeRequested', data }];
    }
    case 'ChangeEmail': {
      const { number } = command.data;
      if (changeOf(account, number) && number === emails.requests) return [];
      if (pending?.number !== number) return refuse(EMAIL_LINK_VOID);
      if (locked) refuse(ACCOUNT_LOCKED);
      return [{ type: 'EmailChanged', data: { ...whose, ...pending } }];
    }
    case 'AbandonEmailChange': {
      const { number } = command.data;
      if (changeOf(account, number)) refuse(EMAIL_TAKEN);
      return pending?.number === number ? [{ type: 'EmailChangeAbandoned', data: { ...whose, number } }] : [];
    }
    case 'RevertEmailChange': {
      const { number } = command.data;
      const change = changeOf(account, number);
      if (!change) return refuse(EMAIL_LINK_VOID);
      if (locked) refuse(ACCOUNT_LOCKED);
      const { email, googleSubject } = change.before;
      return [{ type: 'EmailChangeReverted', data: { ...whose, number, email, google: googleSubject !== null } }];
    }
  }
}
