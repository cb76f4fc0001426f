import type { FaceSheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import type { FaceSheetTexts } from './face-sheet-messages';

/** "Female, 37", or the one of them that is known. */
export function patientFacts(m: FaceSheetTexts, { gender, age }: Pick<FaceSheet, 'gender' | 'age'>): string {
  const name = gender && m.genders[gender];
  if (name && age !== null) return m.genderAndAge({ gender: name, age });
  return name ?? String(age ?? '');
}
