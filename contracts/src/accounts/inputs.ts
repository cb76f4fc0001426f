import { z } from 'zod';
import { secret } from '../language/secret.js';
import { PASSWORD_MAX, PASSWORD_MIN } from './constants.js';

/** Blanks around an address are no part of it. */
export const email = z.string().trim().max(254).check(z.email('Please give a valid e-mail address.'));
export const newPassword = secret(
  z
    .string()
    .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`)
    .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`),
);
/** A password as typed at sign-in: whatever was once accepted. */
export const password = secret(z.string().min(1, 'Please fill in all fields').max(1024));
