import { ActivitySuggested, PatientRegistered, PatientSignedIn } from '@anamnesis/contracts/accounts/events';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** Who is this patient? */
export const patientProfile = defineProjection({
  name: 'patient-profile',
  version: 2,
  tables: `
    create table patients (
      patient_id uuid primary key,
      full_name text not null,
      email text not null,
      username text not null,
      gender text,
      age integer,
      picture text,
      streak integer not null default 0,
      max_streak integer not null default 0,
      activity text
    )`,
  shows: ['patients'],
  handles: [PatientRegistered, PatientSignedIn, ActivitySuggested],
  on: {
    async PatientRegistered(tx, { data }) {
      await tx.query(
        `insert into patients (patient_id, full_name, email, username, gender, age, picture)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [data.patientId, data.fullName, data.email, data.username, data.gender, data.age, data.picture],
      );
    },
    async PatientSignedIn(tx, { data }) {
      await tx.query('update patients set streak = $2, max_streak = $3 where patient_id = $1', [
        data.patientId,
        data.streak,
        data.maxStreak,
      ]);
    },
    async ActivitySuggested(tx, { data }) {
      await tx.query('update patients set activity = $2 where patient_id = $1', [data.patientId, data.activity]);
    },
  },
});
