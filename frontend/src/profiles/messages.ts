/** The texts of the questionnaire and of the doctor's profile. Those of the specification stand word for word. */
export const questionnaireMessages = {
  title: 'Health questionnaire',
  note: 'A few ticks tell which kinds of doctors could help you. Your answers stay on this page; nothing is sent.',
  symptoms: 'Symptoms',
  chronicIllnesses: 'Chronic illnesses',
  familyHistory: 'Family history',
  familyHint: 'What your parents, brothers and sisters have or had.',
  allergies: 'Allergies',
  medications: 'Medications',
  hospitalized: 'Have you been hospitalized?',
  notAnswered: 'No answer',
  yes: 'Yes',
  no: 'No',
  save: 'Save',
  recommended: 'Recommended Doctors',
  recommendedNote: 'From what you ticked. A doctor of another kind may still be right for you.',
  noneNote: 'Nothing you ticked calls for a specialist. A General Physician is a good first person to ask.',
  find: (specialization: string) => `Find: ${specialization}`,
  change: 'Change answers',
  continue: 'Continue',
  urgentTitle: 'Is it happening right now?',
  urgentText:
    'Then call 112, or your local emergency number, before anything else.',
} as const;

export const profileMessages = {
  title: 'Doctor Dashboard',
  about: 'About Me',
  education: 'Education',
  specializations: 'Specializations',
  experience: 'Experience',
  contact: 'Contact Information',
  certifications: 'Certifications',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  none: 'Nothing here yet.',
  years: (years: string) =>
    /^\d+$/.test(years) ? `${years} ${years === '1' ? 'year' : 'years'} of experience` : `${years} of experience`,
  sampleTitle: 'A sample profile',
  sampleText:
    'Your own profile could not be loaded, so this one shows what a profile looks like. Yours is safe; please try again.',
  sampleLine: 'Senior Cardiologist at Central Hospital',
  sampleSpan: '2015-Present',
  tryAgain: 'Try Again',
  loading: 'Loading your profile',
} as const;
