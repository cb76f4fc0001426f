import { DEFAULT_CONSULTATION_TYPE } from '@anamnesis/contracts/doctors/constants';

/** "Follow-up Consultation". The word is said once, also where the type brings it along. */
export function consultationTitle(type?: string | null): string {
  const name = type?.trim() || DEFAULT_CONSULTATION_TYPE;
  return /\bconsultation$/i.test(name) ? name : `${name} Consultation`;
}
