import type { AppointmentEmailPurpose } from '@anamnesis/contracts/appointments/emails';
import type { Language } from '@anamnesis/contracts/language/languages';
import type { EmailText } from '../../email-layout.js';
import type { AppointmentFacts, Change } from './facts.js';
import { appointmentEmailMessages, type AppointmentEmailTexts as Texts } from './messages.js';

/** What differs between the emails about an appointment. */
type Content = Pick<EmailText, 'subject' | 'says'> & Partial<Pick<EmailText, 'notes'>>;
type Compose = (m: Texts, appointment: AppointmentFacts) => Content;

const authorOf = ({ side }: AppointmentFacts, change: Change | null) => {
  if (change === null) return 'bySomebody';
  return change.by === side ? 'byYou' : 'byOther';
};

/** The reason of a change as a paragraph, on one line; empty without a reason. */
const reasonOf = (m: Texts, change: Change | null): string[] =>
  change?.reason ? [m.reason({ reason: change.reason.replace(/\s+/g, ' ').trim() })] : [];

/** A paragraph about the refund where one is due; empty elsewhere. */
const refundDue = (m: Texts, { payment, side, fee }: AppointmentFacts): string[] =>
  payment === 'refundDue' ? [m.refundDue[side]({ fee })] : [];

const missingOf = ({ missing, side }: AppointmentFacts) => {
  if (missing.length > 1) return 'both';
  return missing.includes(side) ? 'you' : 'other';
};

const reminder: Compose = (m, { other, when, side }) => ({
  subject: m.reminder.subject({ other }),
  says: [m.reminder.upcoming({ other, when }), m.howToJoin[side]],
  notes: [m.unsuitable],
});

const contents: Record<AppointmentEmailPurpose, Compose> = {
  booked: (m, { other, when, side }) => ({
    subject: m.booked.subject({ other }),
    says: [m.booked.booked({ other, when }), m.howToJoin[side], m.booked.calendar],
    notes: [m.unsuitable],
  }),
  rescheduled: (m, appointment) => {
    const { other, when, side, move } = appointment;
    return {
      subject: m.rescheduled.subject({ other }),
      says: [
        m.rescheduled.moved[authorOf(appointment, move)]({ other, when }),
        ...reasonOf(m, move),
        m.howToJoin[side],
        m.rescheduled.calendar,
      ],
      notes: [m.unsuitable],
    };
  },
  cancelled: (m, appointment) => {
    const { other, when, side, cancellation } = appointment;
    return {
      subject: m.cancelled.subject({ other }),
      says: [
        m.cancelled.cancelled[authorOf(appointment, cancellation)]({ other, when }),
        ...reasonOf(m, cancellation),
        ...refundDue(m, appointment),
        m.cancelled.whatNow[side],
        m.cancelled.calendar,
      ],
    };
  },
  missed: (m, appointment) => {
    const { other, when } = appointment;
    return {
      subject: m.missed.subject({ other }),
      says: [m.missed.missing[missingOf(appointment)]({ other, when }), ...refundDue(m, appointment)],
    };
  },
  refunded: (m, { other, when, fee }) => ({
    subject: m.refunded.subject({ other }),
    says: [m.refunded.refunded({ other, when, fee }), m.refunded.patience],
  }),
  'payment-not-received': (m, { other, when, fee }) => ({
    subject: m.notReceived.subject({ other }),
    says: [m.notReceived.notReceived({ other, when, fee }), m.notReceived.whatNow],
  }),
  'day-before': reminder,
  'hour-before': reminder,
};

/** An email about an appointment to one of its sides. */
export function appointmentEmail(
  purpose: AppointmentEmailPurpose,
  appointment: AppointmentFacts,
  language: Language,
): EmailText {
  const m = appointmentEmailMessages(language);
  const { name, side, link } = appointment;
  return { language, name, notes: [], link: { label: m.page[side], url: link }, ...contents[purpose](m, appointment) };
}
