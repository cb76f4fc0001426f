/** The email that confirms a request for erasure. */
export default {
  subject: 'Your account will be erased',
  requested:
    'You asked us to erase your account and your health record. This will happen on {when}, and cannot be undone.',
  withdraw: 'Until then you can sign in as before and withdraw the request on your account page.',
  page: 'Open my account',
  unexpected: 'Was it not you? Then withdraw the request now, and change your password.',
} as const;
