/** The texts of the session, the feedback and what follows. Those of the specification stand word for word. */
export const messages = {
  endSession: 'End Session',
  ending: 'Ending…',
  waiting: 'Waiting',
  joinFailed: 'Failed to join session. Please try again.',
  endFailed: 'Failed to end session. Please try again.',
  noneActive: 'No active session to end',
  nothingLost: 'Your appointment is kept as it is.',
  rightPlace: 'You are in the right place.',
  connectsByItself: 'This page connects by itself.',
  waitOrReturn:
    'You can wait here: this page connects by itself. Or leave with End Session, which keeps your appointment, and come back at that time.',
  connected: 'Connection is good',
  connecting: 'Connecting…',

  feedbackTitle: 'How was your session?',
  feedbackLabel: 'Your feedback',
  feedbackPlaceholder: 'What went well, what could be better?',
  ratingLabel: 'Rating',
  submit: 'Submit',
  submitting: 'Submitting…',
  skip: 'Skip',
  feedbackNeeded: 'Please provide some feedback',
  feedbackFailed: 'Failed to submit feedback. Please try again.',
  feedbackKept: 'What you wrote is still here.',
  thanks: 'Thank you for your feedback!',
  thanksHint: 'It helps other patients to choose.',

  recommendations: 'Doctors you may want to see next',
  recommendationsHint: 'Of the same specialization, by their rating and by how they fit.',
  noRecommendations: 'No other doctor of this specialization is listed yet.',
  loadingRecommendations: 'Loading recommendations',
  bookAppointment: 'Book Appointment',
  viewAll: 'View All Appointments',
} as const;

export const sessionWithDoctor = (fullName: string) => `Session with Dr. ${fullName}`;
export const sessionWithPatient = (fullName: string) => `Session with Patient ${fullName}`;
export const starWords = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;
/** "Dr. Kavita Rao will be with you shortly" */
export const willBeWithYou = (name: string) => `${name} will be with you shortly`;
/** "The session begins on Fri, Dec 4, 4:00 PM IST" */
export const beginsOn = (when: string) => `The session begins on ${when}`;
/** "in 11 days, 2:05:09" */
export const beginsIn = (countdown: string) => `in ${countdown}`;
export const maybeNotHere = (name: string) => `You are early: ${name} may not be here before then.`;
/** "Times are India Standard Time." */
export const timesAreIn = (zone: string) => `Times are ${zone}.`;
