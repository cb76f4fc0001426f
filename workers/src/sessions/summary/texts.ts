/** The texts of the medical summary. */
export const texts = {
  title: 'Medical summary',
  patientAnswers: 'What the patient has told',
  notAnswered: 'The health questionnaire has not been answered yet.',
  allergies: 'Allergies',
  medications: 'Medications',
  symptoms: 'Symptoms',
  chronicIllnesses: 'Chronic illnesses',
  familyHistory: 'In the family',
  hospitalized: 'Been in hospital',
  none: 'None named',
  consultations: 'Consultations',
  noConsultations: 'No consultation has been completed yet.',
  noNotes: 'No notes were written.',
  byPatient: 'Noted by the patient.',
  reports: 'Uploaded reports',
  noReports: 'No reports have been uploaded yet.',
  ageUnknown: 'age not patientAnswers',
  genderUnknown: 'gender not patientAnswers',
  source: 'Made of what the patient has patientAnswers and what doctors have noted in Anamnesis.',
} as const;

export const preparedFor = (doctorName: string, when: string) =>
  `Prepared on ${when} for Dr. ${doctorName}, at the patient’s request.`;
export const yearsOld = (age: number) => `${age} years`;
export const answeredOn = (date: string) => `Answered on ${date}.`;
