/** Appointments and their sessions, from booking to feedback. */
export const appointmentTags = ['appointments'] as const;
