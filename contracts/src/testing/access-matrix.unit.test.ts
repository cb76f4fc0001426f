import { describe, expect, test } from '@jest/globals';
import { bothParties, ofAnAppointment, type Parties, type PartyGrant } from '../appointments/policy.js';
import { always, definePolicy, own, policy, type Action } from '../language/policy.js';
import { doneReply } from '../language/reply.js';
import { isCommand, isInternal, isOpenToAll, type Route } from '../language/route.js';
import { routes } from '../routes.js';
import { FILE_NOT_FOUND } from '../sessions/errors.js';
import { sharedActions } from '../share/policy.js';
import { accessMatrix } from './access-matrix.js';

const route = (action: Action, secondFactor?: boolean): Route => ({
  name: 'thing',
  summary: '',
  feature: 'things',
  owner: 'query-service',
  method: 'GET',
  path: '/api/thing',
  action,
  ...(secondFactor !== undefined && { secondFactor }),
  reply: doneReply,
  errors: [],
});
const expected = (action: Action, secondFactor?: boolean) =>
  Object.values(accessMatrix([route(action, secondFactor)])[0]!.expected);

const actions = policy({
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
  // Order: anonymous, owner, other patient, treating doctor, the same by password only, other doctor,
  // auditor, the same by password only, operator, worker.
  test.each<[string, Action, unknown[]]>([
    ['an action open to anyone', actions.enter, Array(10).fill(yes)],
    [
      'an action of patients on their own data',
      actions.ofPatients,
      [unknown, yes, yes, never, never, never, never, never, never, unknown],
    ],
    ['an action of the parties', ofParties, [unknown, yes, stranger, yes, yes, stranger, never, never, never, unknown]],
    [
      'an action of doctors and auditors',
      actions.ofDoctorsAndAuditors,
      [unknown, never, never, yes, yes, yes, yes, second, never, unknown],
    ],
    ['an action of operators', actions.ofOperators, [unknown, ...Array<unknown>(7).fill(never), yes, unknown]],
    [
      'an action with a share link',
      sharedActions.showSharedRecord,
      [...Array<unknown>(10).fill('SHARE_SESSION_ENDED'), yes, 'SHARE_EXPIRED', 'SHARE_REVOKED'],
    ],
    ['an action of background jobs', actions.ofTheWorker, [...Array<unknown>(9).fill(unknown), yes]],
  ])('has the outcomes of %s', (_case, action, outcomes) => expect(expected(action)).toEqual(outcomes));

  test.each<[string, boolean, unknown[]]>([
    ['with a required second factor', true, [unknown, yes, yes, yes, second, yes, yes, second, never, unknown]],
    ['without a second factor', false, [unknown, yes, yes, yes, yes, yes, yes, yes, never, unknown]],
  ])('has the outcomes of a route %s', (_case, secondFactor, outcomes) =>
    expect(expected(actions.ofAllThree, secondFactor)).toEqual(outcomes),
  );

  test('rejects a route that no caller may use', () => {
    expect(() => accessMatrix([route(actions.ofNobody)])).toThrow('No caller of the matrix may use thing');
  });

  test('rejects a kind of object without facts', () => {
    const { ofThings } = definePolicy<object>()(
      { about: 'thing', otherwise: FILE_NOT_FOUND, recorded: false },
      {
        ofThings: { patient: own },
      },
    );
    expect(() => accessMatrix([route(ofThings)])).toThrow('The matrix has no facts about a thing');
  });

  test('contains every route of the product', () => {
    expect(accessMatrix(routes).map((row) => row.route.name)).toEqual(routes.map(({ name }) => name));
    expect(routes.length).toBeGreaterThan(20);
  });
});

test('the routes open to all are for signing up, in and out, links of emails and of shared records, checks of prescriptions, and the clinic’s time zone', () => {
  expect(
    routes
      .filter(isOpenToAll)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    ...['checkPrescription', 'checkSignature'],
    ...['confirmEmail', 'confirmEmailChange', 'finishGoogleSignIn', 'finishGoogleSignUp', 'finishSignIn'],
    ...['listSharedDiagnoses', 'listSharedPrescriptions', 'listSharedTestReports', 'openShareLink'],
    ...['openSharedDocument', 'refreshSignIn'],
    ...[
      'registerDoctor',
      'registerPatient',
      'requestPasswordReset',
      'resetPassword',
      'revertEmailChange',
      'showClinic',
      'showSharedRecord',
      'signInAuditor',
      'signInDoctor',
    ],
    ...['signInOperator', 'signInPatient', 'signOut', 'startGoogleSignIn', 'startGoogleSignUp'],
  ]);
});

test('every route that shows a patient’s record to others records the reading', () => {
  const recorded = routes.filter(({ action }) => action.recorded).map(({ name }) => name);
  expect(recorded.toSorted()).toEqual([
    ...['exportHistory', 'listDiagnosesAsDoctor', 'listFamilyDiagnoses', 'listFamilyPrescriptions'],
    ...['listFamilyTestReports', 'listHistory', 'listHistoryEvents'],
    ...['listPrescriptionsAsDoctor', 'listSharedDiagnoses', 'listSharedPrescriptions', 'listSharedTestReports'],
    ...['listTestReportsAsDoctor', 'openEntryDocument', 'openEvidence', 'openPrescription'],
    ...['openSessionFile', 'openSharedDocument', 'showFaceSheet', 'showHealthDays', 'showHealthRecord'],
    ...['showHistory', 'showKnowledge', 'showMoment'],
  ]);
});

test('an auditor writes nothing but inquiries, reviews, and what every account changes of itself', () => {
  const written = routes.filter((route) => isCommand(route) && route.action.rules.auditor).map(({ name }) => name);
  const ofItself = new Set(routes.filter((route) => route.feature === 'accounts').map(({ name }) => name));
  expect(written.filter((name) => !ofItself.has(name)).toSorted()).toEqual([
    'openInquiry',
    'reviewBreakGlass',
    'reviewReading',
  ]);
});

test('a route with an id in its path needs facts, unless it concerns the caller’s own data or is for operators or auditors', () => {
  const without = routes.filter(({ action, path }) => path.includes('/:') && action.about === null);
  expect(
    without
      .filter((each) => !isInternal(each))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    ...[
      'cancelHealthImport',
      'closeDevice',
      'dismissReports',
      'hideReportedMessage',
      'liftErasureHold',
      'recommendDoctors',
    ],
    ...['rejectDoctor', 'removeHealthImport', 'removeWearable', 'retrySetAside', 'reviewBreakGlass', 'reviewReading'],
    ...['revokeShareLink', 'showRegistration', 'showReportedMessage', 'verifyDoctor', 'withdrawLeave'],
  ]);
});
