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
 * Makes an attempt to sign in to an account, counted unless it resolves, or refuses it with SIGN_IN_PAUSED. A browser that has
 * signed in to the account before has its own limit; all others share one, so that others cannot lock the owner out. Unknown
 * accounts are counted too.
 */
export async function countAttempt<Result>(
  { lockOut: { attempts, knownDevices } }: Pick<Ports, 'lockOut'>,
  accountId: string,
  secret: Secret,
  { cookie }: Pick<Call, 'cookie'>,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const device = await knownDevices.find(accountId, cookie(DEVICE_COOKIE));
  return attempts.make(bucketOf(secret, device ?? accountId), attempt, (retryAfterSeconds) =>
    refuse(SIGN_IN_PAUSED, { retryAfterSeconds }),
  );
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
    const outcome = await countAttempt(ports, id, 'password', call, async () => {
      try {
        return { signedIn: await signIn(call) };
      } catch (error) {
        if (error instanceof Refusal && error.kind === SECOND_FACTOR_NEEDED) return { needed: error };
        throw error;
      }
    });
    if ('needed' in outcome) throw outcome.needed;
    return outcome.signedIn;
  };
