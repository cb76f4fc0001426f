import { GOOGLE_ACCOUNT_OTHER } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { type Asking, causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';
import { isUnsure, voidSecondFactor } from './unsure.js';

/**
 * Links a Google account with the account here, and confirms its address by it. Where it was not confirmed before, the
 * account may have been made by somebody else: a second factor is void, and every sign-in of it ends, before and after, so
 * that neither a crash in between nor one who comes in at that moment leaves one open. Access tokens go on until they end
 * by themselves. Refuses GOOGLE_ACCOUNT_UNKNOWN and GOOGLE_ACCOUNT_OTHER.
 */
export async function acceptGoogle(ports: Ports, call: Asking, actor: Actor, subject: string): Promise<bigint | null> {
  const { commands, signIns, clock } = ports;
  const { stream } = accountOf(actor);
  const cause = causeOf(call, actor);
  const known = await commands.load(credentialsDecider, stream);
  const unsure = isUnsure(known);
  if (unsure) {
    await signIns.closeAll(actor.id);
    await voidSecondFactor(ports, actor.id, cause);
  }
  const accept = { type: 'SignInWithGoogle', data: { subject } } as const;
  const outcome = await commands.handle(credentialsDecider, stream, accept, { now: clock() }, cause);
  // The codes that Google gives are left out of what was asked, so another person's may come under the same command id.
  if (outcome.state.status === 'known' && outcome.state.googleSubject !== subject) refuse(GOOGLE_ACCOUNT_OTHER);
  if (unsure) await signIns.closeAll(actor.id);
  return outcome.position;
}
