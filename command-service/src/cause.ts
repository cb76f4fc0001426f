import type { Actor, Visitor } from '@anamnesis/contracts/language/role';
import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import type { Call } from '@anamnesis/platform/http/answer';

/** The fields of a request that identify it, so that the same command sent again is recognised, and whether its caller still waits. */
export type RequestIdentity = Pick<Call, 'requestId' | 'commandId' | 'asked'> & Partial<Pick<Call, 'hasLeft'>>;

/** The cause of the events of a request: actor, request, command id and a digest of the input. */
export const causeOf = ({ requestId, commandId, asked, hasLeft }: RequestIdentity, actor: Actor | Visitor): Cause => ({
  ...{ actor, commandId, asked },
  ...(hasLeft && { hasLeft }),
  correlationId: requestId,
});
