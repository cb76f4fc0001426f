import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { EMAIL_FIXED } from '@anamnesis/contracts/profiles/errors';
import { answerQuestionnaire } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { eachSpecialtyOnce } from '@anamnesis/contracts/doctors/specialties';
import { updateDoctor, updatePatient } from '@anamnesis/contracts/profiles/routes';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type ReceivedFile, type RouteHandler } from '@anamnesis/platform/http/answer';
import { normaliseEmail } from '../accounts/account-id.js';
import { accountOf, accountStream } from '../accounts/account-stream.js';
import { credentialsDecider } from '../accounts/credentials.decider.js';
import { patientDecider } from '../accounts/patient.decider.js';
import { patientProfileStream } from '../accounts/current-profile.js';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { doctorProfileDecider } from './doctor-profile.decider.js';
import { patientProfileDecider } from './patient-profile.decider.js';
import { questionnaireDecider } from './questionnaire.decider.js';

const EDITED = 'Profile updated successfully';

export const profileHandlers = (ports: Ports): RouteHandler[] => [
  answer(updatePatient, async (call) => {
    const { email, interests, ...profile } = call.body;
    await keepsEmail(ports, call.actor, email);
    const picture = await newPicture(call);
    const atSignUp = await profileAtSignUp(ports, call.actor.id);
    const data = { atSignUp, profile: { ...profile, picture }, interests };
    const command = { type: 'EditPatientProfile', data } as const;
    const stream = patientProfileStream(call.actor.id);
    return done(
      await ports.commands.handle(patientProfileDecider, stream, command, null, causeOf(call, call.actor)),
      EDITED,
    );
  }),

  answer(answerQuestionnaire, async (call) => {
    const data = { patientId: call.actor.id, answers: call.body };
    const command = { type: 'AnswerQuestionnaire', data } as const;
    const stream = patientProfileStream(call.actor.id);
    return done(await ports.commands.handle(questionnaireDecider, stream, command, null, causeOf(call, call.actor)));
  }),

  answer(updateDoctor, async (call) => {
    const { email, hospitals, fee, consultationTypes, specializations, ...others } = call.body;
    await keepsEmail(ports, call.actor, email);
    const picture = await newPicture(call);
    const practice = {
      hospitals: hospitals && eachOnce(hospitals),
      fee,
      consultationTypes: consultationTypes && eachOnce(consultationTypes),
    };
    const profile = { ...others, specializations: specializations && eachSpecialtyOnce(specializations), picture };
    const command = { type: 'EditDoctorProfile', data: { profile, practice } } as const;
    const stream = accountStream('doctor', call.actor.id);
    return done(
      await ports.commands.handle(doctorProfileDecider, stream, command, null, causeOf(call, call.actor)),
      EDITED,
    );
  }),
];

/** Removes repeated names, in any case, and keeps the first of each. */
const eachOnce = (names: readonly string[]): string[] => {
  const keys = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

/** The profile from the sign-up. Refuses ACCOUNT_NOT_FOUND. */
async function profileAtSignUp({ commands }: Ports, patientId: string) {
  const patient = await commands.load(patientDecider, accountStream('patient', patientId));
  if (patient.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
  const { fullName, gender, age, picture } = patient;
  return { patientId, fullName, gender, age, picture };
}

/** Refuses EMAIL_FIXED for another address: changing it needs the password and a confirmation, see `requestEmailChange`. */
async function keepsEmail({ commands }: Ports, actor: Actor, email: string | undefined): Promise<void> {
  if (email === undefined) return;
  const known = await commands.load(credentialsDecider, accountOf(actor).stream);
  if (known.status === 'known' && normaliseEmail(known.email) !== normaliseEmail(email)) refuse(EMAIL_FIXED);
}

/** Stores an uploaded picture; undefined without one, so that the current picture stays. */
const newPicture = async ({
  actor,
  files,
}: {
  actor: Actor;
  files: Readonly<Record<string, readonly ReceivedFile[]>>;
}): Promise<string | undefined> => files['profilePic']?.[0]?.keep(actor.id);
