import { z } from 'zod';
import { wholeNumber } from '../language/numbers.js';
import { jsonText } from '../language/json-text.js';
import { secret } from '../language/secret.js';
import { line } from '../language/text.js';
import {
  CERTIFICATE_MAX_BYTES,
  CERTIFICATES_MOST,
  MOBILE_NUMBER_LENGTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PICTURE_EDGES,
  PICTURE_MAX_BYTES,
} from './constants.js';
import { CERTIFICATE_TITLE_MOST, certificateKinds } from './certificates.js';
import { withoutTitle } from './doctor-name.js';

/** Surrounding blanks are removed. */
export const email = z.string().trim().max(254).check(z.email('Please give a valid e-mail address.'));
/** The number of an account's email change; absent where none is concerned. */
export const emailChangeNumber = z.int().min(1).optional();
export const newPassword = secret(
  z
    .string()
    .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`)
    .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`),
);
/** A password typed at sign-in. The limits are wider than for new ones, so that older passwords are accepted. */
export const password = secret(z.string().min(1, 'Please fill in all fields').max(1024));

const NAME_MISSING = 'Please tell us your full name.';
export const fullName = line(120).min(1, NAME_MISSING);
/** A doctor's name without the title, which every screen adds. */
export const doctorName = line(120).overwrite(withoutTitle).min(1, NAME_MISSING);
/** Years. */
export const age = wholeNumber(0, 130, 'Please give your age as a number.');
export const mobileNumber = z
  .string()
  .trim()
  .regex(/^\d{6,10}$/, `Please give a phone number of 6 to ${MOBILE_NUMBER_LENGTH} digits.`);
export const picture = { types: ['image'], most: 1, maxBytes: PICTURE_MAX_BYTES, edges: PICTURE_EDGES } as const;
export const certificateFiles = {
  types: ['image', 'pdf'],
  most: CERTIFICATES_MOST,
  maxBytes: CERTIFICATE_MAX_BYTES,
} as const;
/** JSON list that describes each certificate, in the order of the files. Missing entries leave the certificate unnamed. */
export const certificateDetails = jsonText(
  z
    .array(z.object({ kind: z.enum(certificateKinds).nullable(), title: line(CERTIFICATE_TITLE_MOST).default('') }))
    .max(CERTIFICATES_MOST),
  'Please say what each certificate is.',
).optional();
