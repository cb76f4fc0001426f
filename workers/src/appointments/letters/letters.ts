import type { AppointmentLetterPurpose } from '@anamnesis/contracts/appointments/letters';
import { bookedLetter } from './booked.js';
import { cancelledLetter } from './cancelled.js';
import type { AppointmentLetter } from './letter.js';
import { missedLetter } from './missed.js';
import { paymentNotReceivedLetter, refundedLetter } from './refunded.js';
import { reminderLetter } from './reminder.js';
import { rescheduledLetter } from './rescheduled.js';

/** Every letter about an appointment, by what it is for. */
export const letters: Record<AppointmentLetterPurpose, AppointmentLetter> = {
  booked: bookedLetter,
  rescheduled: rescheduledLetter,
  cancelled: cancelledLetter,
  missed: missedLetter,
  refunded: refundedLetter,
  'payment-not-received': paymentNotReceivedLetter,
  'day-before': reminderLetter,
  'hour-before': reminderLetter,
};
