import { randomUUID } from 'node:crypto';
import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import { TOO_MANY_TRIES } from '@anamnesis/contracts/language/errors';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { AnyAnswer, Call } from '@anamnesis/platform/http/answer';
import { networkOf } from '@anamnesis/platform/http/caller-address';
import { consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import { causeOf, type RequestIdentity } from '../cause.js';
import type { Ports } from '../ports.js';
import { signUpAttemptsDecider, signUpAttemptsStream } from './sign-up-attempts.decider.js';

type SignUp = RequestIdentity & Pick<Call, 'address'> & { readonly body: { readonly email: string } };
type Needed = Pick<Ports, 'commands' | 'ids' | 'clock' | 'digest' | 'lockOut'>;

/**
 * Wraps a sign-up. Its reply says whether the address has an account, as the specification wants. So the sign-ups that find one are counted, for
 * the network of the caller and for the address: after some of them every further sign-up from there, or with it, waits, and is refused with
 * TOO_MANY_TRIES whether or not its address is taken. The owner of the address is written to.
 */
export const withTakenAddressesCounted =
  <C extends SignUp, A extends AnyAnswer>(ports: Needed, role: 'patient' | 'doctor', signUp: (call: C) => Promise<A>) =>
  async (call: C): Promise<A> => {
    const { commands, ids, clock, digest, lockOut } = ports;
    const accountId = ids.account(role, call.body.email);
    const buckets = {
      network: `taken addresses of ${digest({ network: networkOf(call.address) })}`,
      address: `taken address ${accountId}`,
    };
    const retryAfterSeconds = await lockOut.attempts.waiting(Object.values(buckets));
    if (retryAfterSeconds > 0) refuse(TOO_MANY_TRIES, { retryAfterSeconds });
    try {
      return await signUp(call);
    } catch (error) {
      if (error instanceof Refusal && error.kind === EMAIL_TAKEN) {
        await Promise.all([
          lockOut.attempts.take(buckets.network, lockOut.freeTakenAddresses),
          lockOut.attempts.take(buckets.address),
        ]);
        const note = { type: 'NoteSignUpAttempt', data: { accountId, role } } as const;
        // The sign-up itself leaves no trace.
        const cause = consequenceOf({ ...causeOf(call, { id: accountId, role }), commandId: randomUUID() });
        await commands.handle(signUpAttemptsDecider, signUpAttemptsStream(accountId), note, { now: clock() }, cause);
      }
      throw error;
    }
  };
