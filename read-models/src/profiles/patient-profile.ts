import { PatientRegistered, PatientSignedIn } from '@anamnesis/contracts/accounts/events';
import type { genders } from '@anamnesis/contracts/accounts/constants';
import { ActivityCompleted } from '@anamnesis/contracts/activities/events';
import { InterestsChosen, PatientProfileEdited, QuestionnaireAnswered } from '@anamnesis/contracts/profiles/events';
import type { Interest } from '@anamnesis/contracts/profiles/routes';
import type { QuestionnaireAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { EmailChanged, EmailChangeReverted } from '@anamnesis/contracts/accounts/email-change-events';
import { change, put } from '@anamnesis/platform/read-model/change';
import { day, integer, json, moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const patients = defineTable({
  name: 'patients',
  key: 'patient_id',
  subject: 'patient_id',
  columns: {
    patient_id: uuid(),
    full_name: text(),
    email: text(),
    username: text(),
    gender: nullable(text<(typeof genders)[number]>()),
    age: nullable(integer()),
    picture: nullable(text()),
    streak: integer(),
    max_streak: integer(),
    interests: json<Interest[]>(),
    answers: nullable(json<QuestionnaireAnswers>()),
    answered_at: nullable(moment()),
  },
});
export type PatientRow = RowOf<typeof patients>;

const completedActivities = defineTable({
  name: 'completed_activities',
  key: 'position',
  subject: 'patient_id',
  columns: { position: position(), patient_id: uuid(), day: day(), activity: text() },
  indexes: ['(patient_id, day)'],
});

const signInDays = defineTable({
  name: 'sign_in_days',
  key: 'position',
  subject: 'patient_id',
  columns: { position: position(), patient_id: uuid(), day: day() },
  indexes: ['(patient_id, day)'],
});

/** Patient identity, sign-in streak, profile and completed activities. */
export const patientProfile = defineReadModel({
  name: 'patient-profile',
  version: 7,
  tables: [patients, completedActivities, signInDays],
  handles: [
    PatientRegistered,
    PatientSignedIn,
    PatientProfileEdited,
    InterestsChosen,
    QuestionnaireAnswered,
    ActivityCompleted,
    EmailChanged,
    EmailChangeReverted,
  ],
  on: {
    EmailChanged: ({ data }) => change(patients, data.accountId, { email: data.email }),
    EmailChangeReverted: ({ data }) => change(patients, data.accountId, { email: data.email }),
    PatientRegistered: ({ data }) =>
      put(patients, {
        ...{ patient_id: data.patientId, full_name: data.fullName, email: data.email, username: data.username },
        ...{ gender: data.gender, age: data.age, picture: data.picture, streak: 0, max_streak: 0 },
        ...{ interests: [], answers: null, answered_at: null },
      }),
    PatientSignedIn: ({ data, position }) => [
      change(patients, data.patientId, { streak: data.streak, max_streak: data.maxStreak }),
      put(signInDays, { position, patient_id: data.patientId, day: data.day }),
    ],
    PatientProfileEdited: ({ data }) =>
      change(patients, data.patientId, {
        ...{ full_name: data.fullName, gender: data.gender, age: data.age, picture: data.picture },
      }),
    InterestsChosen: ({ data }) => change(patients, data.patientId, { interests: data.interests }),
    QuestionnaireAnswered: ({ data, recordedAt }) =>
      change(patients, data.patientId, {
        // Only choices of the questionnaire were recorded.
        ...{ answers: data.answers as QuestionnaireAnswers, answered_at: recordedAt },
      }),
    ActivityCompleted: ({ data, position }) =>
      put(completedActivities, {
        ...{ position, patient_id: data.patientId, day: data.day, activity: data.activity },
      }),
  },
});
