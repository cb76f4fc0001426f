import { PatientProfileEdited, type PatientProfileEvent } from '@anamnesis/contracts/profiles/events';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

/** The stream of a patient's profile. It begins with the first change after the sign-up. */
export const patientProfileStream = (patientId: string) => `patientProfile-${patientId}`;

/** Who a patient says they are now; null until they say so: what the sign-up said stands. */
export type StandingProfile = Extract<PatientProfileEvent, { type: 'PatientProfileEdited' }>['data'] | null;

/** Of that stream, who they are, as far as signing in and letters go by it. */
export const standingProfile: Fold<StandingProfile, PatientProfileEvent> = {
  opens: ['PatientProfileEdited'],
  initialState: null,
  evolve: evolveOn([PatientProfileEdited], (_, event) => {
    switch (event.type) {
      case 'PatientProfileEdited':
        return event.data;
    }
  }),
};
