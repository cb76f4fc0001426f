import { describe, expect, test } from '@jest/globals';
import type { PatientAccountEvent, SignInStreakEvent, UsernameEvent } from '@anamnesis/contracts/accounts/events';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { doctorDecider } from './doctor.decider.js';
import { patientDecider } from './patient.decider.js';
import { signInStreakDecider } from './sign-in-streak.decider.js';
import { usernameDecider } from './username.decider.js';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const person = {
  patientId,
  fullName: 'Meera Joshi',
  email: 'meera@example.org',
  username: 'meera',
  passwordHash: 'hash',
  gender: 'Female',
  age: 37,
  picture: null,
} as const;
const registered: PatientAccountEvent = { type: 'PatientRegistered', data: person };
/** The end of a day in India. */
const endOf = (day: string) => `${day}T18:30:00.000Z`;
const signedIn = (day: string, streak: number, maxStreak: number, endsAt = endOf(day)): SignInStreakEvent[] => [
  { type: 'PatientSignedIn', data: { patientId, day, endsAt, streak, maxStreak } },
];
const reservationId = '0a1b0000-0000-4000-8000-00000000000a';
const signUp = { type: 'RegisterPatient', data: { language: 'en', person, reservationId } } as const;
const abandon = { type: 'AbandonReservation', data: { patientId, reservationId } } as const;
const abandoned: PatientAccountEvent = { type: 'UsernameReservationAbandoned', data: { patientId, reservationId } };

describe('a patient', () => {
  const { given } = givenWhenThen(patientDecider, null);

  test('signs up', () => given().when(signUp).then(registered));
  test('cannot sign up twice', () => given(registered).when(signUp).thenRefuses('EMAIL_TAKEN'));
  test('cannot sign up under an abandoned reservation, only under another one', () => {
    given(abandoned).when(signUp).thenRefuses('USERNAME_TAKEN');
    given(abandoned).when(withGoogle).thenRefuses('USERNAME_TAKEN');
    given(abandoned)
      .when({ type: 'RegisterPatient', data: { language: 'en', person, reservationId: 'another' } })
      .then(registered);
  });
  test('abandons a reservation once, and none after the sign-up', () => {
    given().when(abandon).then(abandoned);
    given(abandoned).when(abandon).thenNothing();
    given(registered).when(abandon).thenRefuses('USERNAME_TAKEN');
  });
  const linked: PatientAccountEvent = { type: 'GoogleAccountLinked', data: { accountId: patientId, subject: 'g-1' } };
  const verified: PatientAccountEvent = {
    type: 'EmailVerified',
    data: { accountId: patientId, role: 'patient', by: 'google' },
  };
  const notProvided = { ...person, passwordHash: null, gender: null, age: null };
  const withGoogle = {
    type: 'RegisterWithGoogle',
    data: { language: 'en', person: notProvided, subject: 'g-1', reservationId },
  } as const;

  test('signs up through Google with only the data that Google provides', () => {
    given().when(withGoogle).then({ type: 'PatientRegistered', data: notProvided }, linked, verified);
  });
  test('is addressed in the language of the page, if that is not the default', () => {
    const chosen: PatientAccountEvent = {
      type: 'LanguageChosen',
      data: { accountId: patientId, role: 'patient', language: 'hi' },
    };
    const [inHindi, throughGoogle] = [
      { ...signUp.data, language: 'hi' } as const,
      { ...withGoogle.data, language: 'hi' } as const,
    ];
    given()
      .when({ ...signUp, data: inHindi })
      .then(registered, chosen);
    given()
      .when({ ...withGoogle, data: throughGoogle })
      .then({ type: 'PatientRegistered', data: notProvided }, linked, verified, chosen);
  });
  test('cannot sign up through Google with an email address that has an account', () =>
    given(registered).when(withGoogle).thenRefuses('EMAIL_TAKEN'));
});

describe('a sign-in streak', () => {
  const on = (today: string, now = `${today}T12:00:00.000Z`, endsAt = endOf(today)) =>
    givenWhenThen(signInStreakDecider, { today, now: new Date(now), endsAt });
  const signIn = { type: 'RecordSignIn', data: { patientId } } as const;

  test('starts with the sign-up, or with the first sign-in', () => {
    for (const first of [signIn, { ...signIn, type: 'RecordSignUp' as const }])
      on('2026-11-20')
        .given()
        .when(first)
        .then(...signedIn('2026-11-20', 1, 1));
  });
  test('does not change with a second sign-in on the same day', () =>
    on('2026-11-20')
      .given(...signedIn('2026-11-20', 1, 1))
      .when(signIn)
      .thenNothing());
  test('grows with a sign-in on the next day', () => {
    on('2026-12-01')
      .given(...signedIn('2026-11-30', 4, 9))
      .when(signIn)
      .then(...signedIn('2026-12-01', 5, 9));
  });
  test('sets the maximum when it exceeds it', () => {
    on('2026-11-21')
      .given(...signedIn('2026-11-20', 9, 9))
      .when(signIn)
      .then(...signedIn('2026-11-21', 10, 10));
  });
  test('restarts at one after a missed day', () => {
    on('2026-11-22')
      .given(...signedIn('2026-11-20', 9, 9))
      .when(signIn)
      .then(...signedIn('2026-11-22', 1, 9));
  });
  test('grows by a day that has begun elsewhere only once the last one has ended where it was counted', () => {
    const losAngeles = signedIn('2026-11-20', 3, 3, '2026-11-21T08:00:00.000Z');
    on('2026-11-21', '2026-11-21T07:59:59.000Z')
      .given(...losAngeles)
      .when(signIn)
      .thenNothing();
    on('2026-11-21', '2026-11-21T08:00:00.000Z')
      .given(...losAngeles)
      .when(signIn)
      .then(...signedIn('2026-11-21', 4, 4));
  });
  test('grows with the next day after one whose end an earlier version did not record', () =>
    on('2026-11-21')
      .given({ type: 'PatientSignedIn', data: { patientId, day: '2026-11-20', streak: 3, maxStreak: 3 } })
      .when(signIn)
      .then(...signedIn('2026-11-21', 4, 4)));
  test('does not change when the clock was set back', () =>
    on('2026-11-19')
      .given(...signedIn('2026-11-20', 3, 3))
      .when(signIn)
      .thenNothing());
});

