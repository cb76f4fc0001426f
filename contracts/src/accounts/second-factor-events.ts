import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';

/** Hashes of recovery codes. Each code works once, when the authenticator app is not available. */
const recoveryCodes = z.array(z.string());

/** Sign-in now needs a code of the authenticator app that holds `secret` (base32). */
const SecondFactorEnabled = defineEvent({
  type: 'SecondFactorEnabled',
  schema: z.object({ accountId: id, secret: z.string(), recoveryCodes }),
  subject: (data) => data.accountId,
  personal: { secret: '', recoveryCodes: [] },
});

/** A recovery code was used: `code` is its index in the list. */
const RecoveryCodeUsed = defineEvent({
  type: 'RecoveryCodeUsed',
  schema: z.object({ accountId: id, code: z.number().int() }),
});

/** Replaces all earlier codes. */
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

/** The second factor has a stream of its own, for accounts of every role. */
export type SecondFactorEvent = EventOf<(typeof secondFactorEvents)[number]>;
