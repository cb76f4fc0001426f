import { APPOINTMENT_OVER } from '../appointments/errors.js';
import { ofAnAppointment, type Parties, type PartyGrant, theDoctor } from '../appointments/policy.js';
import { anyOf, definePolicy, type GrantAboutOne, own, policy, type Rule } from '../language/policy.js';
import { PICTURE_NOT_FOUND } from './errors.js';

export interface FaceSheetFacts extends Parties {
  readonly isCalledOff: boolean;
}

const doctorUnlessCalledOff: Rule<FaceSheetFacts, PartyGrant> = {
  when: 'where they are the doctor, and the appointment was not called off',
  ask: (actor, facts) => {
    const grant = theDoctor.ask(actor, facts);
    return grant && facts.isCalledOff ? APPOINTMENT_OVER : grant;
  },
};

export const faceSheetActions = definePolicy<FaceSheetFacts, PartyGrant>()(
  { ...ofAnAppointment, recorded: true },
  {
    showFaceSheet: { doctor: doctorUnlessCalledOff },
  },
);

/** The owner of a picture, and the caller's relation to the owner. */
export interface PictureFacts {
  readonly accountId: string;
  readonly role: 'patient' | 'doctor';
  /** Whether the owner is a doctor whom patients can find. */
  readonly listed: boolean;
  /** Whether the caller and the owner have a common appointment. */
  readonly met: boolean;
}

type PictureRule = Rule<PictureFacts, GrantAboutOne>;

const pictureRule = (
  when: string,
  purpose: string,
  applies: (facts: PictureFacts, callerId: string) => boolean,
): PictureRule => ({
  when,
  ask: ({ id }, facts) => (applies(facts, id) ? { subject: facts.accountId, ground: { purpose } } : null),
});
const ownPicture = pictureRule('of themselves', 'own', ({ accountId }, id) => accountId === id);
const listed = pictureRule('of listed doctors', 'directory', (facts) => facts.listed);
const met = pictureRule('of the other party of an appointment', 'consultation', (facts) => facts.met);
const ofDoctors = pictureRule('of doctors', 'verification', ({ role }) => role === 'doctor');
const people = anyOf(
  'of themselves, of listed doctors, and of the other party of an appointment',
  ...[ownPicture, listed, met],
);

export const pictureActions = definePolicy<PictureFacts, GrantAboutOne>()(
  { about: 'picture', otherwise: PICTURE_NOT_FOUND, recorded: false },
  {
    showPicture: { patient: people, doctor: people, auditor: listed, operator: ofDoctors },
  },
);

export const profileActions = policy({
  currentPatient: { patient: own },
  updatePatient: { patient: own },
  answerQuestionnaire: { patient: own },
  currentAnswers: { patient: own },
  currentDoctor: { doctor: own },
  updateDoctor: { doctor: own },
});
