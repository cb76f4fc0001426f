import { OBJECTION_HOURS } from '@anamnesis/contracts/accounts/letters';
import type { AccountEmail } from './email.js';

export const addressChangedEmail: AccountEmail = ({ name, link }) => ({
  subject: 'Your e-mail address was changed',
  name,
  says: [
    'Your account at Anamnesis has another e-mail address now. You sign in with that one, and we write to this one no longer.',
    `Was it not you? Then open the link within ${OBJECTION_HOURS} hours: the account gets this address back, everybody is signed out, and its password is void until you set a new one.`,
  ],
  link: { label: 'That was not me: give this address back', url: link },
  notes: ['Was it you? Then there is nothing to do.'],
});
