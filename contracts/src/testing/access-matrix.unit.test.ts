import { describe, expect, test } from '@jest/globals';
import { bothParties, ofAnAppointment, type Parties, type PartyGrant } from '../appointments/policy.js';
import { always, definePolicy, own, policy, type Deed } from '../language/policy.js';
import { doneReply } from '../language/reply.js';
import { isInternal, isOpenToAll, type Route } from '../language/route.js';
import { routes } from '../routes.js';
import { FILE_NOT_FOUND } from '../sessions/errors.js';
import { accessMatrix } from './access-matrix.js';

const route = (deed: Deed, secondFactor?: boolean): Route => ({
  name: 'thing',
  summary: '',
  feature: 'things',
  owner: 'query-service',
  method: 'GET',
  path: '/api/thing',
  deed,
  ...(secondFactor !== undefined && { secondFactor }),
  reply: doneReply,
  errors: [],
});
const expected = (deed: Deed, secondFactor?: boolean) =>
  Object.values(accessMatrix([route(deed, secondFactor)])[0]!.expected);

const deeds = policy({
  enter: { anyone: always('test') },
  ofPatients: { patient: own },
  ofDoctorsAndAuditors: { doctor: own, auditor: own },
  ofAllThree: { patient: own, doctor: own, auditor: own },
  ofOperators: { operator: own },
  ofTheWorker: { worker: always('test') },
  ofNobody: {},
});
const { ofParties } = definePolicy<Parties, PartyGrant>()(
  { ...ofAnAppointment, recorded: false },
  {
    ofParties: bothParties,
  },
);
const [yes, unknown, never, stranger, second] = [
  ...(['allowed', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'APPOINTMENT_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'] as const),
];

describe('the access matrix', () => {
  // anonymous, owner, other patient, treating doctor, the same by password alone, other doctor, auditor, the same, operator, worker
  test.each<[string, Deed, unknown[]]>([
    ['what anyone may', deeds.enter, Array(10).fill(yes)],
    [
      'what a patient does about themselves',
      deeds.ofPatients,
      [unknown, yes, yes, never, never, never, never, never, never, unknown],
    ],
    ['what parties alone may', ofParties, [unknown, yes, stranger, yes, yes, stranger, never, never, never, unknown]],
    [
      'what every doctor and auditor may',
      deeds.ofDoctorsAndAuditors,
      [unknown, never, never, yes, yes, yes, yes, second, never, unknown],
    ],
    ['what operators alone may', deeds.ofOperators, [unknown, ...Array<unknown>(7).fill(never), yes, unknown]],
    ['what the product itself does', deeds.ofTheWorker, [...Array<unknown>(9).fill(unknown), yes]],
  ])('%s', (_what, deed, outcomes) => expect(expected(deed)).toEqual(outcomes));

  test.each<[string, boolean, unknown[]]>([
    ['what takes a second factor', true, [unknown, yes, yes, yes, second, yes, yes, second, never, unknown]],
    ['what never takes one', false, [unknown, yes, yes, yes, yes, yes, yes, yes, never, unknown]],
  ])('%s', (_what, secondFactor, outcomes) => expect(expected(deeds.ofAllThree, secondFactor)).toEqual(outcomes));

  test('names a route nobody in it may use', () => {
    expect(() => accessMatrix([route(deeds.ofNobody)])).toThrow('Nobody in the matrix may use thing');
  });

  test('names a thing that it has no facts about', () => {
    const { ofThings } = definePolicy<object>()(
      { about: 'thing', otherwise: FILE_NOT_FOUND, recorded: false },
      {
        ofThings: { patient: own },
      },
    );
    expect(() => accessMatrix([route(ofThings)])).toThrow('The matrix has no facts about a thing');
  });

  test('holds every route of the product', () => {
    expect(accessMatrix(routes).map((row) => row.route.name)).toEqual(routes.map(({ name }) => name));
    expect(routes.length).toBeGreaterThan(20);
  });
});

test('what is open to all is signing up, in and out, what a link of an email opens, and the clinic’s time zone', () => {
  expect(
    routes
      .filter(isOpenToAll)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    ...[
      'confirmEmail',
      'confirmEmailChange',
      'finishGoogleSignIn',
      'finishGoogleSignUp',
      'finishSignIn',
      'refreshSignIn',
    ],
    ...[
      'registerDoctor',
      'registerPatient',
      'requestPasswordReset',
      'resetPassword',
      'revertEmailChange',
      'showClinic',
      'signInAuditor',
      'signInDoctor',
    ],
    ...['signInOperator', 'signInPatient', 'signOut', 'startGoogleSignIn', 'startGoogleSignUp'],
  ]);
});

test('what gives a patient’s record to others is recorded', () => {
  const recorded = routes.filter(({ deed }) => deed.recorded).map(({ name }) => name);
  expect(recorded.toSorted()).toEqual(['openSessionFile', 'showFaceSheet']);
});

test('a route that names somebody or something by an id asks about facts, unless that is the caller’s own or an operator’s', () => {
  const without = routes.filter(({ deed, path }) => path.includes('/:') && deed.about === null);
  expect(
    without
      .filter((each) => !isInternal(each))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    ...['closeDevice', 'recommendDoctors', 'rejectDoctor', 'retrySetAside', 'showRegistration', 'verifyDoctor'],
    'withdrawLeave',
  ]);
});
