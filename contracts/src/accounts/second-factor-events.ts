import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';

/** Hashes of recovery codes. Each code is valid once, as a substitute for a code of the authenticator app. */
const recoveryCodes = z.array(z.string());

/** From now on a sign-in requires a code of the authenticator app. `secret` is its key in Base32. */
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

/** Replaces all recovery codes. */
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

/** The events of a second factor, in a separate stream, for accounts of every role. */
export type SecondFactorEvent = EventOf<(typeof secondFactorEvents)[number]>;
