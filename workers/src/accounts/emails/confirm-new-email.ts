import { CONFIRM_LINK_HOURS } from '@anamnesis/contracts/accounts/letters';
import type { AccountEmail } from './email.js';

export const confirmNewAddressEmail: AccountEmail = ({ name, link }) => ({
  subject: 'Please confirm your new e-mail address',
  name,
  says: [
    'This address is to be the one of your account at Anamnesis. Please confirm that it is yours: from then on you sign in with it.',
    `The link is good for ${CONFIRM_LINK_HOURS} hours. Until you open it, nothing changes.`,
  ],
  link: { label: 'Use this address', url: link },
  notes: ['Was it not you? Then please leave the link alone, and nothing happens.'],
});
