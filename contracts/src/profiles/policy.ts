import type { AppointmentStatus } from '../appointments/constants.js';
import { APPOINTMENT_OVER } from '../appointments/errors.js';
import { ofAnAppointment, type Parties, type PartyGrant, theDoctor } from '../appointments/policy.js';
import { anyOf, definePolicy, type GrantAboutOne, own, policy, type Rule } from '../language/policy.js';
import { PICTURE_NOT_FOUND } from './errors.js';

export interface FaceSheetFacts extends Parties {
  readonly status: AppointmentStatus;
}

const theDoctorWhoMeetsThem: Rule<FaceSheetFacts, PartyGrant> = {
  when: 'where they are the doctor, and the appointment was not called off',
  ask: (actor, facts) => {
    const grant = theDoctor.ask(actor, facts);
    return grant && (facts.status === 'Cancelled' || facts.status === 'No-show') ? APPOINTMENT_OVER : grant;
  },
};

export const faceSheetDeeds = definePolicy<FaceSheetFacts, PartyGrant>()(
  { ...ofAnAppointment, recorded: true },
  {
    showFaceSheet: { doctor: theDoctorWhoMeetsThem },
  },
);

/** The owner of a picture, and how the caller is related to them. */
export interface PictureFacts {
  readonly accountId: string;
  readonly role: 'patient' | 'doctor';
  /** A doctor whom patients can find. */
  readonly listed: boolean;
  /** The two share an appointment. */
  readonly met: boolean;
}

type PictureRule = Rule<PictureFacts, GrantAboutOne>;

const shown = (
  when: string,
  purpose: string,
  applies: (facts: PictureFacts, askerId: string) => boolean,
): PictureRule => ({
  when,
  ask: ({ id }, facts) => (applies(facts, id) ? { subject: facts.accountId, ground: { purpose } } : null),
});
const theirOwn = shown('their own', 'own', ({ accountId }, id) => accountId === id);
const listed = shown('of listed doctors', 'directory', (facts) => facts.listed);
const met = shown('of whom they have an appointment with', 'consultation', (facts) => facts.met);
const ofDoctors = shown('of doctors', 'verification', ({ role }) => role === 'doctor');
const people = anyOf(
  'their own, of listed doctors, and of whom they have an appointment with',
  ...[theirOwn, listed, met],
);

export const pictureDeeds = definePolicy<PictureFacts, GrantAboutOne>()(
  { about: 'picture', otherwise: PICTURE_NOT_FOUND, recorded: false },
  {
    showPicture: { patient: people, doctor: people, auditor: listed, operator: ofDoctors },
  },
);

export const profileDeeds = policy({
  currentPatient: { patient: own },
  updatePatient: { patient: own },
  answerQuestionnaire: { patient: own },
  currentAnswers: { patient: own },
  currentDoctor: { doctor: own },
  updateDoctor: { doctor: own },
});
