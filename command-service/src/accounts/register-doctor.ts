import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import type { registerDoctor } from '@anamnesis/contracts/accounts/routes';
import { eachSpecialtyOnce } from '@anamnesis/contracts/doctors/specialties';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { certificatesOf } from './certificates.js';
import { accountStream } from './account-stream.js';
import { accountView } from './account-view.js';
import { doctorDecider } from './doctor.decider.js';
import { withFreeAddress } from './free-address.js';
import { hashNewPassword } from './new-password.js';
import { checkRepeatedSignUp } from './repeated-sign-up.js';
import { openSignIn } from './sign-in.js';
import { pictureOf, signUpFiles } from './sign-up-files.js';

/** Signs a doctor up. The files are stored before the events that refer to them. */
export async function signUpDoctor(
  ports: Ports,
  call: Call<typeof registerDoctor>,
): Promise<Answer<typeof registerDoctor>> {
  const { commands, ids } = ports;
  const { password, fullName, email, mobileNumber, yearExp, specifications, certificateDetails } = call.body;
  const doctorId = ids.account('doctor', email);
  const stream = accountStream('doctor', doctorId);
  const actor = { id: doctorId, role: 'doctor' } as const;
  const passwordHash = await hashNewPassword(password, email, fullName);
  const accountExists = async () => (await commands.load(doctorDecider, stream)).status !== 'none';
  const idOf = signUpFiles(doctorId, accountExists);
  const picture = await pictureOf(idOf, call.files);
  const certificates = await certificatesOf(idOf, call.files['certificateImage'], certificateDetails);

  const person = {
    doctorId,
    fullName,
    email,
    mobileNumber,
    passwordHash,
    yearExp,
    specifications: eachSpecialtyOnce(specifications),
    picture,
  };
  const language = languageOfPage(call.headers);
  const register = { type: 'RegisterDoctor', data: { ...person, certificates, language } } as const;
  const cause = causeOf(call, actor);
  const { state, position, repeated } = await withFreeAddress(ports, 'doctor', doctorId, cause, () =>
    commands.handle(doctorDecider, stream, register, null, cause),
  );
  if (state.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
  if (repeated) await checkRepeatedSignUp(ports, actor, password);
  const { accessToken, ...cookies } = await openSignIn(ports, call, actor, ['pwd']);
  return {
    body: {
      data: { doctor: accountView('doctor', doctorId, state), accessToken },
      message: 'Doctor registered successfully!',
    },
    ...cookies,
    position,
  };
}
