import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { accountRoles } from '../language/account-role.js';
import { id, moment } from '../language/reply.js';

const role = z.enum(accountRoles);
/** A change of an account's email address. `number` counts the requests of one account from 1. */
const change = { accountId: id, role, number: z.int().min(1) };
const withAddress = {
  schema: z.object({ ...change, email: z.string() }),
  subject: (data: { accountId: string }) => data.accountId,
  personal: { email: '(erased)' },
};

/** A new address was requested. It becomes the account's address once confirmed. Replaces an earlier request. */
export const EmailChangeRequested = defineEvent({
  ...withAddress,
  type: 'EmailChangeRequested',
  schema: withAddress.schema.extend({ requestedAt: moment }),
});

/** The request is cancelled, because another person needs the address and it was not confirmed in time. */
export const EmailChangeAbandoned = defineEvent({ type: 'EmailChangeAbandoned', schema: z.object(change) });

/** The address was confirmed: the account signs in with it from now on. */
export const EmailChanged = defineEvent({ ...withAddress, type: 'EmailChanged' });

/** The owner of an earlier address objected: it is restored, later changes are undone too, and the password is invalid. */
export const EmailChangeReverted = defineEvent({
  ...withAddress,
  type: 'EmailChangeReverted',
  /** `google`: whether the restored address can sign in to the account through Google. */
  schema: withAddress.schema.extend({ google: z.boolean() }),
});

export const emailChangeEvents = [
  EmailChangeRequested,
  EmailChangeAbandoned,
  EmailChanged,
  EmailChangeReverted,
] as const;

/**
 * Reserves an address for an account that was created with another one. Stored in the stream that an account created with
 * this address would have, so that nobody can sign up with it.
 */
const claim = { addressId: id, ...change };
export const EmailClaimed = defineEvent({
  type: 'EmailClaimed',
  schema: z.object({ ...claim, claimedAt: moment }),
});
export const EmailClaimReleased = defineEvent({ type: 'EmailClaimReleased', schema: z.object(claim) });

export const emailClaimEvents = [EmailClaimed, EmailClaimReleased] as const;
export type EmailClaimEvent = EventOf<(typeof emailClaimEvents)[number]>;
