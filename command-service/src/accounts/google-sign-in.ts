import { GOOGLE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { GOOGLE_ACCOUNT_UNKNOWN } from '@anamnesis/contracts/accounts/errors';
import type { finishGoogleSignIn } from '@anamnesis/contracts/accounts/google-routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Identity } from '@anamnesis/platform/openid/relying-party';
import type { Ports } from '../ports.js';
import { accountAt } from './account-at.js';
import { accountView } from './account-view.js';
import { recordDoctorSignIn, recordPatientSignIn, type SignedInPatient, type SignInCall } from './record-sign-in.js';
import { finishGoogleAttempt } from './google-attempt.js';
import { requireSecondFactor } from './challenge.js';
import { openSignIn } from './sign-in.js';

type GoogleCall = SignInCall & Pick<Call<typeof finishGoogleSignIn>, 'device' | 'cookie'>;
type GoogleReply = Answer<typeof finishGoogleSignIn>;

/** Completes a sign-in with Google; the first one links the Google account. */
export async function signInThroughGoogle(ports: Ports, call: Call<typeof finishGoogleSignIn>): Promise<GoogleReply> {
  const { identity, role } = await finishGoogleAttempt(ports, 'sign-in', call.cookie(GOOGLE_COOKIE), call.body);
  return role === 'doctor'
    ? signInDoctorWithGoogle(ports, call, identity)
    : signInPatientWithGoogle(ports, call, identity);
}

/** Signs a patient in by the email address that Google verified. Refuses GOOGLE_ACCOUNT_UNKNOWN and GOOGLE_ACCOUNT_OTHER. */
export async function signInPatientWithGoogle(
  ports: Ports,
  call: GoogleCall,
  { email, subject }: Identity,
): Promise<GoogleReply> {
  const { id, known } = await accountAt(ports, 'patient', email);
  if (known.status === 'none') return refuse(GOOGLE_ACCOUNT_UNKNOWN);
  const way = { by: 'google', subject } as const;
  await requireSecondFactor(ports, { id, role: 'patient' }, way);
  return patientSignInReply(ports, call, await recordPatientSignIn(ports, call, id, way), 'Login successful!');
}

/** Signs a doctor in by the email address that Google verified. Refuses GOOGLE_ACCOUNT_UNKNOWN and GOOGLE_ACCOUNT_OTHER. */
export async function signInDoctorWithGoogle(
  ports: Ports,
  call: GoogleCall,
  { email, subject }: Identity,
): Promise<GoogleReply> {
  const { id, known } = await accountAt(ports, 'doctor', email);
  if (known.status === 'none') return refuse(GOOGLE_ACCOUNT_UNKNOWN);
  const actor = { id, role: 'doctor' } as const;
  const way = { by: 'google', subject } as const;
  await requireSecondFactor(ports, actor, way);
  const { state, position } = await recordDoctorSignIn(ports, call, id, way);
  if (state.status === 'none') return refuse(GOOGLE_ACCOUNT_UNKNOWN);
  const { accessToken, ...cookies } = await openSignIn(ports, call, actor, ['google']);
  return {
    body: {
      success: true,
      jwt: accessToken,
      user: accountView('doctor', id, state),
      suggestedActivity: null,
      message: 'Login successful!',
    },
    ...cookies,
    position,
  };
}

/** The reply to a patient who signed in with Google. */
export async function patientSignInReply(
  ports: Ports,
  call: Pick<GoogleCall, 'device' | 'cookie'>,
  { user, suggestedActivity, position }: SignedInPatient,
  message: string,
): Promise<GoogleReply> {
  const { accessToken, ...cookies } = await openSignIn(ports, call, { id: user.id, role: 'patient' }, ['google']);
  return { body: { success: true, jwt: accessToken, user, suggestedActivity, message }, ...cookies, position };
}
