import { CertificateSubmitted, DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import { FeedbackGiven } from '@anamnesis/contracts/sessions/events';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** Which doctors are there, and how are they rated? */
export const doctorDirectory = defineProjection({
  name: 'doctor-directory',
  version: 1,
  tables: `
    create table doctors (
      doctor_id uuid primary key,
      full_name text not null,
      email text not null,
      mobile_number text not null,
      year_exp integer not null,
      specifications text[] not null,
      picture text,
      certificates text[] not null default '{}',
      stars integer not null default 0,
      feedback_count integer not null default 0,
      searched text not null
    );
    create index doctors_by_name on doctors (lower(full_name), doctor_id);
    create index doctors_by_specification on doctors using gin (specifications)`,
  shows: ['doctors'],
  handles: [DoctorRegistered, CertificateSubmitted, FeedbackGiven],
  on: {
    async DoctorRegistered(tx, { data }) {
      const searched = [data.fullName, ...data.specifications].join('\n').toLowerCase();
      await tx.query(
        `insert into doctors (doctor_id, full_name, email, mobile_number, year_exp, specifications, picture, searched)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          data.doctorId,
          data.fullName,
          data.email,
          data.mobileNumber,
          data.yearExp,
          data.specifications,
          data.picture,
          searched,
        ],
      );
    },
    async CertificateSubmitted(tx, { data }) {
      await tx.query('update doctors set certificates = certificates || $2::text where doctor_id = $1', [
        data.doctorId,
        data.fileName,
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
