import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import type { registerPatient } from '@anamnesis/contracts/accounts/routes';
import { PERSON_ERASED } from '@anamnesis/contracts/language/errors';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountStream } from './account-stream.js';
import { recordPatientSignUp, recordPatientSignIn } from './record-sign-in.js';
import { hashNewPassword } from './new-password.js';
import { withFreeAddress } from './free-address.js';
import { patientDecider } from './patient.decider.js';
import { checkRepeatedSignUp } from './repeated-sign-up.js';
import { openSignIn } from './sign-in.js';
import { pictureOf, signUpFiles } from './sign-up-files.js';
import { withReservedUsername } from './username.js';

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
  const language = languageOfPage(call.headers);
  const stream = accountStream('patient', patientId);

  const { state, repeated } = await withReservedUsername(
    ports,
    patientId,
    person.username,
    cause,
    async ({ reservationId }) => {
      const accountExists = async () => (await commands.load(patientDecider, stream)).status !== 'none';
      const picture = await pictureOf(signUpFiles(patientId, accountExists), call.files);
      const registration = { ...person, patientId, passwordHash, picture };
      const register = { type: 'RegisterPatient', data: { person: registration, language, reservationId } } as const;
      return withFreeAddress(ports, 'patient', patientId, cause, () =>
        commands.handle(patientDecider, stream, register, null, cause),
      );
    },
  ).catch(asTaken);
  if (repeated) await checkRepeatedSignUp(ports, actor, password);
  const { user, suggestedActivity, position } = repeated
    ? await recordPatientSignIn(ports, call, patientId, { by: 'pwd' })
    : await recordPatientSignUp(ports, call, state);
  const { accessToken, ...cookies } = await openSignIn(ports, call, actor, ['pwd']);
  return {
    body: { data: { user, accessToken, suggestedActivity }, message: 'User registered successfully!' },
    ...cookies,
    position,
  };
}

/** The address of an erased person is a taken one: a stranger must not learn that its owner was a patient who left. */
function asTaken(error: unknown): never {
  if (error instanceof Refusal && error.kind === PERSON_ERASED) refuse(EMAIL_TAKEN);
  throw error;
}
