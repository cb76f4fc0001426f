import { z } from 'zod';
import { genders, PICTURE_EDGES } from '../accounts/constants.js';
import { ACCOUNT_NOT_FOUND } from '../accounts/errors.js';
import { accountView, activityView } from '../accounts/routes.js';
import { suggestionReason } from './suggestion.js';
import { SPECIALIZATIONS_UNREADABLE } from '../accounts/field-problems.js';
import { age, doctorName, fullName, mobileNumber, picture } from '../accounts/inputs.js';
import {
  MAX_CONSULTATION_TYPE,
  MAX_CONSULTATION_TYPES,
  MIN_FEE,
  MAX_FEE,
  MAX_HOSPITALS,
} from '../doctors/constants.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '../language/file-errors.js';
import { registrationStates } from '../registrations/constants.js';
import { jsonText } from '../language/json-text.js';
import { integerInput } from '../language/numbers.js';
import { defineRoute } from '../language/route.js';
import { line } from '../language/text.js';
import { day, doneReply, id } from '../language/reply.js';
import { zoneHeader } from '../time/own-day.js';
import {
  MAX_ABOUT_ME,
  MAX_CERTIFICATIONS,
  MAX_EDUCATION,
  MAX_INTERESTS,
  MAX_LISTED_NAME,
  MAX_SPECIALIZATIONS,
} from './constants.js';
import { EMAIL_FIXED, PICTURE_NOT_FOUND } from './errors.js';
import {
  CERTIFICATIONS_UNREADABLE,
  CONSULTATION_TYPE_MISSING,
  CONSULTATION_TYPES_UNREADABLE,
  EDUCATION_UNREADABLE,
  FEE_INVALID,
  HOSPITALS_UNREADABLE,
  INTERESTS_UNREADABLE,
} from './field-problems.js';
import { pictureActions, profileActions } from './policy.js';

const feature = 'profiles';
const shortLine = line(160);
const listedName = line(MAX_LISTED_NAME).min(1);
/** Sent by the form, but must be the current address: others are refused. */
const ownEmail = z.string().trim().max(254);

/** Edge length in pixels; by default the largest. */
const pictureEdge = z.coerce
  .number()
  .meta({ enum: [...PICTURE_EDGES] })
  .pipe(z.literal(PICTURE_EDGES))
  .default(384);

const interest = z.object({ name: listedName, goal: z.boolean() });
export type Interest = z.infer<typeof interest>;

export const currentPatient = defineRoute({
  name: 'currentPatient',
  summary: "The signed-in patient's own profile.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/current',
  action: profileActions.currentPatient,
  // The suggested activity follows from the answers.
  shows: ['profile', 'activities', 'questionnaire'],
  headers: zoneHeader,
  reply: z.object({
    data: accountView.extend({
      /** Null until given: a sign-up with Google provides neither gender nor age. */
      gender: z.string().nullable(),
      age: z.number().nullable(),
      /** Consecutive days with a sign-in, up to today or yesterday; 0 after a day without one. */
      streak: z.number().int(),
      maxStreak: z.number().int(),
      /** The days with a sign-in from six days ago on. */
      signedInOn: z.array(day),
      suggestedActivity: activityView,
      suggestionReason,
      interests: z.array(interest),
      /** Titles of the activities completed today, in the caller's time zone. */
      completedToday: z.array(z.string()),
    }),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, ACCOUNT_NOT_FOUND],
});

export const updatePatient = defineRoute({
  name: 'updatePatient',
  summary: "Changes the signed-in patient's profile, picture and interests. Omitted fields stay unchanged.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/update',
  action: profileActions.updatePatient,
  changes: ['profile', 'pictures'],
  body: z.object({
    fullName: fullName.optional(),
    email: ownEmail.optional(),
    gender: z.enum(genders).optional(),
    age: age.optional(),
    /** JSON list of names, each with its goal flag. */
    interests: jsonText(z.array(interest).max(MAX_INTERESTS), INTERESTS_UNREADABLE.code).optional(),
  }),
  files: { profilePic: picture },
  reply: doneReply,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ACCOUNT_NOT_FOUND, EMAIL_FIXED] as const),
    ...([FILE_TYPE_REFUSED, FILE_TOO_LARGE] as const),
  ],
});

