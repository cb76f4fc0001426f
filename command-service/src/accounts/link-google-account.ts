import { GOOGLE_ACCOUNT_OTHER } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { type RequestIdentity, causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';
import { isOwnerUnconfirmed, discardSecondFactor } from './unconfirmed-owner.js';

/**
 * Links a Google account with this account and thereby confirms the email address. If the address was unconfirmed,
 * someone other than its owner may have created the account: the second factor is removed and all sign-ins are closed, both
 * before and after, so that neither a crash nor a concurrent sign-in leaves one open. Access tokens stay valid
 * until they expire. Refuses GOOGLE_ACCOUNT_UNKNOWN and GOOGLE_ACCOUNT_OTHER.
 */
export async function linkGoogleAccount(
  ports: Ports,
  call: RequestIdentity,
  actor: Actor,
  subject: string,
): Promise<bigint | null> {
  const { commands, signIns, clock } = ports;
  const { stream } = accountOf(actor);
  const cause = causeOf(call, actor);
  const known = await commands.load(credentialsDecider, stream);
  const ownerIsUnconfirmed = isOwnerUnconfirmed(known);
  if (ownerIsUnconfirmed) {
    await signIns.closeAll(actor.id);
    await discardSecondFactor(ports, actor.id, cause);
  }
  const accept = { type: 'SignInWithGoogle', data: { subject } } as const;
  const outcome = await commands.handle(credentialsDecider, stream, accept, { now: clock() }, cause);
  // The digest of a command leaves Google's codes out, so a repeated command id may belong to another Google account.
  if (outcome.state.status === 'known' && outcome.state.googleSubject !== subject) refuse(GOOGLE_ACCOUNT_OTHER);
  if (ownerIsUnconfirmed) await signIns.closeAll(actor.id);
  return outcome.position;
}
