/** The options of the health questionnaire. */
export const symptoms = [
  'Frequent Headaches / Migraines',
  'Joint / Muscle Pain',
  'Anxiety / Depression',
  'Chest Pain / Palpitations',
  'Breathing Issues / Asthma',
  'Skin Rashes / Itching',
  'Stomach Pain / Indigestion',
  'Fever / Infections',
] as const;
export const chronicIllnesses = ['Diabetes', 'Hypertension', 'Thyroid Disorder', 'Asthma'] as const;
export const familyHistory = ['Heart Disease', 'Cancer', 'Diabetes', 'Hypertension', 'Mental Illness'] as const;
/** Whether the patient has been hospitalized; empty means no answer. */
export const hospitalizedAnswers = ['', 'Yes', 'No'] as const;

export type Symptom = (typeof symptoms)[number];
export type ChronicIllness = (typeof chronicIllnesses)[number];
export type FamilyIllness = (typeof familyHistory)[number];
