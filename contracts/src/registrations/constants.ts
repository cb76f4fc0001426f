/** Where a doctor's registration stands. Patients find and book the verified alone. */
export const registrationStates = ['awaiting', 'verified', 'rejected'] as const;
export type RegistrationState = (typeof registrationStates)[number];
/** Characters of the reason an operator gives. */
export const REASON_MOST = 1000;
