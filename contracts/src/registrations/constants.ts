/** The states of a doctor's registration. Patients find and book verified doctors only. */
export const registrationStates = ['awaiting', 'verified', 'rejected'] as const;
export type RegistrationState = (typeof registrationStates)[number];
/** Characters of the reason an operator gives. */
export const REASON_MOST = 1000;
