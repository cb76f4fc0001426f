import type { RegistrationEvent } from './events.js';

/** Whether a doctor's registration is verified, in the stream of their account: for decisions that must not wait for a read model. */
export const verifiedFold = {
  opens: [],
  initialState: false,
  evolve: (isVerified: boolean, { type }: RegistrationEvent): boolean =>
    type === 'DoctorVerified' || (isVerified && type !== 'DoctorRejected'),
};
