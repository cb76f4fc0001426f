/** The names of the symptoms and illnesses of the questionnaire, by their coded value. */
export default {
  'Frequent Headaches / Migraines': 'Frequent Headaches / Migraines',
  'Joint / Muscle Pain': 'Joint / Muscle Pain',
  'Anxiety / Depression': 'Anxiety / Depression',
  'Chest Pain / Palpitations': 'Chest Pain / Palpitations',
  'Breathing Issues / Asthma': 'Breathing Issues / Asthma',
  'Skin Rashes / Itching': 'Skin Rashes / Itching',
  'Stomach Pain / Indigestion': 'Stomach Pain / Indigestion',
  'Fever / Infections': 'Fever / Infections',
  Diabetes: 'Diabetes',
  Hypertension: 'Hypertension',
  'Thyroid Disorder': 'Thyroid Disorder',
  Asthma: 'Asthma',
  'Heart Disease': 'Heart Disease',
  Cancer: 'Cancer',
  'Mental Illness': 'Mental Illness',
} as const;
