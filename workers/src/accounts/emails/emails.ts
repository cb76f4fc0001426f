import type { LetterPurpose } from '@anamnesis/contracts/accounts/letters';
import { confirmAddressEmail } from './confirm-email.js';
import { confirmNewAddressEmail } from './confirm-new-email.js';
import { addressRevertedEmail } from './email-change-reverted.js';
import { addressChangedEmail } from './email-changed.js';
import type { AccountEmail } from './email.js';
import { passwordChangedEmail } from './password-changed.js';
import { passwordWithdrawnEmail } from './password-withdrawn.js';
import { resetPasswordEmail } from './reset-password.js';

/** Every email about an account, by purpose. */
export const emails: Record<LetterPurpose, AccountEmail> = {
  'confirm-email': confirmAddressEmail,
  'reset-password': resetPasswordEmail,
  'password-changed': passwordChangedEmail,
  'password-withdrawn': passwordWithdrawnEmail,
  'confirm-new-email': confirmNewAddressEmail,
  'email-changed': addressChangedEmail,
  'email-change-reverted': addressRevertedEmail,
};
