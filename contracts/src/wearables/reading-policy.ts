import { definePolicy, isError, type Rule } from '../language/policy.js';
import { PATIENT_NOT_FOUND } from '../records/errors.js';
import { type RecordFacts, type RecordGrant, treatingDoctor } from '../records/policy.js';
import { HEALTH_DAYS_NOT_SHARED } from './errors.js';

/** The facts for a doctor who reads the days of a patient's devices. */
export interface HealthDaysFacts extends RecordFacts {
  /** Whether the patient shares them now. */
  readonly isShared: boolean;
}

/** Whoever may not read the record is not told whether anything is shared. Emergency access is no ground. */
const treatingDoctorOfSharing: Rule<HealthDaysFacts, RecordGrant> = {
  when: 'with a current appointment with the patient, while the patient shares them',
  ask: (actor, facts) => {
    const answer = treatingDoctor.ask(actor, facts);
    return answer && !isError(answer) && !facts.isShared ? HEALTH_DAYS_NOT_SHARED : answer;
  },
};

/** Reading the days of a patient's devices: each reading is recorded. */
export const healthDaysActions = definePolicy<HealthDaysFacts, RecordGrant>()(
  { about: 'health days', otherwise: PATIENT_NOT_FOUND, recorded: true },
  { showHealthDays: { doctor: treatingDoctorOfSharing } },
);
