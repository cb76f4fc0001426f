import type { PaymentState, Side } from '@anamnesis/contracts/appointments/constants';
import type { EmailText } from '../../email-layout.js';

interface Change {
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
  /** Rupees. */
  fee: number;
  payment: PaymentState;
  /** The cancellation and the last move, with the reason if one was given; null where there was none. */
  cancellation: Change | null;
  move: Change | null;
  /** The sides that did not come. */
  missing: readonly Side[];
  /** The page from which this side joins. */
  link: string;
}

/** An email about an appointment, for either side. */
export type AppointmentEmail = (appointment: AppointmentFacts) => EmailText;

/** What to do before an upcoming appointment. */
export const howToJoin: Readonly<Record<Side, string>> = {
  patient:
    'When it is time, open your appointments, pay there if you have not done so yet, and join from your browser.',
  doctor: 'When it is time, open your consultations and start the session from your browser.',
};

/** The page with this side's appointments. */
export const pageLink = ({ side, link }: AppointmentFacts): EmailText['link'] => ({
  label: side === 'patient' ? 'Open my appointments' : 'Open my consultations',
  url: link,
});

/** The author of a change: "you", or the name of the other side. */
export const maker = ({ side, other }: AppointmentFacts, { by }: Change): string => (by === side ? 'you' : other);

/** The reason of a change as a paragraph, on one line; empty without a reason. */
export const reasonGiven = (change: Change | null): string[] =>
  change?.reason ? [`The reason that was given: “${change.reason.replace(/\s+/g, ' ').trim()}”`] : [];

/** "₹500" */
export const feeInWords = ({ fee }: AppointmentFacts): string => rupees.format(fee);
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** A paragraph about the refund where one is due; empty elsewhere. */
export const refundDue = (appointment: AppointmentFacts): string[] => {
  if (appointment.payment !== 'refundDue') return [];
  return appointment.side === 'patient'
    ? [
        `Your payment of ${feeInWords(appointment)} is to be refunded. You get an email when your doctor has confirmed it.`,
      ]
    : [
        `The payment of ${feeInWords(appointment)} is to be refunded. Please confirm it in the history of your consultations when ` +
          'you have done so, or say there that it never arrived.',
      ];
};

export const OTHERWISE =
  'Does the time not suit you? Please move or cancel it there, so that it is free for somebody else.';
