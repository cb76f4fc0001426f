import { describe, test } from '@jest/globals';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import type { PatientProfileEvent } from '@anamnesis/contracts/profiles/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { doctorProfileDecider } from './doctor-profile.decider.js';
import { patientProfileDecider } from './patient-profile.decider.js';
import { questionnaireDecider } from './questionnaire.decider.js';

const id = '0a1b0000-0000-4000-8000-000000000001';

describe("a doctor's profile", () => {
  const registered: DoctorEvent = {
    type: 'DoctorRegistered',
    data: {
      ...{ doctorId: id, fullName: 'Kavita Rao', email: 'kavita@example.org', mobileNumber: '9820012345' },
      ...{ passwordHash: 'hash', yearExp: 1, specifications: ['Cardiologist', 'Physician'], picture: 'face' },
    },
  };
  const certificate: DoctorEvent = {
    type: 'CertificateSubmitted',
    data: {
      ...{ doctorId: id, file: 'abc', fileName: 'scan-0001.pdf', mediaType: 'application/pdf' },
      ...{ kind: 'degree', title: 'MD, General Medicine' },
    },
  };
  const atSignUp = {
    ...{ doctorId: id, fullName: 'Kavita Rao', picture: 'face', phone: '9820012345', location: '' },
    ...{ specialization: 'Cardiologist', experience: '1 year', aboutMe: '', education: [] },
    ...{ specializations: ['Cardiologist', 'Physician'], certifications: ['MD, General Medicine'] },
  };
  const { given } = givenWhenThen(doctorProfileDecider, null);
  type Edits = Parameters<typeof doctorProfileDecider.decide>[1]['data'];
  const edit = (profile: Edits['profile'], practice: Edits['practice'] = {}) =>
    ({ type: 'EditDoctorProfile', data: { profile, practice } }) as const;

  test('keeps the data of the sign-up in fields that are not edited', () =>
    given(registered, certificate)
      .when(edit({ location: 'Pune', aboutMe: undefined }))
      .then({ type: 'DoctorProfileEdited', data: { ...atSignUp, location: 'Pune' } }));
  test('keeps earlier edits, and fields can be emptied', () =>
    given(registered, certificate, { type: 'DoctorProfileEdited', data: { ...atSignUp, location: 'Pune' } })
      .when(edit({ certifications: [], experience: '15+ years' }))
      .then({
        type: 'DoctorProfileEdited',
        data: { ...atSignUp, location: 'Pune', certifications: [], experience: '15+ years' },
      }));
  test('saved without changes, stays the same', () =>
    given(registered, certificate).when(edit(atSignUp)).thenNothing());
  const practice = { doctorId: id, hospitals: [], fee: 500, consultationTypes: ['General Consultation'] };
  test('includes hospitals, fee and kinds of consultation', () =>
    given(registered, { type: 'DoctorPracticeEdited', data: { ...practice, hospitals: ['Ruby Hall'] } })
      .when(edit({ location: 'Pune' }, { fee: 800, consultationTypes: ['Follow-up'] }))
      .then(
        { type: 'DoctorProfileEdited', data: { ...atSignUp, certifications: [], location: 'Pune' } },
        {
          type: 'DoctorPracticeEdited',
          data: { doctorId: id, hospitals: ['Ruby Hall'], fee: 800, consultationTypes: ['Follow-up'] },
        },
      ));
  test('saved with the default practice, stays the same', () =>
    given(registered).when(edit({}, practice)).thenNothing());
  test('of an unknown doctor cannot be edited', () =>
    given()
      .when(edit({ location: 'Pune' }))
      .thenRefuses('ACCOUNT_NOT_FOUND'));
});

describe("a patient's profile", () => {
  const profile = { patientId: id, fullName: 'Meera Joshi', gender: 'Female', age: 37, picture: null } as const;
  const yoga = { name: 'Yoga', goal: true };
  const reading = { name: 'Reading', goal: false };
  const chosen: PatientProfileEvent = { type: 'InterestsChosen', data: { patientId: id, interests: [yoga] } };
  const { given } = givenWhenThen(patientProfileDecider, null);
  const edit = (
    changes: { fullName?: string; age?: number; picture?: string },
    interests?: readonly { name: string; goal: boolean }[],
  ) =>
    ({
      type: 'EditPatientProfile',
      data: { atSignUp: profile, profile: changes, interests: interests && [...interests] },
    }) as const;

  test('edited in its name, keeps the interests', () =>
    given(chosen)
      .when(edit({ fullName: 'Meera Rao' }))
      .then({ type: 'PatientProfileEdited', data: { ...profile, fullName: 'Meera Rao' } }));
  test('edited again, keeps the earlier edits instead of the data of the sign-up', () =>
    given({ type: 'PatientProfileEdited', data: { ...profile, fullName: 'Meera Rao' } })
      .when(edit({ age: 38 }))
      .then({ type: 'PatientProfileEdited', data: { ...profile, fullName: 'Meera Rao', age: 38 } }));
  test('replaces all interests', () =>
    given(chosen)
      .when(edit({}, [yoga, reading]))
      .then({ type: 'InterestsChosen', data: { patientId: id, interests: [yoga, reading] } }));
  test('edited in both parts, records two events', () =>
    given()
      .when(edit({ picture: 'abc' }, [reading]))
      .then(
        { type: 'PatientProfileEdited', data: { ...profile, picture: 'abc' } },
        { type: 'InterestsChosen', data: { patientId: id, interests: [reading] } },
      ));
  test('keeps an interest that is named twice once', () =>
    given()
      .when(edit({}, [yoga, { name: 'yoga', goal: false }]))
      .then(chosen));
  test('records a change of the goal flag alone', () =>
    given(chosen)
      .when(edit({}, [{ ...yoga, goal: false }]))
      .then({ type: 'InterestsChosen', data: { patientId: id, interests: [{ ...yoga, goal: false }] } }));
  test('saved without changes, stays the same', () =>
    given(chosen)
      .when(edit({ fullName: 'Meera Joshi', age: 37 }, [yoga]))
      .thenNothing());
});

describe('the health questionnaire', () => {
  const { given } = givenWhenThen(questionnaireDecider, null);
  const answers = {
    ...{ symptoms: ['Fever / Infections'], chronicIllnesses: [], familyHistory: ['Cancer'], allergies: 'penicillin' },
    ...{ medications: '', hospitalized: 'No', stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
  };
  const answered: PatientProfileEvent = { type: 'QuestionnaireAnswered', data: { patientId: id, answers } };
  const answer = (next: typeof answers) =>
    ({ type: 'AnswerQuestionnaire', data: { patientId: id, answers: next } }) as const;

  test('is answered', () => given().when(answer(answers)).then(answered));
  test('answered again with the same answers, does not change', () =>
    given(answered)
      .when(answer({ ...answers }))
      .thenNothing());
  test('answered differently, records the new answers', () =>
    given(answered)
      .when(answer({ ...answers, allergies: '' }))
      .then({ type: 'QuestionnaireAnswered', data: { patientId: id, answers: { ...answers, allergies: '' } } }));
});
