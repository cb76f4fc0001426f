import { z } from 'zod';
import { integerInput } from '../language/numbers.js';
import { jsonText } from '../language/json-text.js';
import { secret } from '../language/secret.js';
import { line } from '../language/text.js';
import {
  CERTIFICATE_MAX_BYTES,
  MAX_CERTIFICATES,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PICTURE_EDGES,
  PICTURE_MAX_BYTES,
} from './constants.js';
import { MAX_CERTIFICATE_TITLE, certificateKinds } from './certificates.js';
import { withoutTitle } from './doctor-name.js';
import {
  AGE_INVALID,
  CERTIFICATES_UNREADABLE,
  EMAIL_INVALID,
  MOBILE_NUMBER_INVALID,
  NAME_MISSING,
  PASSWORD_MISSING,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
} from './field-problems.js';

/** Surrounding blanks are removed. */
export const email = z.string().trim().max(254).check(z.email(EMAIL_INVALID.code));
/** The number of an account's email change; absent where none is concerned. */
export const emailChangeNumber = z.int().min(1).optional();
export const newPassword = secret(
  z.string().min(PASSWORD_MIN, PASSWORD_TOO_SHORT.code).max(PASSWORD_MAX, PASSWORD_TOO_LONG.code),
);
/** A password typed at sign-in. The limits are wider than for new ones, so that older passwords are accepted. */
export const password = secret(z.string().min(1, PASSWORD_MISSING.code).max(1024));

export const fullName = line(120).min(1, NAME_MISSING.code);
/** A doctor's name without the title, which every screen adds. */
export const doctorName = line(120).overwrite(withoutTitle).min(1, NAME_MISSING.code);
/** Years. */
export const age = integerInput(0, 130, AGE_INVALID.code);
export const mobileNumber = z
  .string()
  .trim()
  .regex(/^\d{6,10}$/, MOBILE_NUMBER_INVALID.code);
export const picture = { types: ['image'], most: 1, maxBytes: PICTURE_MAX_BYTES, edges: PICTURE_EDGES } as const;
export const certificateFiles = {
  types: ['image', 'pdf'],
  most: MAX_CERTIFICATES,
  maxBytes: CERTIFICATE_MAX_BYTES,
} as const;
/** JSON list that describes each certificate, in the order of the files. Missing entries leave the certificate unnamed. */
export const certificateDetails = jsonText(
  z
    .array(z.object({ kind: z.enum(certificateKinds).nullable(), title: line(MAX_CERTIFICATE_TITLE).default('') }))
    .max(MAX_CERTIFICATES),
  CERTIFICATES_UNREADABLE.code,
).optional();
