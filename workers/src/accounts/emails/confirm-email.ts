import { CONFIRM_LINK_HOURS } from '@anamnesis/contracts/accounts/letters';
import type { AccountEmail } from './email.js';

export const confirmAddressEmail: AccountEmail = ({ name, link }) => ({
  subject: 'Please confirm your e-mail address',
  name,
  says: [
    'An account at Anamnesis was opened with this e-mail address. Please confirm that the address is yours.',
    `The link is good for ${CONFIRM_LINK_HOURS} hours.`,
  ],
  link: { label: 'Confirm my address', url: link },
  notes: [
    'Was it not you? Then please leave the link alone. Nothing else is written to an address that is not confirmed, and with “Forgot your password?” on the sign-in page you can make the account yours.',
  ],
});
