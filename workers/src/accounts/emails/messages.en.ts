/** The emails about an account, by purpose: subject, paragraphs, the link's label, and notes below the link. */
export default {
  'confirm-email': {
    subject: 'Please confirm your email address',
    says: [
      'An account at Anamnesis was opened with this email address. Please confirm that the address is yours.',
      'The link is valid for {confirmHours, plural, one {# hour} other {# hours}}.',
    ],
    link: 'Confirm my address',
    notes: [
      'Was it not you? Then please leave the link alone. We send nothing else to an address that is not confirmed, and with “Forgot your password?” on the sign-in page you can make the account yours.',
    ],
  },
  'reset-password': {
    subject: 'Set a new password',
    says: [
      'Somebody, most likely you, asked for a new password for your account at Anamnesis.',
      'The link works once, within {resetMinutes, plural, one {# minute} other {# minutes}}. With the new password you sign in again on every device.',
    ],
    link: 'Set a new password',
    notes: ['Was it not you? Then there is nothing to do: your password stays as it is.'],
  },
  'password-changed': {
    subject: 'Your password was changed',
    says: ['The password of your account at Anamnesis was changed a moment ago. Other devices were signed out.'],
    link: 'That was not me: set a new password',
    notes: ['Was it you? Then there is nothing to do.'],
  },
  'password-withdrawn': {
    subject: 'Your account is yours: an earlier password no longer works',
    says: [
      'You signed in with Google, which shows that this email address is yours.',
      'A password had been set for the account before anybody had confirmed the address. Since it may be somebody else’s, it no longer works, and every other device was signed out.',
    ],
    link: 'Set a password of your own',
    notes: ['You go on signing in with Google. A password is only needed if you would like to have one.'],
  },
  'confirm-new-email': {
    subject: 'Please confirm your new email address',
    says: [
      'You asked to use this address for your account at Anamnesis. Please confirm that it is yours: from then on you sign in with it.',
      'The link is valid for {confirmHours, plural, one {# hour} other {# hours}}. Until you open it, nothing changes.',
    ],
    link: 'Use this address',
    notes: ['Was it not you? Then please leave the link alone, and nothing happens.'],
  },
  'email-changed': {
    subject: 'Your email address was changed',
    says: [
      'Your account at Anamnesis has a new email address. You sign in with the new one, and we no longer write to this one.',
      'Was it not you? Then open the link within {objectionHours, plural, one {# hour} other {# hours}}: the account gets this address back, everybody is signed out, and its password is void until you set a new one.',
    ],
    link: 'That was not me: give this address back',
    notes: ['Was it you? Then there is nothing to do.'],
  },
  'email-change-reverted': {
    subject: 'Your email address is back',
    says: [
      'Your account at Anamnesis has this email address again. Everybody was signed out, and the password is void: please set a new one.',
    ],
    link: 'Set a new password',
    notes: ['If you use a second factor, it is as it was.'],
  },
  'sign-up-attempted': {
    subject: 'Somebody wanted to sign up with your email address',
    says: [
      'Somebody, perhaps you, wanted to open an account at Anamnesis with this email address, which has one already. No account was opened, and nothing of yours was shown or changed.',
      'Was it you? Then please sign in instead. If you no longer know the password, set a new one.',
    ],
    link: 'Set a new password',
    notes: ['Was it not you? Then there is nothing to do: your password stays as it is.'],
  },
  'new-email-in-use': {
    subject: 'This email address has an account already',
    says: [
      'Somebody, perhaps you, asked to use this address for another account at Anamnesis. It has an account already, so the other one keeps its address, and nothing of yours was shown or changed.',
      'Was it you? Then please sign in with this address, or choose another one for the other account. If you no longer know the password, set a new one.',
    ],
    link: 'Set a new password',
    notes: ['Was it not you? Then there is nothing to do: your password stays as it is.'],
  },
} as const;
