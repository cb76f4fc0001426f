import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import { pictureOf } from '../profiles/picture-of.js';

/** A row of `read.doctors`, as far as cards need it. */
export interface DoctorRow {
  doctor_id: string;
  full_name: string;
  email: string;
  year_exp: number;
  specifications: string[];
  picture: string | null;
  stars: number;
  feedback_count: number;
}

export const DOCTOR_COLUMNS = 'doctor_id, full_name, email, year_exp, specifications, picture, stars, feedback_count';

/** Patients find and book the verified alone. */
export const LISTED = `registration = 'verified'`;

/** A doctor as a card shows one, but for the next free slot. */
export const doctorCard = (row: DoctorRow): Omit<DoctorCard, 'nextFree'> => ({
  _id: row.doctor_id,
  id: row.doctor_id,
  fullName: row.full_name,
  name: row.full_name,
  specification: row.specifications,
  email: row.email,
  yearexp: row.year_exp,
  rating: row.feedback_count === 0 ? null : Math.round((row.stars / row.feedback_count) * 10) / 10,
  feedbackCount: row.feedback_count,
  profileImage: pictureOf(row.doctor_id, row.picture),
});