/** A doctor's profile as shown on the dashboard. */
const doctorProfile = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  specialization: z.string(),
  experience: z.string(),
  aboutMe: z.string(),
  education: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
  specializations: z.array(z.string()),
  certifications: z.array(z.string()),
  hospitals: z.array(z.string()),
  /** Rupees for one consultation. */
  fee: z.number().int(),
  consultationTypes: z.array(z.string()),
});
export type DoctorProfile = z.infer<typeof doctorProfile>;

export const currentDoctor = defineRoute({
  name: 'currentDoctor',
  summary: "The signed-in doctor's own profile.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctors/current',
  aliases: ['/doctors/current'],
  action: profileActions.currentDoctor,
  shows: ['profile', 'registrations'],
  reply: z.object({
    data: doctorProfile.extend({
      id,
      avatar: z.string().nullable(),
      /** The state of the registration; `reason` is the reason of a rejection, otherwise null. */
      registration: z.object({ state: z.enum(registrationStates), reason: z.string().nullable() }),
    }),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, ACCOUNT_NOT_FOUND],
});

export const updateDoctor = defineRoute({
  name: 'updateDoctor',
  summary:
    "Changes the signed-in doctor's profile. Omitted fields stay unchanged. The phone number is also used to sign in.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctors/update',
  aliases: ['/doctors/update'],
  action: profileActions.updateDoctor,
  changes: ['profile', 'pictures', 'doctors'],
  body: z.object({
    fullName: doctorName.optional(),
    email: ownEmail.optional(),
    phone: mobileNumber.optional(),
    location: shortLine.optional(),
    specialization: line(MAX_LISTED_NAME).optional(),
    experience: line(80).optional(),
    aboutMe: z.string().trim().max(MAX_ABOUT_ME).optional(),
    education: jsonText(
      z.array(z.object({ degree: shortLine, institution: shortLine, year: line(40) })).max(MAX_EDUCATION),
      EDUCATION_UNREADABLE.code,
    ).optional(),
    specializations: jsonText(z.array(listedName).max(MAX_SPECIALIZATIONS), SPECIALIZATIONS_UNREADABLE.code).optional(),
    certifications: jsonText(
      z.array(line(200).min(1)).max(MAX_CERTIFICATIONS),
      CERTIFICATIONS_UNREADABLE.code,
    ).optional(),
    hospitals: jsonText(z.array(shortLine.min(1)).max(MAX_HOSPITALS), HOSPITALS_UNREADABLE.code).optional(),
    /** Rupees. */
    fee: integerInput(MIN_FEE, MAX_FEE, FEE_INVALID.code).optional(),
    consultationTypes: jsonText(
      z.array(line(MAX_CONSULTATION_TYPE).min(1)).min(1, CONSULTATION_TYPE_MISSING.code).max(MAX_CONSULTATION_TYPES),
      CONSULTATION_TYPES_UNREADABLE.code,
    ).optional(),
  }),
  files: { profilePic: picture },
  reply: doneReply,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ACCOUNT_NOT_FOUND, EMAIL_FIXED] as const),
    ...([FILE_TYPE_REFUSED, FILE_TOO_LARGE] as const),
  ],
});

export const showPicture = defineRoute({
  name: 'showPicture',
  summary: 'The profile picture of the caller, a listed doctor, or the other party of an appointment.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/pictures/:accountId',
  action: pictureActions.showPicture,
  shows: ['pictures'],
  params: z.object({ accountId: id }),
  query: z.object({ edge: pictureEdge }),
  errors: [NOT_SIGNED_IN, PICTURE_NOT_FOUND, INPUT_INVALID],
});

export const profileRoutes = [currentPatient, updatePatient, currentDoctor, updateDoctor, showPicture] as const;
