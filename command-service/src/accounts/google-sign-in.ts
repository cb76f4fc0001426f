import { GOOGLE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import type { finishGoogleSignIn } from '@anamnesis/contracts/accounts/routes';
import { clinicTime } from '@anamnesis/contracts/doctors/slots';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Identity } from '@anamnesis/platform/openid/relying-party';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { acceptGoogle } from './accept-google.js';
import { accountView, activityView } from './account-view.js';
import { doctorDecider } from './doctor.decider.js';
import { backFromGoogle } from './google-attempt.js';
import { type Patient, patientDecider } from './patient.decider.js';
import { openSignIn } from './sign-in.js';

type Coming = Pick<Call<typeof finishGoogleSignIn>, 'requestId' | 'commandId' | 'device'>;
type Signed = Answer<typeof finishGoogleSignIn>;

/** Signs in who comes back from Google; the first time, their Google account is linked. */
export async function signInThroughGoogle(ports: Ports, call: Call<typeof finishGoogleSignIn>): Promise<Signed> {
  const { identity, role } = await backFromGoogle(ports, 'sign-in', call.cookie(GOOGLE_COOKIE), call.body);
  return role === 'doctor' ? doctorThroughGoogle(ports, call, identity) : patientThroughGoogle(ports, call, identity);
}

/** Signs a patient in by their verified e-mail. Refuses GOOGLE_ACCOUNT_UNKNOWN and GOOGLE_ACCOUNT_OTHER. */
export async function patientThroughGoogle(ports: Ports, call: Coming, { email, subject }: Identity): Promise<Signed> {
  const { commands, ids, clock, timeZone } = ports;
  const id = ids.account('patient', email);
  const actor = { id, role: 'patient' } as const;
  await acceptGoogle(ports, call, actor, subject);
  const today = clinicTime(clock(), timeZone).date;
  const cause = causeOf(call, actor);
  const signIn = { type: 'RecordSignIn' } as const;
  const { state, position } = await commands.handle(patientDecider, `patient-${id}`, signIn, { today }, cause);
  return patientIsIn(ports, call, { id, state, position }, 'Login successful!');
}

/** Signs a doctor in by their verified e-mail. Refuses GOOGLE_ACCOUNT_UNKNOWN and GOOGLE_ACCOUNT_OTHER. */
export async function doctorThroughGoogle(ports: Ports, call: Coming, { email, subject }: Identity): Promise<Signed> {
  const id = ports.ids.account('doctor', email);
  const actor = { id, role: 'doctor' } as const;
  const position = await acceptGoogle(ports, call, actor, subject);
  const state = await ports.commands.load(doctorDecider, `doctor-${id}`);
  if (state.status === 'none') return refuse('GOOGLE_ACCOUNT_UNKNOWN');
  const { accessToken, refreshToken } = await openSignIn(ports, actor, call.device);
  return {
    body: {
      success: true,
      jwt: accessToken,
      user: accountView('doctor', id, state),
      suggestedActivity: null,
      message: 'Login successful!',
    },
    refreshToken,
    position,
  };
}

/** The answer to a patient whose account Google has opened. */
export async function patientIsIn(
  ports: Ports,
  { device }: Pick<Coming, 'device'>,
  { id, state, position }: { id: string; state: Patient; position: bigint | null },
  message: string,
): Promise<Signed> {
  if (state.status === 'none') return refuse('GOOGLE_ACCOUNT_UNKNOWN');
  const { accessToken, refreshToken } = await openSignIn(ports, { id, role: 'patient' }, device);
  return {
    body: {
      success: true,
      jwt: accessToken,
      user: accountView('patient', id, state),
      suggestedActivity: activityView(state.activity),
      message,
    },
    refreshToken,
    position,
  };
}
