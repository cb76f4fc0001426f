/** The states of a doctor's registration. Patients can find and book verified doctors only. */
export const registrationStates = ['awaiting', 'verified', 'rejected'] as const;
export type RegistrationState = (typeof registrationStates)[number];
/** Maximum characters of the reason for a rejection. */
export const MAX_REASON = 1000;
