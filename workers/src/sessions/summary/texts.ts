/** The texts of the medical summary. */
export const texts = {
  title: 'Medical summary',
  patientAnswers: 'Health questionnaire',
  notAnswered: 'The health questionnaire has not been answered yet.',
  allergies: 'Allergies',
  medications: 'Medications',
  symptoms: 'Symptoms',
  chronicIllnesses: 'Chronic illnesses',
  familyHistory: 'Family history',
  hospitalized: 'Hospital stays',
  none: 'None given',
  consultations: 'Consultations',
  noConsultations: 'No consultation has been completed yet.',
  noNotes: 'No notes were written.',
  byPatient: 'Noted by the patient.',
  reports: 'Uploaded reports',
  noReports: 'No reports have been uploaded yet.',
  ageUnknown: 'age unknown',
  genderUnknown: 'gender unknown',
} as const;

export const preparedFor = (doctor: string, when: string) =>
  `Prepared on ${when} for ${doctor}, at the patient’s request.`;
export const yearsOld = (age: number) => `${age} years`;
export const answeredOn = (date: string) => `Answered on ${date}.`;
