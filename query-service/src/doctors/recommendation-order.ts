import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import { clinicTime } from '@anamnesis/contracts/time/slots';

/** A doctor who could go on where another one was. */
export interface Candidate {
  card: DoctorCard;
  /** Specializations they have in common with that other one. */
  shared: number;
  /** Stars, 0 to 5, as far as so many ratings can be trusted. */
  rating: number;
  /** Words of what the patient came with that stand in the doctor's own profile. */
  speaksOf: number;
}

/**
 * Who comes first: more of the same specialty; then better rated, by half stars, since less is chance; then who fits better,
 * by what the patient came with and by the day on which they are free. What is still equal is parted by rating and years.
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

/** The clinic's day; who is not free at all comes after every day. */
const freeFrom = ({ card: { nextFree } }: Candidate, timeZone: string) =>
  nextFree === null ? 'never' : clinicTime(new Date(nextFree), timeZone).date;
