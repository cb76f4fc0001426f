import type { LetterPurpose } from '@anamnesis/contracts/accounts/letters';
import { confirmEmailLetter } from './confirm-email.js';
import { confirmNewEmailLetter } from './confirm-new-email.js';
import { emailChangeRevertedLetter } from './email-change-reverted.js';
import { emailChangedLetter } from './email-changed.js';
import type { AccountLetter } from './letter.js';
import { passwordChangedLetter } from './password-changed.js';
import { passwordWithdrawnLetter } from './password-withdrawn.js';
import { resetPasswordLetter } from './reset-password.js';

/** Every letter about an account, by what it is for. */
export const letters: Record<LetterPurpose, AccountLetter> = {
  'confirm-email': confirmEmailLetter,
  'reset-password': resetPasswordLetter,
  'password-changed': passwordChangedLetter,
  'password-withdrawn': passwordWithdrawnLetter,
  'confirm-new-email': confirmNewEmailLetter,
  'email-changed': emailChangedLetter,
  'email-change-reverted': emailChangeRevertedLetter,
};
