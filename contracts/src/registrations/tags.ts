/** Doctors' registrations, with certificates and decisions. */
export const registrationTags = ['registrations'] as const;
