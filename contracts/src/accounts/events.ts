import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id, moment } from '../language/reply.js';
import { certificateKinds } from './certificates.js';
import { genders } from './constants.js';
import type { CredentialEvent } from './credential-events.js';
import { nameWithoutTitle } from './doctor-name.js';
import { secondFactorEvents } from './second-factor-events.js';

const ERASED = '(erased)';

export const PatientRegistered = defineEvent({
  type: 'PatientRegistered',
  version: 2,
  schema: z.object({
    patientId: id,
    fullName: z.string(),
    email: z.string(),
    username: z.string(),
    /** Null after a sign-up with Google: the account has no password. */
    passwordHash: z.string().nullable(),
    /** Null until given, like the age. */
    gender: z.enum(genders).nullable(),
    age: z.number().int().nullable(),
    /** The stored file of the profile picture; null without one. */
    picture: z.string().nullable(),
  }),
  subject: (data) => data.patientId,
  personal: {
    fullName: ERASED,
    email: ERASED,
    username: ERASED,
    passwordHash: null,
    gender: null,
    age: null,
    picture: null,
  },
  // In version 1 all fields were present.
  upcasters: { 1: (old) => old },
});

export const DoctorRegistered = defineEvent({
  type: 'DoctorRegistered',
  version: 2,
  schema: z.object({
    doctorId: id,
    fullName: z.string(),
    email: z.string(),
    mobileNumber: z.string(),
    passwordHash: z.string(),
    /** Years of experience. */
    yearExp: z.number().int(),
    specifications: z.array(z.string()),
    picture: z.string().nullable(),
  }),
  subject: (data) => data.doctorId,
  personal: { fullName: ERASED, email: ERASED, mobileNumber: '', passwordHash: '', picture: null },
  // In version 1 the name could begin with a title.
  upcasters: { 1: nameWithoutTitle },
});

export const CertificateSubmitted = defineEvent({
  type: 'CertificateSubmitted',
  version: 2,
  schema: z.object({
    doctorId: id,
    file: z.string(),
    fileName: z.string(),
    mediaType: z.string(),
    /** Null if not given. */
    kind: z.enum(certificateKinds).nullable(),
    /** In the doctor's words; may be empty. */
    title: z.string(),
  }),
  subject: (data) => data.doctorId,
  personal: { file: '', fileName: ERASED, title: '' },
  // In version 1 a certificate had no kind and no title.
  upcasters: { 1: (old) => ({ ...old, kind: null, title: '' }) },
});

/** The first sign-in of a day. The streak counts consecutive days. */
export const PatientSignedIn = defineEvent({
  type: 'PatientSignedIn',
  schema: z.object({
    patientId: id,
    day,
    /** When the day ends in the zone in which it was counted. Earlier versions did not record it. */
    endsAt: moment.optional(),
    streak: z.number().int(),
    maxStreak: z.number().int(),
  }),
});

/** The activity suggested for a day. No longer recorded: it follows from what the patient told of their health. */
const ActivitySuggested = defineEvent({
  type: 'ActivitySuggested',
  schema: z.object({ patientId: id, day, activity: z.string() }),
});

/** A Google account can sign in to this account. `subject` is its id at Google. */
export const GoogleAccountLinked = defineEvent({
  type: 'GoogleAccountLinked',
  schema: z.object({ accountId: id, subject: z.string() }),
  subject: (data) => data.accountId,
  personal: { subject: '' },
});

export const AuditorAppointed = defineEvent({
  type: 'AuditorAppointed',
  schema: z.object({ auditorId: id, fullName: z.string(), email: z.string(), passwordHash: z.string() }),
  subject: (data) => data.auditorId,
  personal: { fullName: ERASED, email: ERASED, passwordHash: '' },
});

export const OperatorAppointed = defineEvent({
  type: 'OperatorAppointed',
  schema: z.object({ operatorId: id, fullName: z.string(), email: z.string(), passwordHash: z.string() }),
  subject: (data) => data.operatorId,
  personal: { fullName: ERASED, email: ERASED, passwordHash: '' },
});

/** Makes a username unique, ignoring case: the name of the stream is the username's HMAC. */
const UsernameReserved = defineEvent({
  type: 'UsernameReserved',
  version: 2,
  schema: z.object({
    patientId: id,
    reservationId: id,
    /** The reservation expires some time after this, unless an account was created under it. */
    reservedAt: moment,
  }),
  // In version 1 a reservation did not expire.
  upcasters: { 1: (old) => ({ ...old, reservationId: old['patientId'], reservedAt: '1970-01-01T00:00:00.000Z' }) },
});
/** No account can be created under this reservation any more: a delayed sign-up finds this event in its own stream. */
export const UsernameReservationAbandoned = defineEvent({
  type: 'UsernameReservationAbandoned',
  schema: z.object({ patientId: id, reservationId: id }),
});
const UsernameReleased = defineEvent({ type: 'UsernameReleased', schema: z.object({ patientId: id }) });

export const accountEvents = [
  PatientRegistered,
  DoctorRegistered,
  CertificateSubmitted,
  PatientSignedIn,
  ActivitySuggested,
  GoogleAccountLinked,
  AuditorAppointed,
  OperatorAppointed,
  UsernameReserved,
  UsernameReservationAbandoned,
  UsernameReleased,
  ...secondFactorEvents,
] as const;

/** The events in the stream of a patient's account. */
export type PatientAccountEvent =
  | CredentialEvent
  | EventOf<typeof UsernameReservationAbandoned | typeof PatientRegistered | typeof GoogleAccountLinked>;
/** The days on which a patient signed in, and the activities suggested on them, in a separate stream. */
export type SignInStreakEvent = EventOf<typeof PatientSignedIn>;
/** Identity and credentials of a doctor. The stream also holds events of other features. */
export type DoctorAccountEvent =
  CredentialEvent | EventOf<typeof DoctorRegistered | typeof CertificateSubmitted | typeof GoogleAccountLinked>;
/** The events in the stream of an auditor or operator. */
export type AppointedEvent = CredentialEvent | EventOf<typeof AuditorAppointed | typeof OperatorAppointed>;
export type UsernameEvent = EventOf<typeof UsernameReserved | typeof UsernameReleased>;
