import { z } from 'zod';
import { certificateKinds } from '../accounts/certificates.js';
import { certificateDetails, certificateFiles } from '../accounts/inputs.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN, TOO_MANY_TRIES } from '../language/errors.js';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED, TOO_MANY_FILES } from '../language/file-errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { listQuery } from '../language/list.js';
import { integerInput } from '../language/numbers.js';
import { doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { MAX_REASON, registrationStates } from './constants.js';
import { CERTIFICATE_NOT_FOUND, REGISTRATION_CHANGED, REGISTRATION_NOT_FOUND } from './errors.js';
import { certificateActions, registrationActions } from './policy.js';

const feature = 'registrations';
const state = z.enum(registrationStates);

/** A registration as a row of a list. */
const registrationRow = z.object({
  id,
  fullName: z.string(),
  specializations: z.array(z.string()),
  state,
  /** Time of the last change of state. */
  since: moment,
  registeredAt: moment,
  certificateCount: z.number().int(),
});
export type RegistrationRow = z.infer<typeof registrationRow>;

const registrationDecision = z.object({
  decision: z.enum(['verified', 'rejected']),
  /** The reason shown to the doctor; null for a verification. */
  reason: z.string().nullable(),
  /** The operator's name. */
  by: z.string(),
  at: moment,
});

/** A registration with all data needed to decide on it. */
const registration = registrationRow.extend({
  email: z.string(),
  phone: z.string(),
  /** Years of experience, as given at sign-up. */
  yearExp: z.number().int(),
  /** Path of the picture; null without one. */
  picture: z.string().nullable(),
  /** The number of certificates and decisions. A decision refers to the version it is based on. */
  version: z.number().int(),
  /** Numbered from 1; each is served at `/api/certificates/<id>/<number>`. */
  certificates: z.array(
    z.object({
      number: z.number().int(),
      /** Null if not given. */
      kind: z.enum(certificateKinds).nullable(),
      /** In the doctor's words; may be empty. */
      title: z.string(),
      fileName: z.string(),
      mediaType: z.string(),
      submittedAt: moment,
    }),
  ),
  /** Latest last. */
  decisions: z.array(registrationDecision),
});
export type Registration = z.infer<typeof registration>;

export const listRegistrations = defineRoute({
  name: 'listRegistrations',
  summary: "Doctors' registrations, as a list of the operator's screens. Filtered by state and by a part of the name.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/registrations',
  action: registrationActions.listRegistrations,
  shows: ['registrations'],
  query: listQuery,
  reply: z.array(registrationRow),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const showRegistration = defineRoute({
  name: 'showRegistration',
  summary: "One doctor's registration, with certificates and decisions.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/registrations/:id',
  action: registrationActions.showRegistration,
  shows: ['registrations'],
  params: z.object({ id }),
  reply: registration,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, REGISTRATION_NOT_FOUND, NOT_CAUGHT_UP],
});

/** The version of the registration that was shown to the operator. */
const seen = z.int32().min(0);
const deciding = {
  feature,
  owner: 'command-service',
  method: 'POST',
  action: registrationActions.decideRegistration,
  changes: ['registrations', 'doctors'],
  params: z.object({ id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, REGISTRATION_NOT_FOUND, REGISTRATION_CHANGED],
} as const;

export const verifyDoctor = defineRoute({
  ...deciding,
  name: 'verifyDoctor',
  summary: 'Verifies a registration: patients can find and book the doctor. A repetition has no effect.',
  path: '/api/admin/registrations/:id/verify',
  body: z.object({ seen }),
});

export const rejectDoctor = defineRoute({
  ...deciding,
  name: 'rejectDoctor',
  summary: 'Rejects a registration, or withdraws its verification, with a reason that is shown to the doctor.',
  path: '/api/admin/registrations/:id/reject',
  body: z.object({ seen, reason: z.string().trim().min(1, REASON_MISSING.code).max(MAX_REASON) }),
});

export const submitCertificates = defineRoute({
  name: 'submitCertificates',
  summary:
    "Adds certificates to the signed-in doctor's registration. A rejected registration awaits verification again.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/certificates',
  action: registrationActions.submitCertificates,
  changes: ['registrations'],
  body: z.object({ certificateDetails }),
  files: { certificateImage: certificateFiles },
  reply: doneReply,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, REGISTRATION_NOT_FOUND] as const),
    ...([FILE_TYPE_REFUSED, FILE_TOO_LARGE, TOO_MANY_FILES, TOO_MANY_TRIES] as const),
  ],
  attemptsPerMinute: 6,
});

export const showCertificate = defineRoute({
  name: 'showCertificate',
  summary: 'A certificate, for operators and for the doctor who submitted it.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/certificates/:doctorId/:number',
  action: certificateActions.showCertificate,
  untagged: 'A submitted certificate never changes.',
  params: z.object({ doctorId: id, number: integerInput(1, 100_000) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, CERTIFICATE_NOT_FOUND, NOT_CAUGHT_UP],
});

export const registrationRoutes = [
  listRegistrations,
  showRegistration,
  verifyDoctor,
  rejectDoctor,
  submitCertificates,
  showCertificate,
] as const;
