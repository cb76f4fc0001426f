import { z } from 'zod';
import { genders } from '../accounts/constants.js';
import { nameWithoutTitle } from '../accounts/doctor-name.js';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';

const ERASED = '(erased)';

/** Replaces the doctor's public profile. */
export const DoctorProfileEdited = defineEvent({
  type: 'DoctorProfileEdited',
  version: 2,
  schema: z.object({
    doctorId: id,
    fullName: z.string(),
    phone: z.string(),
    location: z.string(),
    specialization: z.string(),
    /** In the doctor's own words, for example "15+ years". */
    experience: z.string(),
    aboutMe: z.string(),
    education: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
    specializations: z.array(z.string()),
    certifications: z.array(z.string()),
    /** A stored file; null without one. */
    picture: z.string().nullable(),
  }),
  subject: (data) => data.doctorId,
  personal: {
    fullName: ERASED,
    phone: '',
    location: '',
    aboutMe: '',
    education: [],
    certifications: [],
    picture: null,
  },
  // In version 1 the name could begin with a title.
  upcasters: { 1: nameWithoutTitle },
});

/** Replaces a doctor's hospitals, consultation types and fee. Booked appointments keep their fee. */
export const DoctorPracticeEdited = defineEvent({
  type: 'DoctorPracticeEdited',
  schema: z.object({
    doctorId: id,
    hospitals: z.array(z.string()),
    /** Rupees. */
    fee: z.number().int(),
    consultationTypes: z.array(z.string()),
  }),
  subject: (data) => data.doctorId,
  personal: { hospitals: [] },
});

/** Replaces the patient's profile. */
export const PatientProfileEdited = defineEvent({
  type: 'PatientProfileEdited',
  schema: z.object({
    patientId: id,
    fullName: z.string(),
    /** Null if not given. */
    gender: z.enum(genders).nullable(),
    age: z.number().int().nullable(),
    /** A stored file; null without one. */
    picture: z.string().nullable(),
  }),
  subject: (data) => data.patientId,
  personal: { fullName: ERASED, gender: 'Other', age: 0, picture: null },
});

/** Replaces a patient's interests; `goal` marks those that are goals. */
export const InterestsChosen = defineEvent({
  type: 'InterestsChosen',
  schema: z.object({ patientId: id, interests: z.array(z.object({ name: z.string(), goal: z.boolean() })) }),
  subject: (data) => data.patientId,
  personal: { interests: [] },
});

/** Replaces the answers to the health questionnaire. */
export const QuestionnaireAnswered = defineEvent({
  type: 'QuestionnaireAnswered',
  schema: z.object({
    patientId: id,
    answers: z.object({
      symptoms: z.array(z.string()),
      chronicIllnesses: z.array(z.string()),
      familyHistory: z.array(z.string()),
      allergies: z.string(),
      medications: z.string(),
      hospitalized: z.string(),
      stressLevel: z.string(),
      exerciseFrequency: z.string(),
      diet: z.string(),
      smokingAlcohol: z.string(),
    }),
  }),
  subject: (data) => data.patientId,
  personal: {
    answers: {
      symptoms: [],
      chronicIllnesses: [],
      familyHistory: [],
      allergies: '',
      medications: '',
      hospitalized: '',
      stressLevel: '',
      exerciseFrequency: '',
      diet: '',
      smokingAlcohol: '',
    },
  },
});

export const profileEvents = [
  DoctorProfileEdited,
  DoctorPracticeEdited,
  PatientProfileEdited,
  InterestsChosen,
  QuestionnaireAnswered,
] as const;

/** The events of a patient's profile stream: all changes after the sign-up. */
export type PatientProfileEvent = EventOf<
  typeof PatientProfileEdited | typeof InterestsChosen | typeof QuestionnaireAnswered
>;
/** Changes of a doctor's profile after the sign-up, in the stream of the doctor's account. */
export type DoctorProfileEvent = EventOf<typeof DoctorProfileEdited | typeof DoctorPracticeEdited>;
