/** The texts that doctors read while patients cannot find them. */
export default {
  awaitingTitle: 'Your registration is being checked',
  awaitingText:
    'A person looks at your certificates before patients can find and book you. You can fill in your profile meanwhile.',
  rejectedTitle: 'Your registration was not verified',
  rejectedText:
    'Patients cannot find or book you now; existing appointments are kept. Please send further certificates, and we check again.',
  reason: 'The reason:',
  add: 'Add certificates',
  see: 'See your registration',
  certificates: 'Further certificates',
  certificatesHint: 'Images or PDF, up to 10 MB each. Drop them here too.',
  chooseOne: 'Please choose at least one certificate.',
  sayWhatEachIs: 'Please say what each certificate is.',
  send: 'Send certificates',
  sending: 'Sending...',
  sent: 'Your certificates have arrived.',
  sentText: 'We look at them and tell you here.',
  notSent: 'The certificates could not be sent.',
} as const;
