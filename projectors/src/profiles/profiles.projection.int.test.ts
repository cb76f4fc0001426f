import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { projectionStory } from '@anamnesis/platform/testing/projection-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { doctorDirectory } from '../doctors/doctor-directory.projection.js';
import { patientProfile } from './patient-profile.projection.js';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const doctorId = '0a1b0000-0000-4000-8000-000000000002';
let database: Awaited<ReturnType<typeof testDatabase>>;
let patients: Awaited<ReturnType<typeof projectionStory>>;
let doctors: Awaited<ReturnType<typeof projectionStory>>;
beforeAll(async () => {
  database = await testDatabase();
  patients = await projectionStory(database.pool, patientProfile, eventDefinitions);
  doctors = await projectionStory(database.pool, doctorDirectory, eventDefinitions);
});
afterAll(() => database.close());

describe('who a patient is', () => {
  const registered = {
    type: 'PatientRegistered',
    data: {
      ...{ patientId, fullName: 'Meera Joshi', email: 'meera@example.org', username: 'meera' },
      ...{ passwordHash: 'hash', gender: 'Female', age: 37, picture: null },
    },
  };
  const answers = {
    ...{ symptoms: ['Fever / Infections'], chronicIllnesses: [], familyHistory: [], allergies: 'penicillin' },
    ...{ medications: '', hospitalized: 'No', stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
  };

  test('before anything is told', () =>
    patients
      .given(registered)
      .then('select full_name, interests, answers from {schema}.patients', [
        { full_name: 'Meera Joshi', interests: [], answers: null },
      ]));

  test('is what was told last', () =>
    patients
      .given(
        registered,
        { type: 'PatientProfileEdited', data: { ...person(), fullName: 'Meera R.' } },
        { type: 'InterestsChosen', data: { patientId, interests: [{ name: 'Music', goal: false }] } },
        { type: 'PatientProfileEdited', data: person() },
        { type: 'InterestsChosen', data: { patientId, interests: [{ name: 'Yoga', goal: true }] } },
        { type: 'QuestionnaireAnswered', data: { patientId, answers } },
      )
      .then('select full_name, email, gender, age, picture, interests, answers, answered_at from {schema}.patients', [
        {
          ...{ full_name: 'Meera Rao', email: 'meera@example.org', gender: 'Other', age: 38, picture: 'abc' },
          ...{ interests: [{ name: 'Yoga', goal: true }], answers },
          answered_at: new Date(Date.UTC(2026, 10, 20, 6, 5)),
        },
      ]));

  test('what was done is told day by day', () => {
    const done = (day: string, activity: string) => ({
      type: 'ActivityCompleted',
      data: { patientId, day, activity },
    });
    return patients
      .given(
        registered,
        done('2026-11-19', 'Yoga Session'),
        done('2026-11-20', 'Yoga Session'),
        done('2026-11-20', 'Evening Walk'),
      )
      .then(`select day::text, activity from {schema}.completed_activities order by day, place`, [
        { day: '2026-11-19', activity: 'Yoga Session' },
        { day: '2026-11-20', activity: 'Yoga Session' },
        { day: '2026-11-20', activity: 'Evening Walk' },
      ]);
  });

  const person = () => ({ patientId, fullName: 'Meera Rao', gender: 'Other', age: 38, picture: 'abc' });
});

describe('what a doctor is found under', () => {
  const registered = {
    type: 'DoctorRegistered',
    data: {
      ...{ doctorId, fullName: 'Kavita Rao', email: 'kavita@example.org', mobileNumber: '9820012345' },
      ...{ passwordHash: 'hash', yearExp: 12, specifications: ['Cardiologist'], picture: null },
    },
  };
  const certificate = {
    type: 'CertificateSubmitted',
    data: { doctorId, file: 'abc', fileName: 'degree.pdf', mediaType: 'application/pdf' },
  };
  const edited = (experience: string) => ({
    type: 'DoctorProfileEdited',
    data: {
      ...{ doctorId, fullName: 'Kavita Iyer', phone: '9820099999', location: 'Pune', aboutMe: 'I listen.' },
      ...{ specialization: 'Neurologist', experience, specializations: ['Sleep Medicine', 'Neurologist'] },
      education: [{ degree: 'MD', institution: 'AIIMS', year: '2008' }],
      ...{ certifications: ['Fellow'], picture: 'face' },
    },
  });

  test('is what the sign-up said', () =>
    doctors
      .given(registered, certificate)
      .then(
        `select mobile_number, specialization, experience, specializations, certifications, education from {schema}.doctors`,
        [
          {
            ...{ mobile_number: '9820012345', specialization: 'Cardiologist', experience: '12 years' },
            ...{ specializations: ['Cardiologist'], certifications: ['degree.pdf'], education: [] },
          },
        ],
      ));

  test('follows the edited profile', () =>
    doctors.given(registered, certificate, edited('15+ years')).then(
      `select full_name, email, mobile_number, year_exp, specifications, picture, location, specialization, experience,
           about_me, education, specializations, certifications, searched from {schema}.doctors`,
      [
        {
          ...{ full_name: 'Kavita Iyer', email: 'kavita@example.org', mobile_number: '9820099999', year_exp: 15 },
          ...{ specifications: ['Neurologist', 'Sleep Medicine'], picture: 'face', location: 'Pune' },
          ...{ specialization: 'Neurologist', experience: '15+ years', about_me: 'I listen.' },
          education: [{ degree: 'MD', institution: 'AIIMS', year: '2008' }],
          ...{ specializations: ['Sleep Medicine', 'Neurologist'], certifications: ['Fellow'] },
          searched: 'kavita iyer\nneurologist\nsleep medicine',
        },
      ],
    ));

  test('keeps the years when the experience is told without a number', () =>
    doctors
      .given(registered, edited('many years'))
      .then('select year_exp, experience from {schema}.doctors', [{ year_exp: 12, experience: 'many years' }]));
});
