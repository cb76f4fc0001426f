import type { AccountEmail } from './email.js';

export const addressRevertedEmail: AccountEmail = ({ name, link }) => ({
  subject: 'Your e-mail address is back',
  name,
  says: [
    'Your account at Anamnesis has this e-mail address again. Everybody was signed out, and the password is void: please set a new one.',
  ],
  link: { label: 'Set a new password', url: link },
  notes: ['If you use a second factor, it is as it was.'],
});
