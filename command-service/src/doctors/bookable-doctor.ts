import type { DoctorEvent } from '@anamnesis/contracts/events';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { verificationDecider } from '../registrations/verification.decider.js';
import { availabilityDecider } from '../availability/availability.decider.js';

/** What a booking needs to know of a doctor. One fold, because the stream memory keeps one state per stream. */
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
