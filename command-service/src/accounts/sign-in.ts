import { DEVICE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { CREDENTIALS_WRONG, DOCTOR_CREDENTIALS_WRONG } from '@anamnesis/contracts/accounts/errors';
import type { signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { AccountActor } from '@anamnesis/platform/tokens/access-tokens';
import type { Ports } from '../ports.js';
import { accountAt } from './account-at.js';
import { accountStream } from './account-stream.js';
import { accountView } from './account-view.js';
import { doctorDecider } from './doctor.decider.js';
import { isPasswordOf } from './password.js';
import { recordPatientSignIn } from './record-sign-in.js';
import { requireSecondFactor } from './challenge.js';
import { refreshCookie } from './refresh-cookie.js';

/** Authentication methods as in RFC 8176: password and one-time code. `google` is our own value. */
type SignInMethod = 'pwd' | 'google' | 'otp';

const BY_PASSWORD = { by: 'pwd' } as const;

/**
 * Opens a sign-in on a device after the given methods have succeeded, and ends those of other accounts in the same browser. Returns a short-lived access token, and the cookies
 * that carry the refresh token and identify this browser from now on.
 */
export async function openSignIn(
  { tokens, signIns, lockOut }: Ports,
  { device, cookie }: Pick<Call, 'device' | 'cookie'>,
  actor: AccountActor,
  methods: readonly SignInMethod[],
) {
  const { marks, ...known } = await lockOut.knownDevices.remember(actor.id, cookie(DEVICE_COOKIE));
  const { signIn, refreshToken } = await signIns.open(actor, device, methods, marks);
  return {
    accessToken: await tokens.issue(actor, signIn, methods),
    cookies: [refreshCookie(refreshToken), { name: DEVICE_COOKIE, path: '/', sameSite: 'Strict', ...known } as const],
  };
}

/** Signs a patient in; the first sign-in of a day counts for the streak. */
export async function handleSignInPatient(
  ports: Ports,
  call: Call<typeof signInPatient>,
): Promise<Answer<typeof signInPatient>> {
  const { id, known } = await accountAt(ports, 'patient', call.body.email);
  if (!(await isPasswordOf(known, call.body.password))) return refuse(CREDENTIALS_WRONG);

  const actor = { id, role: 'patient' } as const;
  await requireSecondFactor(ports, actor, BY_PASSWORD);
  const { position, ...entered } = await recordPatientSignIn(ports, call, id, BY_PASSWORD);
  const { accessToken, ...cookies } = await openSignIn(ports, call, actor, ['pwd']);
  return { body: { data: { ...entered, accessToken }, message: 'Login successful!' }, ...cookies, position };
}

/** Signs a doctor in; a wrong phone number is refused like a wrong password, and takes as long. */
export async function handleSignInDoctor(
  ports: Ports,
  call: Call<typeof signInDoctor>,
): Promise<Answer<typeof signInDoctor>> {
  const { id, known: credentials } = await accountAt(ports, 'doctor', call.body.email);
  if (!(await isPasswordOf(credentials, call.body.password))) return refuse(DOCTOR_CREDENTIALS_WRONG);
  const known = await ports.commands.load(doctorDecider, accountStream('doctor', id));
  if (known.status === 'none' || known.mobileNumber !== call.body.mobileNumber) return refuse(DOCTOR_CREDENTIALS_WRONG);
  const actor = { id, role: 'doctor' } as const;
  await requireSecondFactor(ports, actor, BY_PASSWORD);
  const { accessToken, ...cookies } = await openSignIn(ports, call, actor, ['pwd']);
  return {
    body: {
      data: { doctor: accountView('doctor', id, known), accessToken },
      accessToken,
      message: 'Login successful!',
    },
    ...cookies,
  };
}
