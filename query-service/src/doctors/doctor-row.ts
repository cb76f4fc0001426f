import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import type { DoctorRow as WholeDoctorRow } from '@anamnesis/read-models/doctors/doctor-directory';
import { pictureOf } from '../accounts/picture-of.js';

const columns = [
  ...(['doctor_id', 'full_name', 'email', 'year_exp', 'specifications', 'picture'] as const),
  ...(['stars', 'feedback_count', 'hospitals', 'consultation_fee', 'consultation_types'] as const),
];

/** The columns that a doctor's card needs. */
export type DoctorRow = Pick<WholeDoctorRow, (typeof columns)[number]>;

export const DOCTOR_COLUMNS = columns.join(', ');

/** Patients find and book verified doctors only. */
export const LISTED = `registration = 'verified'`;

/** A doctor's card without the next free slot. */
export const doctorCard = (row: DoctorRow): Omit<DoctorCard, 'nextFree'> => ({
  _id: row.doctor_id,
  id: row.doctor_id,
  fullName: row.full_name,
  name: row.full_name,
  specification: row.specifications,
  hospitals: row.hospitals,
  fee: row.consultation_fee,
  consultationTypes: row.consultation_types,
  email: row.email,
  yearexp: row.year_exp,
  rating: row.feedback_count === 0 ? null : Math.round((row.stars / row.feedback_count) * 10) / 10,
  feedbackCount: row.feedback_count,
  profileImage: pictureOf(row.doctor_id, row.picture),
});
