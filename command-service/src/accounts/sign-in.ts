import type { signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { clinicTime } from '@anamnesis/contracts/doctors/slots';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountView, activityView } from './account-view.js';
import { doctorDecider } from './doctor.decider.js';
import { opensAccount } from './password.js';
import { patientDecider } from './patient.decider.js';

/** Opens a sign-in on a device: a short access token, and a refresh token that goes into the cookie. */
export async function openSignIn({ tokens, signIns }: Ports, actor: Actor, device: string) {
  const [accessToken, refreshToken] = await Promise.all([tokens.issue(actor), signIns.open(actor, device)]);
  return { accessToken, refreshToken };
}

/** Signs a patient in; the first sign-in of a day counts for the streak. */
export async function patientSignsIn(
  ports: Ports,
  call: Call<typeof signInPatient>,
): Promise<Answer<typeof signInPatient>> {
  const { commands, ids, clock, timeZone } = ports;
  const id = ids.account('patient', call.body.email);
  const stream = `patient-${id}`;
  if (!(await opensAccount(ports, stream, call.body.password))) return refuse('CREDENTIALS_WRONG');

  const actor = { id, role: 'patient' } as const;
  const today = clinicTime(clock(), timeZone).date;
  const { state, position } = await commands.handle(
    patientDecider,
    stream,
    { type: 'RecordSignIn' },
    { today },
    causeOf(call, actor),
  );
  if (state.status === 'none') return refuse('CREDENTIALS_WRONG');
  const { accessToken, refreshToken } = await openSignIn(ports, actor, call.device);
  return {
    body: {
      data: {
        user: accountView('patient', id, state),
        accessToken,
        suggestedActivity: activityView(state.activity),
        streak: state.streak,
        maxStreak: state.maxStreak,
      },
      message: 'Login successful!',
    },
    refreshToken,
    position,
  };
}

/** Signs a doctor in; a wrong phone number is refused like a wrong password, and takes as long. */
export async function doctorSignsIn(
  ports: Ports,
  call: Call<typeof signInDoctor>,
): Promise<Answer<typeof signInDoctor>> {
  const id = ports.ids.account('doctor', call.body.email);
  const stream = `doctor-${id}`;
  if (!(await opensAccount(ports, stream, call.body.password))) return refuse('CREDENTIALS_WRONG');
  const known = await ports.commands.load(doctorDecider, stream);
  if (known.status === 'none' || known.mobileNumber !== call.body.mobileNumber) return refuse('CREDENTIALS_WRONG');
  const { accessToken, refreshToken } = await openSignIn(ports, { id, role: 'doctor' }, call.device);
  return {
    body: {
      data: { doctor: accountView('doctor', id, known), accessToken },
      accessToken,
      message: 'Login successful!',
    },
    refreshToken,
  };
}
