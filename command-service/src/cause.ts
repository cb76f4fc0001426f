import type { Actor } from '@anamnesis/contracts/language/role';
import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import type { Call } from '@anamnesis/platform/http/answer';

/** By what a request is told from others, and known again. */
export type Asking = Pick<Call, 'requestId' | 'commandId' | 'asked'>;

/** The cause of what a request brings about: who asked, in which request, under which command id, and for what. */
export const causeOf = ({ requestId, commandId, asked }: Asking, actor: Actor): Cause => ({
  ...{ actor, commandId, asked },
  correlationId: requestId,
});
