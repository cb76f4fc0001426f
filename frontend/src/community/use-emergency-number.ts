import { emergencyNumberOf } from '@anamnesis/contracts/assistant/emergency-numbers';
import { useClinicIfKnown } from '../time/use-clinic';

/** The number for every emergency in the clinic's country; while that is not known, the one that holds in most countries. */
export const useEmergencyNumber = (): string => emergencyNumberOf(useClinicIfKnown()?.country ?? null);
