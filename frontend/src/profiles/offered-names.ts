import { genders } from '@anamnesis/contracts/accounts/constants';
import { interestChoices } from '@anamnesis/contracts/profiles/constants';
import type { PatientProfileTexts } from './patient-profile-messages';

/** The name of an interest: translated if it is one of the offered ones, otherwise as the patient typed it. */
export function interestName(m: PatientProfileTexts, interest: string): string {
  const offered = interestChoices.find((each) => each === interest);
  return offered ? m.interestNames[offered] : interest;
}

/** The name of a stored gender. */
export function genderName(m: PatientProfileTexts, gender: string): string {
  const offered = genders.find((each) => each === gender);
  return offered ? m.genders[offered] : gender;
}
