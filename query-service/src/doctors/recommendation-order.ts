import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import { clinicTime } from '@anamnesis/contracts/time/slots';

/** A candidate to continue with. */
export interface Candidate {
  card: DoctorCard;
  /** Number of shared specializations. */
  shared: number;
  /** Stars, 0 to 5, weighted by the number of ratings. */
  rating: number;
  /** Number of words of the patient's reason that occur in the doctor's profile. */
  speaksOf: number;
}

/**
 * Sort order: most shared specializations; then rating in half stars, since smaller differences are chance; then words in
 * common and the earlier free day. Ties are broken by exact rating and years.
 */
export const byWorth =
  (timeZone: string) =>
  (one: Candidate, other: Candidate): number =>
    other.shared - one.shared ||
    halfStars(other) - halfStars(one) ||
    other.speaksOf - one.speaksOf ||
    freeFrom(one, timeZone).localeCompare(freeFrom(other, timeZone)) ||
    other.rating - one.rating ||
    other.card.yearexp - one.card.yearexp ||
    one.card.id.localeCompare(other.card.id);

const halfStars = ({ rating }: Candidate) => Math.round(rating * 2);

/** The day of the next free slot in the clinic's zone; without one the candidate comes last. */
const freeFrom = ({ card: { nextFree } }: Candidate, timeZone: string) =>
  nextFree === null ? 'never' : clinicTime(new Date(nextFree), timeZone).date;
