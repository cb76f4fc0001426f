/** Appointments, from booking to feedback, with their sessions. */
export const appointmentTags = ['appointments'] as const;
