/** The kinds of emails about an appointment. */
export const appointmentEmailPurposes = [
  'booked',
  'rescheduled',
  'cancelled',
  'missed',
  'refunded',
  'payment-not-received',
  'day-before',
  'hour-before',
] as const;
export type AppointmentEmailPurpose = (typeof appointmentEmailPurposes)[number];

/** The reminders: minutes before the appointment at which each is sent. */
export const REMINDER_MINUTES = { 'day-before': 24 * 60, 'hour-before': 60 } as const;
export type Reminder = keyof typeof REMINDER_MINUTES;
export const reminders = Object.keys(REMINDER_MINUTES) as Reminder[];
