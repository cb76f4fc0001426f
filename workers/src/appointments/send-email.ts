import { sendAppointmentEmail } from '@anamnesis/contracts/appointments/jobs';
import { type AppointmentEmailPurpose, REMINDER_MINUTES } from '@anamnesis/contracts/appointments/emails';
import { showAppointmentEmail } from '@anamnesis/contracts/appointments/query-routes';
import type { NotificationGroup } from '@anamnesis/contracts/notifications/constants';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Attachment, Mailer } from '@anamnesis/platform/mail/mailer';
import { Skip, Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { render } from '../email-layout.js';
import { retryLater } from '../email-outcomes.js';
import { whenWanted } from '../notifications/when-wanted.js';
import { sendOnce } from '../send-once.js';
import type { QueryClient } from '../query-client.js';
import { CommandRefused } from '../command-client.js';
import { appointmentEmail } from './emails/appointment-email.js';
import { type EmailData, factsFor } from './emails/facts.js';

/**
 * Gets the email's contents from the query service, and sends it if it is still current. Addresses, names and reasons are in
 * no queue and in no log.
 */
export const sendAppointmentEmails = (queries: QueryClient, once: Once, mailer: Mailer, clock: () => Date): JobRunner =>
  runner({
    job: sendAppointmentEmail,
    concurrency: 4,
    async run({ appointmentId, side, accountId, purpose, startsAt, position }, { id }) {
      const compose = async () => {
        const call = { params: { id: appointmentId }, query: { side, purpose } };
        const { data } = await queries.ask(showAppointmentEmail, call, position).catch(stopOrRetry);
        if (!data) return null;
        if (!isCurrent(purpose, data, startsAt, clock())) throw new Skip('the email is no longer current');
        await whenWanted(queries, { accountId, group: groups[purpose], about: data.startsAt, position });
        const content = render(appointmentEmail(purpose, factsFor(side, data, data.language), data.language));
        const email = { id, to: data.to, ...content };
        return withoutCalendar.has(purpose) ? email : { ...email, attachment: calendar(data) };
      };
      // The later reminder repeats the earlier one; for an email that nothing repeats, sending twice is better than losing it.
      const inDoubt = purpose === 'day-before' ? 'leave' : 'send';
      await sendOnce({ kind: sendAppointmentEmail.name, id, inDoubt, compose }, { once, mailer });
    },
  });

/** What a person chooses about as one. */
const groups: Readonly<Record<AppointmentEmailPurpose, NotificationGroup>> = {
  ...{ booked: 'appointments', rescheduled: 'appointments', cancelled: 'appointments', missed: 'appointments' },
  ...{ refunded: 'payments', 'payment-not-received': 'payments' },
  ...{ 'day-before': 'reminders', 'hour-before': 'reminders' },
};

/** Emails about an appointment whose time is over have no calendar file. */
const withoutCalendar: ReadonlySet<AppointmentEmailPurpose> = new Set(['missed', 'refunded', 'payment-not-received']);

/** A late email, or one about an appointment that was moved or cancelled meanwhile, would mislead. */
function isCurrent(
  purpose: AppointmentEmailPurpose,
  data: EmailData,
  startsAt: string | undefined,
  now: Date,
): boolean {
  switch (purpose) {
    case 'cancelled':
      return data.status === 'Cancelled';
    case 'missed':
      return data.status === 'No-show';
    case 'refunded':
      return data.payment === 'refunded';
    case 'payment-not-received':
      return data.payment === 'notReceived';
    default:
      return isAhead(purpose, data, startsAt, now);
  }
}

function isAhead(purpose: AppointmentEmailPurpose, data: EmailData, startsAt: string | undefined, now: Date): boolean {
  const minutesLeft = (Date.parse(data.startsAt) - now.getTime()) / 60_000;
  // From an hour before on the later reminder replaces the earlier one.
  const needed = purpose === 'day-before' ? REMINDER_MINUTES['hour-before'] : 0;
  return data.status === 'Pending' && data.startsAt === startsAt && minutesLeft > needed;
}

const calendar = ({ calendar: text, status }: EmailData): Attachment => ({
  name: 'consultation.ics',
  mediaType: `text/calendar; charset=utf-8; method=${status === 'Cancelled' ? 'CANCEL' : 'PUBLISH'}`,
  text,
});

function stopOrRetry(error: unknown): never {
  if (error instanceof CommandRefused && error.code === 'APPOINTMENT_NOT_FOUND') throw new Stop(error.message);
  return retryLater(error);
}
