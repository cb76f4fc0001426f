import { ActivitySuggested, PatientRegistered, PatientSignedIn } from '@anamnesis/contracts/accounts/events';
import { ActivityCompleted } from '@anamnesis/contracts/activities/events';
import { InterestsChosen, PatientProfileEdited, QuestionnaireAnswered } from '@anamnesis/contracts/profiles/events';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** Who is this patient, what do they tell of themselves, and what have they done? */
export const patientProfile = defineProjection({
  name: 'patient-profile',
  version: 3,
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
      activity text,
      interests jsonb not null default '[]',
      answers jsonb,
      answered_at timestamptz
    );
    create table completed_activities (
      patient_id uuid not null,
      day date not null,
      activity text not null,
      place bigint generated always as identity,
      primary key (patient_id, day, activity)
    )`,
  shows: ['patients', 'completed_activities'],
  handles: [
    PatientRegistered,
    PatientSignedIn,
    ActivitySuggested,
    PatientProfileEdited,
    InterestsChosen,
    QuestionnaireAnswered,
    ActivityCompleted,
  ],
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
    async PatientProfileEdited(tx, { data }) {
      await tx.query('update patients set full_name = $2, gender = $3, age = $4, picture = $5 where patient_id = $1', [
        ...[data.patientId, data.fullName, data.gender, data.age, data.picture],
      ]);
    },
    async InterestsChosen(tx, { data }) {
      await tx.query('update patients set interests = $2 where patient_id = $1', [
        data.patientId,
        JSON.stringify(data.interests),
      ]);
    },
    async QuestionnaireAnswered(tx, { data, recordedAt }) {
      await tx.query('update patients set answers = $2, answered_at = $3 where patient_id = $1', [
        ...[data.patientId, JSON.stringify(data.answers), recordedAt],
      ]);
    },
    async ActivityCompleted(tx, { data }) {
      await tx.query('insert into completed_activities (patient_id, day, activity) values ($1, $2, $3)', [
        ...[data.patientId, data.day, data.activity],
      ]);
    },
  },
});
