import { GOOGLE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { currentAppointed, signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import {
  finishGoogleSignIn,
  finishGoogleSignUp,
  startGoogleSignIn,
  startGoogleSignUp,
} from '@anamnesis/contracts/accounts/google-routes';
import {
  refreshSignIn,
  registerDoctor,
  registerPatient,
  signInAuditor,
  signInDoctor,
  signInPatient,
  signOut,
} from '@anamnesis/contracts/accounts/routes';
import { REFRESH_REFUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointedAccount, signInAppointed } from './appointed-sign-in.js';
import { deviceHandlers } from './devices.js';
import { beginGoogleAttempt } from './google-attempt.js';
import { signInThroughGoogle } from './google-sign-in.js';
import { signUpThroughGoogle } from './google-sign-up.js';
import { withCountedAttempts } from './attempts.js';
import { noRefreshCookie, refreshCookie, refreshTokenOf } from './refresh-cookie.js';
import { signUpDoctor } from './register-doctor.js';
import { signUpPatient } from './register-patient.js';
import type { Ports } from '../ports.js';
import { secondFactorHandlers } from './second-factor-routes.js';
import { handleSignInDoctor, handleSignInPatient } from './sign-in.js';
import { withTakenAddressesCounted } from './taken-address.js';

export const accountHandlers = (ports: Ports): RouteHandler[] => [
  answer(
    registerPatient,
    withTakenAddressesCounted(ports, 'patient', (call) => signUpPatient(ports, call)),
  ),
  answer(
    registerDoctor,
    withTakenAddressesCounted(ports, 'doctor', (call) => signUpDoctor(ports, call)),
  ),
  answer(
    signInPatient,
    withCountedAttempts(ports, 'patient', (call) => handleSignInPatient(ports, call)),
  ),
  answer(
    signInDoctor,
    withCountedAttempts(ports, 'doctor', (call) => handleSignInDoctor(ports, call)),
  ),
  answer(
    signInAuditor,
    withCountedAttempts(ports, 'auditor', async (call) => {
      const { account: auditor, accessToken, ...cookies } = await signInAppointed(ports, 'auditor', call);
      return { body: { data: { auditor, accessToken }, message: 'Login successful!' }, ...cookies };
    }),
  ),
  answer(
    signInOperator,
    withCountedAttempts(ports, 'operator', async (call) => {
      const { account: operator, accessToken, ...cookies } = await signInAppointed(ports, 'operator', call);
      return { body: { data: { operator, accessToken }, message: 'Login successful!' }, ...cookies };
    }),
  ),
  answer(currentAppointed, async ({ actor }) => ({ body: { data: await appointedAccount(ports, actor) } })),

  answer(startGoogleSignIn, async ({ query, cookie }) => {
    const start = await beginGoogleAttempt(ports, 'sign-in', query.role, cookie(GOOGLE_COOKIE));
    return { body: { url: start.url }, cookies: [start.cookie] };
  }),
  answer(startGoogleSignUp, async ({ query, cookie }) => {
    const start = await beginGoogleAttempt(ports, 'sign-up', query.role, cookie(GOOGLE_COOKIE));
    return { body: { url: start.url }, cookies: [start.cookie] };
  }),
  answer(finishGoogleSignIn, (call) => signInThroughGoogle(ports, call)),
  answer(finishGoogleSignUp, (call) => signUpThroughGoogle(ports, call)),

  answer(refreshSignIn, async (call) => {
    const refreshToken = refreshTokenOf(call);
    if (!refreshToken) return refuse(REFRESH_REFUSED);
    const next = await ports.signIns.rotate(refreshToken);
    return {
      body: { data: { accessToken: await ports.tokens.issue(next.actor, next.signIn, next.methods) } },
      cookies: [refreshCookie(next.refreshToken)],
    };
  }),

  answer(signOut, async (call) => {
    const refreshToken = refreshTokenOf(call);
    if (refreshToken) await ports.signIns.close(refreshToken);
    return { body: { success: true as const }, cookies: [noRefreshCookie] };
  }),

  ...secondFactorHandlers(ports),
  ...deviceHandlers(ports),
];
