import { DEVICE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { SECOND_FACTOR_NEEDED, SIGN_IN_PAUSED } from '@anamnesis/contracts/accounts/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { AnyAnswer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { accountAt } from './account-at.js';

/** The secrets that an attacker may guess. Failed attempts are counted separately for each. */
type Secret = 'password' | 'code';

const bucketOf = (secret: Secret, owner: string) => `${secret} ${owner}`;

/**
 * Counts an attempt to sign in to an account, or refuses it with SIGN_IN_PAUSED. A browser that has signed in to the account
 * before has its own limit; all others share one, so that others cannot lock the owner out. Unknown accounts are counted
 * too. Call `succeeded` after a successful attempt: it resets the count.
 */
export async function countAttempt(
  { lockOut: { attempts, knownDevices } }: Pick<Ports, 'lockOut'>,
  accountId: string,
  secret: Secret,
  { cookie }: Pick<Call, 'cookie'>,
): Promise<{ succeeded(): Promise<void> }> {
  const device = await knownDevices.find(accountId, cookie(DEVICE_COOKIE));
  const bucket = bucketOf(secret, device ?? accountId);
  const retryAfterSeconds = await attempts.take(bucket);
  if (retryAfterSeconds > 0) refuse(SIGN_IN_PAUSED, { retryAfterSeconds });
  return { succeeded: () => attempts.clear(bucket) };
}

/** Resets the shared counts of an account, after its owner was authenticated in another way. */
export async function resetAttempts(
  { lockOut: { attempts } }: Pick<Ports, 'lockOut'>,
  accountId: string,
): Promise<void> {
  await Promise.all([attempts.clear(bucketOf('password', accountId)), attempts.clear(bucketOf('code', accountId))]);
}

type ByPassword = Pick<Call, 'cookie'> & { readonly body: { readonly email: string; readonly password: string } };

/**
 * Wraps a sign-in handler by password so that its attempts are counted. A correct password is a success even if a second step follows.
 */
export const withCountedAttempts =
  <C extends ByPassword, A extends AnyAnswer>(ports: Ports, role: AccountRole, signIn: (call: C) => Promise<A>) =>
  async (call: C): Promise<A> => {
    const { id } = await accountAt(ports, role, call.body.email);
    const attempt = await countAttempt(ports, id, 'password', call);
    try {
      const signedIn = await signIn(call);
      await attempt.succeeded();
      return signedIn;
    } catch (error) {
      if (error instanceof Refusal && error.kind === SECOND_FACTOR_NEEDED) await attempt.succeeded();
      throw error;
    }
  };
