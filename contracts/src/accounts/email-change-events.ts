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

/** Another address was requested. It is used once its owner has confirmed it; an earlier request is void. */
export const EmailChangeRequested = defineEvent({
  ...withAddress,
  type: 'EmailChangeRequested',
  schema: withAddress.schema.extend({ requestedAt: moment }),
});

/** The request is void, because its address is needed by somebody else and was not confirmed in time. */
export const EmailChangeAbandoned = defineEvent({ type: 'EmailChangeAbandoned', schema: z.object(change) });

/** The account signs in with this address from now on. */
export const EmailChanged = defineEvent({ ...withAddress, type: 'EmailChanged' });

/** The owner of the earlier address has objected: it is back, later changes are undone too, and the password is void. */
export const EmailChangeReverted = defineEvent({
  ...withAddress,
  type: 'EmailChangeReverted',
  /** `google`: whether the address that is back opens the account through Google. */
  schema: withAddress.schema.extend({ google: z.boolean() }),
});

export const emailChangeEvents = [
  EmailChangeRequested,
  EmailChangeAbandoned,
  EmailChanged,
  EmailChangeReverted,
] as const;

/**
 * An address belongs to an account that was made with another one. In the stream that an account made with this address would
 * have: so nobody can sign up with it.
 */
const claim = { addressId: id, ...change };
export const EmailClaimed = defineEvent({
  type: 'EmailClaimed',
  schema: z.object({ ...claim, claimedAt: moment }),
});
export const EmailClaimReleased = defineEvent({ type: 'EmailClaimReleased', schema: z.object(claim) });

export const emailClaimEvents = [EmailClaimed, EmailClaimReleased] as const;
export type EmailClaimEvent = EventOf<(typeof emailClaimEvents)[number]>;
