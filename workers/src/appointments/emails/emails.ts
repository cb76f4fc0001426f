import type { AppointmentLetterPurpose } from '@anamnesis/contracts/appointments/letters';
import { bookedEmail } from './booked.js';
import { cancelledEmail } from './cancelled.js';
import type { AppointmentEmail } from './email.js';
import { missedEmail } from './missed.js';
import { paymentNotReceivedEmail, refundedEmail } from './refunded.js';
import { reminderEmail } from './reminder.js';
import { rescheduledEmail } from './rescheduled.js';

/** Every email about an appointment, by purpose. */
export const emails: Record<AppointmentLetterPurpose, AppointmentEmail> = {
  booked: bookedEmail,
  rescheduled: rescheduledEmail,
  cancelled: cancelledEmail,
  missed: missedEmail,
  refunded: refundedEmail,
  'payment-not-received': paymentNotReceivedEmail,
  'day-before': reminderEmail,
  'hour-before': reminderEmail,
};
