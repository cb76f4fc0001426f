import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { LetterWords } from '../../letter-layout.js';

/** What a letter about an appointment can tell, in words. */
export interface Agreed {
  side: Side;
  /** Whom it greets. */
  name: string;
  /** With whom the appointment is: one line, with the doctor's title. */
  other: string;
  /** Day, hour and the zone they are told in. */
  when: string;
  /** Why it was cancelled; null where it was not. */
  reason: string | null;
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

export const OTHERWISE =
  'Does the time not suit you? Please move or cancel it there, so that it is free for somebody else.';
