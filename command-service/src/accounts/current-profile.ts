import { PatientProfileEdited, type PatientProfileEvent } from '@anamnesis/contracts/profiles/events';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

/** The stream of a patient's profile. It begins with the first change after the sign-up. */
export const patientProfileStream = (patientId: string) => `patientProfile-${patientId}`;

/** The current profile; null until it is first edited, while the data of the sign-up are valid. */
export type CurrentProfile = Extract<PatientProfileEvent, { type: 'PatientProfileEdited' }>['data'] | null;

/** The part of the profile stream that sign-in and emails need. */
export const currentProfile: Fold<CurrentProfile, PatientProfileEvent> = {
  opens: ['PatientProfileEdited'],
  initialState: null,
  evolve: evolveOn([PatientProfileEdited], (_, event) => {
    switch (event.type) {
      case 'PatientProfileEdited':
        return event.data;
    }
  }),
};
