import type { Reply } from '../../api/address';
import type { showSession } from '@anamnesis/contracts/sessions/routes';

export type Session = Reply<typeof showSession>['session'];

/** The other participant. */
export interface OtherSide {
  /** "Dr. Kavita Rao", "Meera Joshi" */
  name: string;
  fullName: string;
  /** A face is drawn from it where there is no picture; a patient's is not made up. */
  seed?: string;
  picture: string | null;
}

/** Whom `side` meets in a session. */
export const otherSideOf = (session: Session, side: 'patient' | 'doctor'): OtherSide =>
  side === 'doctor'
    ? { name: session.patientName, fullName: session.patientName, picture: session.patientPicture }
    : {
        name: `Dr. ${session.doctorName}`,
        fullName: session.doctorName,
        seed: session.doctorId,
        picture: session.doctorPicture,
      };
