import type { FaceSheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import type { QuestionnaireAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';

/** Answers to the questionnaire, for tests. */
export const theirAnswers: QuestionnaireAnswers = {
  ...{ symptoms: ['Joint / Muscle Pain'], chronicIllnesses: [], familyHistory: ['Heart Disease'] },
  ...{ allergies: 'Penicillin: rash, 2011', medications: 'Atorvastatin 10 mg', hospitalized: 'No' },
  ...{ stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
};

/** A face sheet, for tests. */
export const aFaceSheet = (changes: Partial<FaceSheet> = {}): FaceSheet => ({
  ...{ patientId: '00000000-0000-4000-8000-000000000002', fullName: 'Meera Joshi', gender: 'Female', age: 37 },
  picture: null,
  told: { answers: theirAnswers, answeredAt: '2026-11-18T10:00:00.000Z' },
  ...changes,
});
