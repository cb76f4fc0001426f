import { RESET_LINK_MINUTES } from '@anamnesis/contracts/accounts/letters';
import type { AccountEmail } from './email.js';

export const resetPasswordEmail: AccountEmail = ({ name, link }) => ({
  subject: 'Set a new password',
  name,
  says: [
    'Somebody, most likely you, asked for a new password for your account at Anamnesis.',
    `The link works once, within ${RESET_LINK_MINUTES} minutes. With the new password you sign in again on every device.`,
  ],
  link: { label: 'Set a new password', url: link },
  notes: ['Was it not you? Then there is nothing to do: your password stays as it is.'],
});
