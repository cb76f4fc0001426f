import { GOOGLE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { GOOGLE_ACCOUNT_UNKNOWN } from '@anamnesis/contracts/accounts/errors';
import type { finishGoogleSignIn } from '@anamnesis/contracts/accounts/google-routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Identity } from '@anamnesis/platform/openid/relying-party';
import type { Asking } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountAt } from './account-at.js';
import { accountView } from './account-view.js';
import { doctorEnters, type EnteredPatient, patientEnters } from './entering.js';
import { backFromGoogle } from './google-attempt.js';
import { askSecondFactor } from './challenge.js';
import { openSignIn } from './sign-in.js';

type Coming = Asking & Pick<Call<typeof finishGoogleSignIn>, 'device' | 'cookie'>;
type Signed = Answer<typeof finishGoogleSignIn>;

/** Completes a sign-in with Google; the first one links the Google account. */
export async function signInThroughGoogle(ports: Ports, call: Call<typeof finishGoogleSignIn>): Promise<Signed> {
  const { identity, role } = await backFromGoogle(ports, 'sign-in', call.cookie(GOOGLE_COOKIE), call.body);
  return role === 'doctor' ? doctorThroughGoogle(ports, call, identity) : patientThroughGoogle(ports, call, identity);
}

/** Signs a patient in by the email address that Google verified. Refuses GOOGLE_ACCOUNT_UNKNOWN and GOOGLE_ACCOUNT_OTHER. */
export async function patientThroughGoogle(ports: Ports, call: Coming, { email, subject }: Identity): Promise<Signed> {
  const { id, known } = await accountAt(ports, 'patient', email);
  if (known.status === 'none') return refuse(GOOGLE_ACCOUNT_UNKNOWN);
  const way = { by: 'google', subject } as const;
  await askSecondFactor(ports, { id, role: 'patient' }, way);
  return patientIsIn(ports, call, await patientEnters(ports, call, id, way), 'Login successful!');
}

/** Signs a doctor in by the email address that Google verified. Refuses GOOGLE_ACCOUNT_UNKNOWN and GOOGLE_ACCOUNT_OTHER. */
export async function doctorThroughGoogle(ports: Ports, call: Coming, { email, subject }: Identity): Promise<Signed> {
  const { id, known } = await accountAt(ports, 'doctor', email);
  if (known.status === 'none') return refuse(GOOGLE_ACCOUNT_UNKNOWN);
  const actor = { id, role: 'doctor' } as const;
  const way = { by: 'google', subject } as const;
  await askSecondFactor(ports, actor, way);
  const { state, position } = await doctorEnters(ports, call, id, way);
  if (state.status === 'none') return refuse(GOOGLE_ACCOUNT_UNKNOWN);
  const { accessToken, ...kept } = await openSignIn(ports, call, actor, ['google']);
  return {
    body: {
      success: true,
      jwt: accessToken,
      user: accountView('doctor', id, state),
      suggestedActivity: null,
      message: 'Login successful!',
    },
    ...kept,
    position,
  };
}

/** The reply to a patient who signed in with Google. */
export async function patientIsIn(
  ports: Ports,
  call: Pick<Coming, 'device' | 'cookie'>,
  { user, suggestedActivity, position }: EnteredPatient,
  message: string,
): Promise<Signed> {
  const { accessToken, ...kept } = await openSignIn(ports, call, { id: user.id, role: 'patient' }, ['google']);
  return { body: { success: true, jwt: accessToken, user, suggestedActivity, message }, ...kept, position };
}
