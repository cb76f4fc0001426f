/** The texts of a patient's health answers for the doctor. */
export default {
  title: 'Patient at a glance',
  loading: 'Loading what your patient told',
  failed: 'What your patient told could not be loaded.',
  failedHint: 'Please ask about allergies before you prescribe.',
  nothingTold: 'Nothing told yet: the health questionnaire is not answered. Please ask about allergies.',
  allergies: 'Allergies',
  noAllergies: 'No allergies told.',
  medications: 'Taking now',
  chronicIllnesses: 'Chronic illnesses',
  symptoms: 'Symptoms',
  familyHistory: 'In the family',
  none: 'None told',
  genderAndAge: '{gender}, {age}',
  toldOn: 'Told by the patient on {day}',
  seen: '{firstName} sees that you opened this.',
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
} as const;
