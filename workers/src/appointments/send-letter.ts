import { sendAppointmentLetter } from '@anamnesis/contracts/appointments/jobs';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import { type AppointmentLetterPurpose, REMINDER_MINUTES } from '@anamnesis/contracts/appointments/letters';
import { appointmentLetter } from '@anamnesis/contracts/appointments/query-routes';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import type { Once } from '@anamnesis/platform/bus/deduplicate';
import type { Attachment, Mailer } from '@anamnesis/platform/mail/mailer';
import { Skip, Stop } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';
import { oneLine, written } from '../letter-layout.js';
import { later } from '../letter-outcomes.js';
import { post } from '../post.js';
import type { QueryClient } from '../query-client.js';
import { CommandRefused } from '../command-client.js';
import type { Agreed } from './letters/letter.js';
import { letters } from './letters/letters.js';
import { when } from './letters/when.js';

type Told = NonNullable<ReplyOf<typeof appointmentLetter>['data']>;

/**
 * Asks the query side what the letter needs, and sends it if what it tells is still so. Addresses, names and reasons are in
 * no queue and in no log.
 */
export const sendAppointmentLetters = (
  queries: QueryClient,
  once: Once,
  mailer: Mailer,
  clock: () => Date,
): JobRunner =>
  runner({
    job: sendAppointmentLetter,
    concurrency: 4,
    async run({ appointmentId, side, purpose, startsAt, position }, { id }) {
      const compose = async () => {
        const call = { params: { id: appointmentId }, query: { side, purpose } };
        const { data } = await queries.ask(appointmentLetter, call, position).catch(neverKnownOrLater);
        if (!data) return null;
        if (!stillSo(purpose, data, startsAt, clock())) throw new Skip('what it tells is so no longer');
        const words = written(letters[purpose](agreed(side, data)));
        const about = { id, to: data.to, ...words };
        return afterwards.has(purpose) ? about : { ...about, attachment: calendar(data) };
      };
      // The later reminder says all that the earlier one does; a letter that nothing repeats is better had twice than never.
      const inDoubt = purpose === 'day-before' ? 'leave' : 'send';
      await post({ kind: sendAppointmentLetter.name, id, inDoubt, compose }, { once, mailer });
    },
  });

/** Letters about an appointment whose time is over: they bring nothing for the calendar. */
const afterwards: ReadonlySet<AppointmentLetterPurpose> = new Set(['missed', 'refunded', 'payment-not-received']);

/** A letter that comes late, or whose appointment was moved or cancelled meanwhile, would mislead. */
function stillSo(purpose: AppointmentLetterPurpose, told: Told, startsAt: string | undefined, now: Date): boolean {
  switch (purpose) {
    case 'cancelled':
      return told.status === 'Cancelled';
    case 'missed':
      return told.status === 'No-show';
    case 'refunded':
      return told.payment === 'refunded';
    case 'payment-not-received':
      return told.payment === 'notReceived';
    default:
      return isAhead(purpose, told, startsAt, now);
  }
}

function isAhead(purpose: AppointmentLetterPurpose, told: Told, startsAt: string | undefined, now: Date): boolean {
  const minutesLeft = (Date.parse(told.startsAt) - now.getTime()) / 60_000;
  // From an hour before on the later reminder says all that the earlier one would.
  const needed = purpose === 'day-before' ? REMINDER_MINUTES['hour-before'] : 0;
  return told.status === 'Pending' && told.startsAt === startsAt && minutesLeft > needed;
}

function agreed(side: Side, { patientName, doctorName, startsAt, timeZone, ...told }: Told): Agreed {
  const people = { patient: oneLine(patientName), doctor: `Dr. ${oneLine(doctorName)}` };
  const [name, other] = side === 'patient' ? [patientName, people.doctor] : [doctorName, people.patient];
  return { side, name, other, when: when(startsAt, timeZone), ...told };
}

const calendar = ({ calendar: text, status }: Told): Attachment => ({
  name: 'consultation.ics',
  mediaType: `text/calendar; charset=utf-8; method=${status === 'Cancelled' ? 'CANCEL' : 'PUBLISH'}`,
  text,
});

function neverKnownOrLater(error: unknown): never {
  if (error instanceof CommandRefused && error.code === 'APPOINTMENT_NOT_FOUND') throw new Stop(error.message);
  return later(error);
}
