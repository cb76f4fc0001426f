import { GOOGLE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { GOOGLE_DOCTOR_CERTIFICATES_NEEDED } from '@anamnesis/contracts/accounts/errors';
import type { finishGoogleSignUp } from '@anamnesis/contracts/accounts/google-routes';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { truncateText } from '@anamnesis/contracts/language/text';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Identity } from '@anamnesis/platform/openid/relying-party';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountAt } from './account-at.js';
import { accountStream } from './account-stream.js';
import { recordPatientSignUp } from './record-sign-in.js';
import { finishGoogleAttempt } from './google-attempt.js';
import { signInDoctorWithGoogle, patientSignInReply, signInPatientWithGoogle } from './google-sign-in.js';
import { patientDecider } from './patient.decider.js';
import { withFreeAddress } from './free-address.js';
import { withFreeUsername } from './username.js';
import { usernamesFor } from './username-proposals.js';

const MAX_NAME_LENGTH = 120;

/**
 * Completes a sign-up with Google, or signs in if the account exists. Google has no certificates of a doctor: a doctor
 * without an account gets GOOGLE_DOCTOR_CERTIFICATES_NEEDED with the name and address to prefill the form.
 */
export async function signUpThroughGoogle(
  ports: Ports,
  call: Call<typeof finishGoogleSignUp>,
): Promise<Answer<typeof finishGoogleSignUp>> {
  const { identity, role } = await finishGoogleAttempt(ports, 'sign-up', call.cookie(GOOGLE_COOKIE), call.body);
  if (role === 'patient') return registerPatientThroughGoogle(ports, call, identity);
  const { email, name } = identity;
  const { known } = await accountAt(ports, 'doctor', email);
  if (known.status === 'none') refuse(GOOGLE_DOCTOR_CERTIFICATES_NEEDED, { fullName: name, email });
  return signInDoctorWithGoogle(ports, call, identity);
}

async function registerPatientThroughGoogle(
  ports: Ports,
  call: Call<typeof finishGoogleSignUp>,
  identity: Identity,
): Promise<Answer<typeof finishGoogleSignUp>> {
  const { email, name, subject } = identity;
  const { commands, ids } = ports;
  const id = ids.account('patient', email);
  const stream = accountStream('patient', id);
  const cause = causeOf(call, { id, role: 'patient' });
  const before = await accountAt(ports, 'patient', email);
  if (before.known.status !== 'none') return signInPatientWithGoogle(ports, call, identity);
  const fullName = truncateText(name, MAX_NAME_LENGTH);
  const notProvided = { passwordHash: null, gender: null, age: null, picture: null };
  const language = languageOfPage(call.headers);
  const names = usernamesFor(fullName, id);
  const { state, repeated } = await withFreeUsername(ports, id, names, cause, ({ username, reservationId }) => {
    const person = { patientId: id, fullName, email, username, ...notProvided };
    const register = { type: 'RegisterWithGoogle', data: { person, language, subject, reservationId } } as const;
    return withFreeAddress(ports, 'patient', id, cause, () =>
      commands.handle(patientDecider, stream, register, null, cause),
    );
  });
  // The first run under this command id may have been for another Google account with the same address.
  if (repeated) return signInPatientWithGoogle(ports, call, identity);
  return patientSignInReply(
    ports,
    call,
    await recordPatientSignUp(ports, call, state),
    'User registered successfully!',
  );
}
