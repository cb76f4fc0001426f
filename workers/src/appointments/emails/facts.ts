import type { PaymentState, Side } from '@anamnesis/contracts/appointments/constants';
import type { showAppointmentEmail } from '@anamnesis/contracts/appointments/query-routes';
import type { Language } from '@anamnesis/contracts/language/languages';
import type { ReplyOf } from '@anamnesis/contracts/language/route';
import { oneLine } from '../../email-layout.js';
import { appointmentEmailMessages } from './messages.js';
import { when } from './when.js';

export type EmailData = NonNullable<ReplyOf<typeof showAppointmentEmail>['data']>;

export interface Change {
  by: Side;
  reason: string | null;
}

/** Contents of an email about an appointment. */
export interface AppointmentFacts {
  side: Side;
  /** Name of the recipient. */
  name: string;
  /** Name of the other side: one line, with the doctor's title. */
  other: string;
  /** Day, time and time zone. */
  when: string;
  /** "₹500" */
  fee: string;
  payment: PaymentState;
  /** The cancellation and the last move, with the reason if one was given; null where there was none. */
  cancellation: Change | null;
  move: Change | null;
  /** The sides that did not come. */
  missing: readonly Side[];
  /** The page from which this side joins. */
  link: string;
}

/** Grouped as amounts of rupees are, in every language. */
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** What an email to one side tells, in its language. */
export function factsFor(
  side: Side,
  { patientName, doctorName, startsAt, timeZone, fee, ...data }: EmailData,
  language: Language,
): AppointmentFacts {
  const people = {
    patient: oneLine(patientName),
    doctor: appointmentEmailMessages(language).doctor({ name: oneLine(doctorName) }),
  };
  const [name, other] = side === 'patient' ? [patientName, people.doctor] : [doctorName, people.patient];
  return { side, name, other, when: when(startsAt, timeZone, language), fee: rupees.format(fee), ...data };
}
