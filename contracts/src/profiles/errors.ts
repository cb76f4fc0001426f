import { defineError } from '../language/refusal.js';

export const EMAIL_FIXED = defineError(
  'EMAIL_FIXED',
  422,
  'The email that you sign in with can only be changed on the account page. Nothing was changed; please save with your current email.',
);
export const PICTURE_NOT_FOUND = defineError('PICTURE_NOT_FOUND', 404, 'There is no such picture.');
