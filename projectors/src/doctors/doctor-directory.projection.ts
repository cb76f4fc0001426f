import { CertificateSubmitted, DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import { plainText, searchWords } from '@anamnesis/contracts/doctors/search-words';
import { experienceOf, yearsOf } from '@anamnesis/contracts/profiles/experience';
import { DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import { DoctorRejected, DoctorVerified } from '@anamnesis/contracts/registrations/events';
import { FeedbackGiven } from '@anamnesis/contracts/sessions/events';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** Which doctors are there, who of them may be booked, what do they tell of themselves, and how are they rated? */
export const doctorDirectory = defineProjection({
  name: 'doctor-directory',
  version: 4,
  tables: `
    create table doctors (
      doctor_id uuid primary key,
      full_name text not null,
      email text not null,
      mobile_number text not null,
      year_exp integer not null,
      specifications text[] not null,
      picture text,
      location text not null default '',
      specialization text not null,
      experience text not null,
      about_me text not null default '',
      education jsonb not null default '[]',
      specializations text[] not null,
      certifications text[] not null default '{}',
      stars integer not null default 0,
      feedback_count integer not null default 0,
      sorted_by text not null,
      searched tsvector not null,
      registration text not null default 'awaiting',
      rejected_because text
    );
    create index doctors_by_name on doctors (sorted_by, doctor_id) where registration = 'verified';
    create index doctors_by_word on doctors using gin (searched) with (fastupdate = off);
    create index doctors_by_specification on doctors using gin (specifications)`,
  shows: ['doctors'],
  handles: [DoctorRegistered, CertificateSubmitted, DoctorProfileEdited, DoctorVerified, DoctorRejected, FeedbackGiven],
  on: {
    async DoctorRegistered(tx, { data }) {
      await tx.query(
        `insert into doctors (doctor_id, full_name, email, mobile_number, year_exp, specifications, picture, sorted_by,
           searched, specialization, experience, specializations)
         values ($1, $2, $3, $4, $5, $6, $7, $8, array_to_tsvector($9), $10, $11, $6)`,
        [
          ...[data.doctorId, data.fullName, data.email, data.mobileNumber, data.yearExp, data.specifications],
          ...[data.picture, plainText(data.fullName), searched(data.fullName, data.specifications)],
          ...[data.specifications[0] ?? '', experienceOf(data.yearExp)],
        ],
      );
    },
    async CertificateSubmitted(tx, { data }) {
      await tx.query(
        `update doctors set certifications = certifications || $2::text, rejected_because = null,
           registration = case when registration = 'rejected' then 'awaiting' else registration end
         where doctor_id = $1`,
        [data.doctorId, data.fileName],
      );
    },
    async DoctorProfileEdited(tx, { data }) {
      const found = specifications(data);
      // An experience told without a number leaves the years as they were.
      await tx.query(
        `update doctors set full_name = $2, mobile_number = $3, picture = $4, location = $5, specialization = $6,
           experience = $7, year_exp = coalesce($8, year_exp), about_me = $9, education = $10, specializations = $11,
           certifications = $12, specifications = $13, sorted_by = $14, searched = array_to_tsvector($15)
         where doctor_id = $1`,
        [
          ...[data.doctorId, data.fullName, data.phone, data.picture, data.location, data.specialization],
          ...[data.experience, yearsOf(data.experience), data.aboutMe, JSON.stringify(data.education)],
          ...[data.specializations, data.certifications, found],
          ...[plainText(data.fullName), searched(data.fullName, found)],
        ],
      );
    },
    async DoctorVerified(tx, { data }) {
      await tx.query(`update doctors set registration = 'verified', rejected_because = null where doctor_id = $1`, [
        data.doctorId,
      ]);
    },
    async DoctorRejected(tx, { data }) {
      await tx.query(`update doctors set registration = 'rejected', rejected_because = $2 where doctor_id = $1`, [
        ...[data.doctorId, data.reason],
      ]);
    },
    async FeedbackGiven(tx, { data }) {
      await tx.query(
        'update doctors set stars = stars + $2, feedback_count = feedback_count + 1 where doctor_id = $1',
        [data.doctorId, data.rating],
      );
    },
  },
});

/** What a doctor is found under: the main specialization first, each once. */
const specifications = (told: { specialization: string; specializations: readonly string[] }): string[] => [
  ...new Set([told.specialization, ...told.specializations].filter((name) => name !== '')),
];

const searched = (fullName: string, names: readonly string[]) => searchWords([fullName, ...names].join(' '));
