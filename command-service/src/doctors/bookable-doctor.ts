import { type Practice, USUAL_PRACTICE } from '@anamnesis/contracts/doctors/practice';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { DoctorPracticeEdited } from '@anamnesis/contracts/profiles/events';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { availabilityDecider } from '../availability/availability.decider.js';
import { evolveOn } from '../evolve-on.js';
import { verificationDecider } from '../registrations/verification.decider.js';

/** The fee, in rupees, and the kinds of consultation that patients can book. */
type Offer = Pick<Practice, 'fee' | 'consultationTypes'>;

const evolveOffer = evolveOn([DoctorPracticeEdited], (_: Offer, { data: { fee, consultationTypes } }): Offer => {
  return { fee, consultationTypes };
});

/** The state of a doctor that a booking needs: availability, verification and offer, folded in one read of the stream. */
export interface BookableDoctor {
  availability: typeof availabilityDecider.initialState;
  verification: typeof verificationDecider.initialState;
  offer: Offer;
}

export const bookableDoctor: Fold<BookableDoctor, DoctorEvent> = {
  opens: ['DoctorRejected'],
  initialState: {
    availability: availabilityDecider.initialState,
    verification: verificationDecider.initialState,
    offer: { fee: USUAL_PRACTICE.fee, consultationTypes: USUAL_PRACTICE.consultationTypes },
  },
  evolve: ({ availability, verification, offer }, event) => ({
    availability: availabilityDecider.evolve(availability, event),
    verification: verificationDecider.evolve(verification, event),
    offer: evolveOffer(offer, event),
  }),
};
