import type { ChronicIllness, FamilyIllness, Symptom } from './questionnaire.js';
import type { activities } from '../activities/constants.js';

export type ActivityTitle = (typeof activities)[number]['title'];

/** Why an activity is suggested. */
export const reasonCodes = [
  ...(['goal', 'interest', 'music', 'sitting'] as const),
  ...(['anxiety', 'headaches', 'joints', 'digestion'] as const),
  ...(['diabetes', 'bloodPressure', 'familyDiabetes', 'familyHeart', 'familyBloodPressure'] as const),
  ...(['muscles', 'easyOnJoints', 'carefulHeart', 'carefulBreath', 'carefulFever', 'turn'] as const),
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

interface Fit {
  readonly title: ActivityTitle;
  readonly code: ReasonCode;
}

/** Activities that an answer speaks against, and the reason for what remains. */
interface Caution {
  readonly avoid: readonly ActivityTitle[];
  readonly code: ReasonCode;
}

/** Interests by their names, in any case; `code` replaces goal or interest as the reason. */
export const interestFits: readonly { names: RegExp; titles: readonly ActivityTitle[]; code?: ReasonCode }[] = [
  { names: /^fitness$|\bsports?\b/i, titles: ['Morning Jog', 'Strength Training'] },
  { names: /\b(jog|run)/i, titles: ['Morning Jog'] },
  { names: /\b(walk|hik|trek)/i, titles: ['Evening Walk'] },
  { names: /\b(gym|strength|weights|muscle)/i, titles: ['Strength Training'] },
  { names: /^mental health$|\b(yoga|pilates|stretching|meditat)/i, titles: ['Yoga Session'] },
  { names: /^music$/i, titles: ['Evening Walk', 'Morning Jog'], code: 'music' },
  { names: /^(reading|coding)$/i, titles: ['Strength Training', 'Evening Walk'], code: 'sitting' },
];

export const symptomFits: Partial<Record<Symptom, Fit>> = {
  'Frequent Headaches / Migraines': { title: 'Yoga Session', code: 'headaches' },
  'Joint / Muscle Pain': { title: 'Yoga Session', code: 'joints' },
  'Anxiety / Depression': { title: 'Yoga Session', code: 'anxiety' },
  'Stomach Pain / Indigestion': { title: 'Evening Walk', code: 'digestion' },
};

export const illnessFits: Partial<Record<ChronicIllness, Fit>> = {
  Diabetes: { title: 'Evening Walk', code: 'diabetes' },
  Hypertension: { title: 'Evening Walk', code: 'bloodPressure' },
};

export const familyFits: Partial<Record<FamilyIllness, Fit>> = {
  Diabetes: { title: 'Evening Walk', code: 'familyDiabetes' },
  'Heart Disease': { title: 'Morning Jog', code: 'familyHeart' },
  Hypertension: { title: 'Evening Walk', code: 'familyBloodPressure' },
};

/** From an age on. */
export const ageFits: readonly (Fit & { from: number })[] = [
  { from: 50, title: 'Strength Training', code: 'muscles' },
  { from: 65, title: 'Evening Walk', code: 'easyOnJoints' },
];

const strenuous = ['Morning Jog', 'Strength Training'] as const;

export const symptomCautions: Partial<Record<Symptom, Caution>> = {
  'Chest Pain / Palpitations': { avoid: strenuous, code: 'carefulHeart' },
  'Breathing Issues / Asthma': { avoid: ['Morning Jog'], code: 'carefulBreath' },
  'Fever / Infections': { avoid: strenuous, code: 'carefulFever' },
  'Joint / Muscle Pain': { avoid: strenuous, code: 'joints' },
};

export const illnessCautions: Partial<Record<ChronicIllness, Caution>> = {
  Asthma: { avoid: ['Morning Jog'], code: 'carefulBreath' },
};

/** The age from which a jog is not suggested. */
export const NO_JOG_FROM = 65;
