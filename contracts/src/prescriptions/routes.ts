import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { languageHeader } from '../language/language-header.js';
import { day, id } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { secret } from '../language/secret.js';
import { ENTRY_NOT_FOUND } from '../records/errors.js';
import { CODE_UNKNOWN, PRESCRIPTION_NOT_ISSUED, PRESCRIPTION_WITHDRAWN } from './errors.js';
import { prescriptionActions, prescriptionCheckActions } from './policy.js';

const common = { feature: 'prescriptions', owner: 'query-service', method: 'GET' } as const;
/** Enough for a pharmacy that checks by hand, too few to try codes. */
const CHECKS_PER_MINUTE = 20;

export const openPrescription = defineRoute({
  name: 'openPrescription',
  summary:
    "A doctor's prescription as a signed PDF, for those who may read the patient's prescriptions. A reading by another person is recorded before the reply.",
  ...common,
  path: '/api/prescriptions/:entryId/pdf',
  action: prescriptionActions.openPrescription,
  shows: ['records'],
  secondFactor: true,
  params: z.object({ entryId: id }),
  headers: languageHeader,
  errors: [
    NOT_SIGNED_IN,
    NOT_ALLOWED,
    INPUT_INVALID,
    ENTRY_NOT_FOUND,
    NOT_CAUGHT_UP,
    PRESCRIPTION_NOT_ISSUED,
    PRESCRIPTION_WITHDRAWN,
  ],
});

/** What the check of a code shows: less than the document does, and whether it can still be relied upon. */
const checkedPrescription = z.object({
  medication: z.string(),
  dosage: z.string(),
  duration: z.string(),
  date: day,
  doctorName: z.string(),
  /** "M. J." */
  patientInitials: z.string(),
  /** The day on which the doctor withdrew it; null if they have not. */
  withdrawnOn: day.nullable(),
  /** Whether the medicine was stopped. Neither when nor why: the document does not show it. */
  isStopped: z.boolean(),
  /** The last day by date and duration, if it has passed; null otherwise. */
  courseEndedOn: day.nullable(),
  /** Whether the doctor's registration is verified now. */
  isDoctorVerified: z.boolean(),
});
export type CheckedPrescription = z.infer<typeof checkedPrescription>;

export const checkPrescription = defineRoute({
  name: 'checkPrescription',
  summary:
    'What a verification code stands for: a part of what its document shows, and whether it was withdrawn, was stopped, is over, or its doctor is no longer verified.',
  ...common,
  // The code is in no address: logs and histories keep those.
  method: 'POST',
  path: '/api/prescription-codes/check',
  action: prescriptionCheckActions.checkPrescription,
  untagged: 'Checked once, on request.',
  body: z.object({ code: secret(z.string().max(60)) }),
  reply: z.object({ prescription: checkedPrescription }),
  errors: [INPUT_INVALID, CODE_UNKNOWN],
  attemptsPerMinute: CHECKS_PER_MINUTE,
});

/** What a signature says of a file: unchanged, changed after it was signed, or not signed by this product. */
const signatureVerdicts = ['unchanged', 'changed', 'notOurs'] as const;
export type SignatureVerdict = (typeof signatureVerdicts)[number];

export const checkSignature = defineRoute({
  name: 'checkSignature',
  summary: 'Whether a signature is one of this product, of content with this digest. The file itself is not sent.',
  ...common,
  path: '/api/prescription-signatures',
  action: prescriptionCheckActions.checkSignature,
  untagged: 'Checked once, on request.',
  query: z.object({
    /** SHA-256 of the signed bytes, in hexadecimal. */
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    /** The CMS signature of the file, in base64url. */
    signature: z
      .string()
      .max(4_000)
      .regex(/^[\w-]+$/),
  }),
  reply: z.object({ verdict: z.enum(signatureVerdicts) }),
  errors: [INPUT_INVALID],
  attemptsPerMinute: CHECKS_PER_MINUTE,
});

export const prescriptionRoutes = [openPrescription, checkPrescription, checkSignature] as const;
