import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';

/** What react-admin calls registrations and their fields. */
export const registrationLabels = {
  name: 'Registration |||| Registrations',
  fields: {
    fullName: 'Doctor',
    specializations: 'Specializations',
    certificateCount: 'Certificates',
    state: 'State',
    since: 'Since',
    registeredAt: 'Signed up',
  },
} as const;

/** The texts of the operator's screens. */
export const messages = {
  title: 'Registrations',
  state: 'State',
  states: { awaiting: 'Awaiting', verified: 'Verified', rejected: 'Rejected' } satisfies Record<
    RegistrationState,
    string
  >,
  loading: 'Loading registrations',
  listFailed: 'The registrations could not be loaded.',
  nothingLost: 'Nothing was changed. Please try again.',
  search: 'Search by name',
  none: {
    all: 'Nobody is found',
    awaiting: 'Nobody is waiting',
    verified: 'Nobody is verified yet',
    rejected: 'Nobody is rejected',
  } satisfies Record<RegistrationState | 'all', string>,
  noneText: {
    all: 'No registration fits what was asked for.',
    awaiting: 'Every registration has been checked. New ones appear here by themselves.',
    verified: 'Doctors whose papers were found in order stand here.',
    rejected: 'Doctors whose papers were not in order stand here, until they send others.',
  } satisfies Record<RegistrationState | 'all', string>,
  back: 'All registrations',
  showFailed: 'This registration could not be loaded.',
  certificates: 'Certificates',
  noCertificates: 'No certificate was submitted.',
  open: 'Open',
  opening: 'Loading',
  openFailed: 'This file could not be loaded. Please load the page again.',
  about: 'What the doctor told',
  email: 'Email',
  phone: 'Phone',
  experience: 'Experience',
  specializations: 'Specializations',
  history: 'History',
  registered: 'Signed up',
  verify: 'Verify',
  reject: 'Reject',
  withdraw: 'Withdraw verification',
  reason: 'Reason',
  reasonHint: 'The doctor reads it. Say what is missing, and what to send.',
  sayWhy: 'Please say why.',
  keep: 'Not now',
  decideFailed: 'Nothing was decided',
} as const;

/** "3 certificates" */
export const certificateCount = (count: number) => `${count} ${count === 1 ? 'certificate' : 'certificates'}`;
export const submitted = (certificate: string) => `Submitted ${certificate}`;
/** "Verified by Devika Pillai" */
export const decidedBy = (decision: 'verified' | 'rejected', name: string) => `${messages.states[decision]} by ${name}`;
export const isVerified = (name: string) => `Dr. ${name} is verified. Patients can find them now.`;
export const isRejected = (name: string) => `Dr. ${name} was told why.`;

/** What doctors read while patients cannot find them. */
export const noticeMessages = {
  awaitingTitle: 'Your registration is being checked',
  awaitingText:
    'A person looks at your certificates before patients can find and book you. You can fill in your profile meanwhile.',
  rejectedTitle: 'Your registration was not verified',
  rejectedText:
    'Patients cannot find or book you now; appointments that stand are kept. Please send certificates that answer this, and we look again.',
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
