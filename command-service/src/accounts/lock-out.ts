import { DEVICE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { SECOND_FACTOR_NEEDED, SIGN_IN_PAUSED } from '@anamnesis/contracts/accounts/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { Role } from '@anamnesis/contracts/language/role';
import type { AnyAnswer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';

/** What is guessed at: the two have tries of their own. */
type Guessed = 'password' | 'code';

const bucketOf = (guessed: Guessed, who: string) => `${guessed} ${who}`;

/**
 * Counts a try at an account and lets it be made, or refuses with SIGN_IN_PAUSED. A browser in which somebody signed in
 * there before has tries of its own; all others share the account's, so that strangers can use up no tries of the owner's.
 * Unknown accounts are counted like known ones. `right` forgets the tries, once one was.
 */
export async function countTry(
  { lockOut: { tries, knownDevices } }: Pick<Ports, 'lockOut'>,
  accountId: string,
  guessed: Guessed,
  { cookie }: Pick<Call, 'cookie'>,
): Promise<{ right(): Promise<void> }> {
  const device = await knownDevices.find(accountId, cookie(DEVICE_COOKIE));
  const bucket = bucketOf(guessed, device ?? accountId);
  const retryAfterSeconds = await tries.take(bucket);
  if (retryAfterSeconds > 0) refuse(SIGN_IN_PAUSED, { retryAfterSeconds });
  return { right: () => tries.clear(bucket) };
}

/** Forgets what strangers tried at an account, because its owner has shown another way who they are. */
export async function forgetTries({ lockOut: { tries } }: Pick<Ports, 'lockOut'>, accountId: string): Promise<void> {
  await Promise.all([tries.clear(bucketOf('password', accountId)), tries.clear(bucketOf('code', accountId))]);
}

type ByPassword = Pick<Call, 'cookie'> & { readonly body: { readonly email: string; readonly password: string } };

/** A sign-in by e-mail and password, with its tries counted. A right password that leads to a second step was right. */
export const countingTries =
  <C extends ByPassword, A extends AnyAnswer>(ports: Ports, role: Role, signIn: (call: C) => Promise<A>) =>
  async (call: C): Promise<A> => {
    const attempt = await countTry(ports, ports.ids.account(role, call.body.email), 'password', call);
    try {
      const signedIn = await signIn(call);
      await attempt.right();
      return signedIn;
    } catch (error) {
      if (error instanceof Refusal && error.kind === SECOND_FACTOR_NEEDED) await attempt.right();
      throw error;
    }
  };
