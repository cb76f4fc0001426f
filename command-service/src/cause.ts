import type { Actor } from '@anamnesis/contracts/language/role';
import type { Cause } from '@anamnesis/platform/deciding/handle';

/** The cause of what a request brings about: who asked, in which request, under which command id. */
export const causeOf = (call: { requestId: string; commandId: string }, actor: Actor): Cause => ({
  actor,
  correlationId: call.requestId,
  commandId: call.commandId,
});
