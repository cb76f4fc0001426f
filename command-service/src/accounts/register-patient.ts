import type { registerPatient } from '@anamnesis/contracts/accounts/routes';
import { clinicTime } from '@anamnesis/contracts/doctors/slots';
import { Refusal, refuse } from '@anamnesis/contracts/language/errors';
import { stepOf } from '@anamnesis/platform/deciding/handle';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { verifyPassword } from '@anamnesis/platform/passwords/passwords';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountView, activityView } from './account-view.js';
import { hashNewPassword } from './new-password.js';
import { patientDecider } from './patient.decider.js';
import { openSignIn } from './sign-in.js';
import { usernameDecider } from './username.decider.js';

/**
 * Signs a patient up: the username is reserved, then the account is one append to a stream that must not exist. Whoever
 * reserves a username and then can't have the account gives it back.
 */
export async function signUpPatient(
  ports: Ports,
  call: Call<typeof registerPatient>,
): Promise<Answer<typeof registerPatient>> {
  const { commands, ids, files, clock, timeZone } = ports;
  const { password, ...person } = call.body;
  const patientId = ids.account('patient', person.email);
  const actor = { id: patientId, role: 'patient' } as const;
  const cause = causeOf(call, actor);
  const passwordHash = await hashNewPassword(password, person.email, person.fullName, person.username);
  const image = call.files['profilePic']?.[0];
  const picture = image ? (await files.put(image)).hash : null;

  const usernameStream = `username-${ids.username(person.username)}`;
  const reserve = { type: 'ReserveUsername', data: { patientId } } as const;
  const reserved = await commands.handle(usernameDecider, usernameStream, reserve, null, stepOf(cause, 'reserve'));
  const today = clinicTime(clock(), timeZone).date;
  try {
    const register = { type: 'RegisterPatient', data: { ...person, patientId, passwordHash, picture } } as const;
    const { state, position, repeated } = await commands.handle(
      patientDecider,
      `patient-${patientId}`,
      register,
      { today },
      cause,
    );
    if (state.status === 'none') return refuse('ACCOUNT_NOT_FOUND');
    // A repeated sign-up signs in: only for who knows the password.
    if (repeated && !(await verifyPassword(state.passwordHash, password))) refuse('EMAIL_TAKEN');
    const { accessToken, refreshToken } = await openSignIn(ports, actor, call.device);
    return {
      body: {
        data: {
          user: accountView('patient', patientId, state),
          accessToken,
          suggestedActivity: activityView(state.activity),
        },
        message: 'User registered successfully!',
      },
      refreshToken,
      position,
    };
  } catch (error) {
    // Only a refusal is sure to have registered nobody; whoever was not answered signs up again and finds the name their own.
    if (error instanceof Refusal && reserved.facts.length > 0 && !(await isNamed(ports, patientId, person.username))) {
      const release = { type: 'ReleaseUsername', data: { patientId } } as const;
      await commands.handle(usernameDecider, usernameStream, release, null, stepOf(cause, 'release'));
    }
    throw error;
  }
}

/** Whether the account bears this username: a sign-up sent twice at once loses to itself, and the name is in use. */
async function isNamed({ commands, ids }: Ports, patientId: string, username: string): Promise<boolean> {
  const patient = await commands.load(patientDecider, `patient-${patientId}`);
  return patient.status === 'registered' && ids.username(patient.username) === ids.username(username);
}
