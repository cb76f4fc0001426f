import type { AccountEmail } from './email.js';

export const passwordChangedEmail: AccountEmail = ({ name, link }) => ({
  subject: 'Your password was changed',
  name,
  says: ['The password of your account at Anamnesis was changed a moment ago. Other devices were signed out.'],
  link: { label: 'That was not me: set a new password', url: link },
  notes: ['Was it you? Then there is nothing to do.'],
});
