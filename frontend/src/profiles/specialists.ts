import type { ChronicIllness, FamilyIllness, Symptom } from '@anamnesis/contracts/profiles/questionnaire';

const specialistFor: Readonly<Record<Symptom | ChronicIllness | FamilyIllness, string>> = {
  'Frequent Headaches / Migraines': 'Neurologist',
  'Joint / Muscle Pain': 'Orthopedic / Physiotherapist',
  'Anxiety / Depression': 'Psychiatrist / Psychologist',
  'Chest Pain / Palpitations': 'Cardiologist',
  'Breathing Issues / Asthma': 'Pulmonologist',
  'Skin Rashes / Itching': 'Dermatologist',
  'Stomach Pain / Indigestion': 'Gastroenterologist',
  'Fever / Infections': 'General Physician',
  Diabetes: 'Endocrinologist',
  Hypertension: 'Cardiologist',
  'Thyroid Disorder': 'Endocrinologist',
  Asthma: 'Pulmonologist',
  'Heart Disease': 'Cardiologist',
  Cancer: 'Oncologist',
  'Mental Illness': 'Psychiatrist',
};

export interface Answers {
  symptoms: readonly Symptom[];
  chronicIllnesses: readonly ChronicIllness[];
  familyHistory: readonly FamilyIllness[];
}

/** The kinds of doctors for the checked conditions: symptoms first, then illnesses, then the family's. Each kind once. */
export function recommendedDoctors(answers: Answers): string[] {
  const ticked = [...answers.symptoms, ...answers.chronicIllnesses, ...answers.familyHistory];
  return [...new Set(ticked.map((each) => specialistFor[each]))];
}

/** The specializations a recommendation names: "Orthopedic / Physiotherapist" names two. */
export const specializationsIn = (recommendation: string): string[] => recommendation.split(' / ');

/** Find Your Doctor, filtered by one specialization. */
export const findDoctorsOf = (specialization: string): string =>
  `/user-tele?${new URLSearchParams({ tab: 'doctors', specialization })}`;