describe('a doctor', () => {
  const { certificates, ...doctor } = {
    doctorId: patientId,
    fullName: 'Kavita Rao',
    email: 'kavita@example.org',
    mobileNumber: '9820012345',
    passwordHash: 'hash',
    yearExp: 15,
    specifications: ['Cardiologist'],
    picture: null,
    certificates: [
      { file: 'abc', fileName: 'degree.pdf', mediaType: 'application/pdf', kind: 'degree' as const, title: 'MBBS' },
    ],
  };
  const registeredDoctor: DoctorEvent = { type: 'DoctorRegistered', data: doctor };
  const register = { type: 'RegisterDoctor', data: { language: 'en', ...doctor, certificates } } as const;

  test('signs up with all certificates', () => {
    givenWhenThen(doctorDecider, null)
      .given()
      .when(register)
      .then(registeredDoctor, {
        type: 'CertificateSubmitted',
        data: {
          ...{ doctorId: patientId, file: 'abc', fileName: 'degree.pdf', mediaType: 'application/pdf' },
          ...{ kind: 'degree', title: 'MBBS' },
        },
      });
  });
  test('is addressed in the language of the page', () => {
    const { certificates: _, ...data } = register.data;
    givenWhenThen(doctorDecider, null)
      .given()
      .when({ ...register, data: { ...data, certificates: [], language: 'hi' } })
      .then(registeredDoctor, {
        type: 'LanguageChosen',
        data: { accountId: doctor.doctorId, role: 'doctor', language: 'hi' },
      });
  });
  test('cannot sign up twice', () =>
    givenWhenThen(doctorDecider, null).given(registeredDoctor).when(register).thenRefuses('EMAIL_TAKEN'));
});

describe('after a profile edit', () => {
  test('a doctor has the phone number of the edited profile', () => {
    const { patientId: doctorId, fullName, email, passwordHash, picture } = person;
    const history: DoctorEvent[] = [
      {
        type: 'DoctorRegistered',
        data: {
          doctorId,
          fullName,
          email,
          passwordHash,
          picture,
          mobileNumber: '1111111',
          yearExp: 1,
          specifications: [],
        },
      },
      {
        type: 'DoctorProfileEdited',
        data: {
          ...{ doctorId, fullName: 'Dr Meera', phone: '2222222', location: '', specialization: '', experience: '' },
          ...{ aboutMe: '', education: [], specializations: [], certifications: [], picture: 'abc' },
        },
      },
    ];
    expect(history.reduce(doctorDecider.evolve, doctorDecider.initialState)).toMatchObject({
      ...{ fullName: 'Dr Meera', mobileNumber: '2222222', picture: 'abc', email },
    });
  });
});

describe('a username', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  const { given } = givenWhenThen(usernameDecider, { now });
  const of = (id: string) => ({ patientId: id, reservationId: `reservation of ${id}` });
  const reserved = (id: string): UsernameEvent => ({
    type: 'UsernameReserved',
    data: { ...of(id), reservedAt: now.toISOString() },
  });
  const reserve = (id: string) => ({ type: 'ReserveUsername', data: of(id) }) as const;
  const release = (id: string) => ({ type: 'ReleaseUsername', data: of(id) }) as const;
  const released: UsernameEvent = { type: 'UsernameReleased', data: { patientId: 'a' } };

  test('is reserved by the first patient', () => given().when(reserve('a')).then(reserved('a')));
  test('is refused to another patient', () => given(reserved('a')).when(reserve('b')).thenRefuses('USERNAME_TAKEN'));
  test('reserved again by the same patient, changes nothing, also under another reservation id', () => {
    given(reserved('a')).when(reserve('a')).thenNothing();
    given(reserved('a'))
      .when({ type: 'ReserveUsername', data: { patientId: 'a', reservationId: 'another' } })
      .thenNothing();
  });
  test('can be reserved by another patient after its release', () =>
    given(reserved('a'), released).when(reserve('b')).then(reserved('b')));
  test('is released only for the reservation that holds it', () => {
    given(reserved('a')).when(release('a')).then(released);
    given(reserved('a')).when(release('b')).thenNothing();
  });
  test('is not released for another reservation of the same patient', () => {
    given(reserved('a'))
      .when({ type: 'ReleaseUsername', data: { patientId: 'a', reservationId: 'another' } })
      .thenNothing();
  });
});
