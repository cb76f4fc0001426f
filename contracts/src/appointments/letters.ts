/** Letters about an appointment, by what they are for. */
export const appointmentLetterPurposes = ['booked', 'rescheduled', 'cancelled', 'day-before', 'hour-before'] as const;
export type AppointmentLetterPurpose = (typeof appointmentLetterPurposes)[number];

/** The letters that remind, and how many minutes before the appointment each is sent. */
export const REMINDER_MINUTES = { 'day-before': 24 * 60, 'hour-before': 60 } as const;
export type Reminder = keyof typeof REMINDER_MINUTES;
export const reminders = Object.keys(REMINDER_MINUTES) as Reminder[];
