import { CHALLENGE_TRIES } from '@anamnesis/contracts/accounts/constants';
import { ACCOUNT_NOT_FOUND, SECOND_FACTOR_EXPIRED } from '@anamnesis/contracts/accounts/errors';
import type { finishSignIn } from '@anamnesis/contracts/accounts/second-factor-routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountView } from './account-view.js';
import { appointedAccount } from './appointed-sign-in.js';
import { openChallenge } from './challenge.js';
import { takeCode } from './code.js';
import { recordDoctorSignIn, recordPatientSignIn, type FirstStep } from './record-sign-in.js';
import { refuseLocked } from './lock-account.js';
import { countAttempt } from './attempts.js';
import { secondFactorDecider, secondFactorStream } from './second-factor.decider.js';
import { openSignIn } from './sign-in.js';

/**
 * Completes a sign-in: a challenge with a code of the app or a recovery code. Refuses SECOND_FACTOR_EXPIRED for a challenge
 * that is too old, used or not issued here, SECOND_FACTOR_WRONG, SIGN_IN_PAUSED and ACCOUNT_LOCKED.
 */
export async function handleFinishSignIn(
  ports: Ports,
  call: Call<typeof finishSignIn>,
): Promise<Answer<typeof finishSignIn>> {
  const { lockOut, commands } = ports;
  const { id, actor, way } = await openChallenge(ports, call.body.challenge);
  await refuseLocked(ports, actor);
  await countAttempt(ports, actor.id, 'code', call, async () => {
    if (!(await lockOut.attempts.within(`challenge ${id}`, CHALLENGE_TRIES))) refuse(SECOND_FACTOR_EXPIRED);
    const state = await commands.load(secondFactorDecider, secondFactorStream(actor.id));
    if (state.status === 'off') return refuse(SECOND_FACTOR_EXPIRED);
    await takeCode(ports, actor, state.secret, call.body.code, causeOf(call, actor));
  });

  const { position, ...who } = await enter(ports, call, actor, way);
  const { accessToken, ...cookies } = await openSignIn(ports, call, actor, [way.by, 'otp']);
  return { body: { data: { ...who, accessToken }, message: 'Login successful!' }, ...cookies, position };
}

const withoutPatientFields = { suggestedActivity: null, streak: null, maxStreak: null };

/** Records the sign-in and returns the data of the reply, by role. */
async function enter(ports: Ports, call: Call<typeof finishSignIn>, { id, role }: Actor, way: FirstStep) {
  if (role === 'patient') return recordPatientSignIn(ports, call, id, way);
  if (role === 'doctor') {
    const { state, position } = await recordDoctorSignIn(ports, call, id, way);
    if (state.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
    return { user: accountView(role, id, state), ...withoutPatientFields, position };
  }
  const user = await appointedAccount(ports, { id, role });
  return { user, ...withoutPatientFields, position: null };
}
