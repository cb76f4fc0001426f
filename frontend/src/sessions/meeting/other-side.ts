import type { TextsOf } from '../../language/message-types';
import type { Reply } from '../../api/address';
import type { showSession } from '@anamnesis/contracts/sessions/routes';
import type english from './messages.en';

export type Session = Reply<typeof showSession>['session'];

/** The other participant. */
export interface OtherSide {
  /** "Dr. Kavita Rao", "Meera Joshi" */
  name: string;
  fullName: string;
  /** Seed of the drawn face that replaces a missing picture; doctors only. */
  seed?: string;
  picture: string | null;
}

/** The participant that `side` meets in a session. */
export const otherSideOf = (m: TextsOf<typeof english>, session: Session, side: 'patient' | 'doctor'): OtherSide =>
  side === 'doctor'
    ? { name: session.patientName, fullName: session.patientName, picture: session.patientPicture }
    : {
        name: m.doctor({ name: session.doctorName }),
        fullName: session.doctorName,
        seed: session.doctorId,
        picture: session.doctorPicture,
      };
