import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';

/** Hashes, each of a code that opens the account once when the authenticator app is out of reach. */
const recoveryCodes = z.array(z.string());

/** From now on signing in takes a code of an authenticator app that holds `secret`, base32. */
const SecondFactorEnabled = defineEvent({
  type: 'SecondFactorEnabled',
  schema: z.object({ accountId: id, secret: z.string(), recoveryCodes }),
  subject: (data) => data.accountId,
  personal: { secret: '', recoveryCodes: [] },
});

/** One of the codes is spent: `code` is its place in the list, from 0. */
const RecoveryCodeUsed = defineEvent({
  type: 'RecoveryCodeUsed',
  schema: z.object({ accountId: id, code: z.number().int() }),
});

/** These codes take the place of all earlier ones. */
const RecoveryCodesRenewed = defineEvent({
  type: 'RecoveryCodesRenewed',
  schema: z.object({ accountId: id, recoveryCodes }),
  subject: (data) => data.accountId,
  personal: { recoveryCodes: [] },
});

const SecondFactorRemoved = defineEvent({
  type: 'SecondFactorRemoved',
  schema: z.object({ accountId: id }),
});

export const secondFactorEvents = [
  SecondFactorEnabled,
  RecoveryCodeUsed,
  RecoveryCodesRenewed,
  SecondFactorRemoved,
] as const;

/** Each account's second factor has a stream of its own, whatever the account's role. */
export type SecondFactorEvent = EventOf<(typeof secondFactorEvents)[number]>;
