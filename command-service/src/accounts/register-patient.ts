import type { registerPatient } from '@anamnesis/contracts/accounts/routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountStream } from './account-stream.js';
import { newPatientEnters, patientEnters } from './entering.js';
import { hashNewPassword } from './new-password.js';
import { underFreeAddress } from './free-address.js';
import { patientDecider } from './patient.decider.js';
import { provesOwnSignUp } from './sign-up-again.js';
import { openSignIn } from './sign-in.js';
import { pictureOf, signUpFiles } from './sign-up-files.js';
import { underUsername } from './username.js';

/**
 * Signs a patient up: reserves the username, then appends the account to a stream that must not exist. The first day of the
 * streak is recorded afterwards; if that fails, the next sign-in is the first day.
 */
export async function signUpPatient(
  ports: Ports,
  call: Call<typeof registerPatient>,
): Promise<Answer<typeof registerPatient>> {
  const { commands, ids } = ports;
  const { password, ...person } = call.body;
  const patientId = ids.account('patient', person.email);
  const actor = { id: patientId, role: 'patient' } as const;
  const cause = causeOf(call, actor);
  const passwordHash = await hashNewPassword(password, person.email, person.fullName, person.username);
  const stream = accountStream('patient', patientId);

  const { state, repeated } = await underUsername(
    ports,
    patientId,
    person.username,
    cause,
    async ({ reservationId }) => {
      const isThere = async () => (await commands.load(patientDecider, stream)).status !== 'none';
      const picture = await pictureOf(signUpFiles(patientId, isThere), call.files);
      const registration = { ...person, patientId, passwordHash, picture };
      const register = { type: 'RegisterPatient', data: { person: registration, reservationId } } as const;
      return underFreeAddress(ports, 'patient', patientId, cause, () =>
        commands.handle(patientDecider, stream, register, null, cause),
      );
    },
  );
  if (repeated) await provesOwnSignUp(ports, actor, password);
  const { user, suggestedActivity, position } = repeated
    ? await patientEnters(ports, call, patientId, { by: 'pwd' })
    : await newPatientEnters(ports, call, state);
  const { accessToken, ...kept } = await openSignIn(ports, call, actor, ['pwd']);
  return {
    body: { data: { user, accessToken, suggestedActivity }, message: 'User registered successfully!' },
    ...kept,
    position,
  };
}
