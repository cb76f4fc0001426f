/** The help page. */
export default {
  title: 'Help and support',
  note: 'Common problems, and where to turn with others.',
  chapters: [
    {
      title: 'It is an emergency',
      text: ['Call 112 or your local emergency number. Nobody watches this site around the clock.'],
    },
    {
      title: 'I cannot sign in',
      text: [
        'Check the email for a missing letter, and show the password with the eye beside it. Patients sign in with email and password, doctors with their phone number too.',
        'After several failed attempts in a short time the sign-in pauses for a minute. Wait, then try again; nothing is locked for good.',
      ],
    },
    {
      title: 'I cannot sign up',
      text: [
        'An email can have one patient account and a username one owner. If yours is taken, you may have signed up before: try to sign in.',
        'Pictures may be up to 5 MB, certificates up to 10 MB each, as images or PDF.',
      ],
    },
    {
      title: 'The session shows no picture or sound',
      text: [
        'Let the browser use camera and microphone when it asks, close other programs that use them, and load the page again. You can rejoin as long as the session is active.',
      ],
    },
  ],
  contact: 'Contact support',
  write: 'Write to {address}. A person answers.',
  turnToReception:
    'Turn to the reception of the clinic that gave you this address. They can see whether an account exists, and never your password.',
} as const;
