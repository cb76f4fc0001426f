import type { AccountEmail } from './email.js';

export const passwordWithdrawnEmail: AccountEmail = ({ name, link }) => ({
  subject: 'Your account is yours: an earlier password no longer works',
  name,
  says: [
    'You signed in with Google, which shows that this e-mail address is yours.',
    'A password had been set for the account before anybody had confirmed the address. Since it may be somebody else’s, it opens nothing any more, and every other device was signed out.',
  ],
  link: { label: 'Set a password of your own', url: link },
  notes: ['You go on signing in with Google. A password is only needed if you would like to have one.'],
});
