import type { PaymentState, Side } from '@anamnesis/contracts/appointments/constants';
import type { LetterWords } from '../../letter-layout.js';

interface Change {
  by: Side;
  reason: string | null;
}

/** What a letter about an appointment can tell, in words. */
export interface Agreed {
  side: Side;
  /** Whom it greets. */
  name: string;
  /** With whom the appointment is: one line, with the doctor's title. */
  other: string;
  /** Day, hour and the zone they are told in. */
  when: string;
  /** Rupees. */
  fee: number;
  payment: PaymentState;
  /** Who cancelled it, and who moved it last, with the reason if one was given; null where nobody did. */
  cancellation: Change | null;
  move: Change | null;
  /** Who did not come. */
  missing: readonly Side[];
  /** The page from which this side joins. */
  link: string;
}

/** One letter about an appointment, to either side. */
export type AppointmentLetter = (agreed: Agreed) => LetterWords;

/** What to do, for somebody whose appointment stands. */
export const howToJoin: Readonly<Record<Side, string>> = {
  patient:
    'When it is time, open your appointments, pay there if you have not done so yet, and join from your browser.',
  doctor: 'When it is time, open your consultations and start the session from your browser.',
};

/** The page where each side finds its appointments. */
export const pageLink = ({ side, link }: Agreed): LetterWords['link'] => ({
  label: side === 'patient' ? 'Open my appointments' : 'Open my consultations',
  url: link,
});

/** Who made a change: "you", or the name of the other side. */
export const maker = ({ side, other }: Agreed, { by }: Change): string => (by === side ? 'you' : other);

/** The reason of a change as a paragraph, on one line; none where none was given. */
export const reasonGiven = (change: Change | null): string[] =>
  change?.reason ? [`The reason that was given: “${change.reason.replace(/\s+/g, ' ').trim()}”`] : [];

/** "₹500" */
export const feeInWords = ({ fee }: Agreed): string => rupees.format(fee);
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** What happens with the money where it is to be refunded, as a paragraph; none elsewhere. */
export const refundDue = (agreed: Agreed): string[] => {
  if (agreed.payment !== 'refundDue') return [];
  return agreed.side === 'patient'
    ? [`Your payment of ${feeInWords(agreed)} is to be refunded. You get an email when your doctor has confirmed it.`]
    : [
        `The payment of ${feeInWords(agreed)} is to be refunded. Please confirm it in the history of your consultations when ` +
          'you have done so, or say there that it never arrived.',
      ];
};

export const OTHERWISE =
  'Does the time not suit you? Please move or cancel it there, so that it is free for somebody else.';
