import { EMAIL_WITHIN_HOURS } from '@anamnesis/contracts/accounts/emails';
import { type Side, sides } from '@anamnesis/contracts/appointments/constants';
import { sendAppointmentEmail } from '@anamnesis/contracts/appointments/jobs';
import { type AppointmentEmailPurpose, REMINDER_MINUTES, reminders } from '@anamnesis/contracts/appointments/emails';
import type { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { Consumer } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

type AppointmentMessage = MessageOf<typeof appointmentsTopic>;

const purposeOf: Partial<Record<AppointmentMessage['type'], AppointmentEmailPurpose>> = {
  AppointmentBooked: 'booked',
  AppointmentRescheduled: 'rescheduled',
  AppointmentCancelled: 'cancelled',
  NoShowRecorded: 'missed',
  PaymentRefunded: 'refunded',
  PaymentNotReceived: 'payment-not-received',
};
/** The doctor made these changes and needs no email. */
const toPatientOnly: ReadonlySet<AppointmentEmailPurpose> = new Set(['refunded', 'payment-not-received']);
const MINUTE = 60_000;

/**
 * Plans the emails, most of them for both sides: one about the event, and the reminders of the time it sets. The queue and the
 * sender recognise a repeated message by the event's id. Like the no-show check, reminders are
 * planned again after a loss of Redis, however old the booking is. Whether the time is still current is checked when they are
 * due: that is how a reminder is withdrawn.
 */
export const planAppointmentEmails = (queue: JobQueue, clock: () => Date): Consumer<typeof appointmentsTopic> => ({
  group: 'plan-appointment-emails',
  async handle({ value }) {
    const about = purposeOf[value.type];
    if (about === undefined) return;
    const now = clock().getTime();
    // An event of days ago gets no email.
    if (now - Date.parse(value.recordedAt) <= EMAIL_WITHIN_HOURS * 60 * MINUTE)
      await planForEachSide(queue, value, about, 0);
    for (const reminder of value.startsAt ? reminders : []) {
      const delay = Date.parse(value.startsAt ?? '') - REMINDER_MINUTES[reminder] * MINUTE - now;
      if (delay >= 0) await planForEachSide(queue, value, reminder, delay);
    }
  },
});

/** One job per recipient, so that a failure of one email does not send the other again. */
async function planForEachSide(
  queue: JobQueue,
  message: AppointmentMessage,
  purpose: AppointmentEmailPurpose,
  delay: number,
): Promise<void> {
  const { eventId, appointmentId, patientId, doctorId, startsAt, position } = message;
  const recipients: readonly Side[] = toPatientOnly.has(purpose) ? ['patient'] : sides;
  for (const side of recipients) {
    const accountId = side === 'patient' ? patientId : doctorId;
    const payload = { appointmentId, side, accountId, purpose, position, ...(startsAt && { startsAt }) };
    await queue.add(sendAppointmentEmail, payload, { id: `${eventId}-${purpose}-${side}`, delay });
  }
}
