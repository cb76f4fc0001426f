import { LETTER_WITHIN_HOURS } from '@anamnesis/contracts/accounts/letters';
import { type Side, sides } from '@anamnesis/contracts/appointments/constants';
import { sendAppointmentLetter } from '@anamnesis/contracts/appointments/jobs';
import { type AppointmentLetterPurpose, REMINDER_MINUTES, reminders } from '@anamnesis/contracts/appointments/letters';
import type { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import type { Follower } from '@anamnesis/platform/bus/bus';
import type { JobQueue } from '@anamnesis/platform/queue/queue';

type Told = MessageOf<typeof appointmentsTopic>;

const letterAbout: Partial<Record<Told['type'], AppointmentLetterPurpose>> = {
  AppointmentBooked: 'booked',
  AppointmentRescheduled: 'rescheduled',
  AppointmentCancelled: 'cancelled',
  NoShowRecorded: 'missed',
  PaymentRefunded: 'refunded',
  PaymentNotReceived: 'payment-not-received',
};
/** The doctor knows what they did with the money. */
const toPatientAlone: ReadonlySet<AppointmentLetterPurpose> = new Set(['refunded', 'payment-not-received']);
const MINUTE = 60_000;

/**
 * Plans the letters, most of them to both sides: one about what happened, and the reminders of the time it set. The queue and the
 * letter's writer recognise a message that comes again by the event's id. Like the look for who never came, reminders are
 * planned anew when Redis was lost, however long ago the booking was. Whether the time still stands is asked when they are
 * due: that is how a reminder is withdrawn.
 */
export const planAppointmentLetters = (queue: JobQueue, clock: () => Date): Follower<typeof appointmentsTopic> => ({
  group: 'plan-appointment-letters',
  async handle({ value }) {
    const about = letterAbout[value.type];
    if (about === undefined) return;
    const now = clock().getTime();
    // What happened days ago, and is heard of only now, is written to nobody.
    if (now - Date.parse(value.recordedAt) <= LETTER_WITHIN_HOURS * 60 * MINUTE) await toEach(queue, value, about, 0);
    for (const reminder of value.startsAt ? reminders : []) {
      const delay = Date.parse(value.startsAt ?? '') - REMINDER_MINUTES[reminder] * MINUTE - now;
      if (delay >= 0) await toEach(queue, value, reminder, delay);
    }
  },
});

/** One job for each side that is written to: what keeps one letter back does not send the other again. */
async function toEach(queue: JobQueue, told: Told, purpose: AppointmentLetterPurpose, delay: number): Promise<void> {
  const { eventId, appointmentId, startsAt, position } = told;
  const written: readonly Side[] = toPatientAlone.has(purpose) ? ['patient'] : sides;
  for (const side of written) {
    const payload = { appointmentId, side, purpose, position, ...(startsAt && { startsAt }) };
    await queue.add(sendAppointmentLetter, payload, { id: `${eventId}-${purpose}-${side}`, delay });
  }
}
