import type { DoctorEvent } from '@anamnesis/contracts/events';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { verificationDecider } from '../registrations/verification.decider.js';
import { availabilityDecider } from '../availability/availability.decider.js';

/** The state of a doctor that a booking needs: availability and verification, folded together from one read of the stream. */
const initialState = {
  availability: availabilityDecider.initialState,
  verification: verificationDecider.initialState,
};
export type BookableDoctor = typeof initialState;

export const bookableDoctor: Fold<BookableDoctor, DoctorEvent> = {
  opens: ['DoctorRejected'],
  initialState,
  evolve: ({ availability, verification }, event) => ({
    availability: availabilityDecider.evolve(availability, event),
    verification: verificationDecider.evolve(verification, event),
  }),
};
