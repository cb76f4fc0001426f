import { describe, test } from '@jest/globals';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import type { ErrorCode } from '@anamnesis/contracts/errors';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type VerificationCommand, verificationDecider } from './verification.decider.js';

const doctorId = '0a1b0000-0000-4000-8000-000000000001';
const registered: DoctorEvent = {
  type: 'DoctorRegistered',
  data: {
    ...{ doctorId, fullName: 'Kavita Rao', email: 'kavita@example.org', mobileNumber: '9820012345' },
    ...{ passwordHash: 'hash', yearExp: 15, specifications: ['Cardiologist'], picture: null },
  },
};
const certificate = {
  ...{ file: 'abc', fileName: 'degree.pdf', mediaType: 'application/pdf' },
  ...{ kind: 'degree' as const, title: 'MBBS' },
};
const submitted: DoctorEvent = { type: 'CertificateSubmitted', data: { doctorId, ...certificate } };
const verified: DoctorEvent = { type: 'DoctorVerified', data: { doctorId } };
const BLURRED = 'The licence is blurred.';
const EXPIRED = 'The licence has expired.';
const rejected = (reason = BLURRED): DoctorEvent => ({ type: 'DoctorRejected', data: { doctorId, reason } });

const submit: VerificationCommand = { type: 'SubmitCertificates', data: { certificates: [certificate] } };
const verify = (seen: number): VerificationCommand => ({ type: 'VerifyDoctor', data: { seen } });
const reject = (seen: number, reason = BLURRED): VerificationCommand => ({
  type: 'RejectDoctor',
  data: { seen, reason },
});
const { given } = givenWhenThen(verificationDecider, null);

/** Each state, by a history that leads to it. */
const states = {
  none: [],
  awaiting: [registered, submitted],
  verified: [registered, submitted, verified],
  rejected: [registered, submitted, rejected()],
  'awaiting again': [registered, submitted, rejected(), submitted],
  'verified, with further certificates': [registered, submitted, verified, submitted],
  'verified after a rejection': [registered, submitted, rejected(), verified],
  'no longer verified': [registered, submitted, verified, rejected()],
} satisfies Record<string, DoctorEvent[]>;
type State = keyof typeof states;
const versionOf = (state: State) => Math.max(0, states[state].length - 1);

type Outcome = DoctorEvent | 'nothing' | ErrorCode;
const table: Record<
  State,
  { submit: Outcome; verify: Outcome; reject: Outcome; 'reject for another reason': Outcome }
> = {
  none: {
    ...{ submit: 'REGISTRATION_NOT_FOUND', verify: 'REGISTRATION_NOT_FOUND', reject: 'REGISTRATION_NOT_FOUND' },
    'reject for another reason': 'REGISTRATION_NOT_FOUND',
  },
  awaiting: { submit: submitted, verify: verified, reject: rejected(), 'reject for another reason': rejected(EXPIRED) },
  verified: {
    submit: submitted,
    verify: 'nothing',
    reject: rejected(),
    'reject for another reason': rejected(EXPIRED),
  },
  rejected: { submit: submitted, verify: verified, reject: 'nothing', 'reject for another reason': rejected(EXPIRED) },
  'awaiting again': {
    ...{ submit: submitted, verify: verified, reject: rejected() },
    'reject for another reason': rejected(EXPIRED),
  },
  'verified, with further certificates': {
    ...{ submit: submitted, verify: 'nothing', reject: rejected() },
    'reject for another reason': rejected(EXPIRED),
  },
  'verified after a rejection': {
    ...{ submit: submitted, verify: 'nothing', reject: rejected() },
    'reject for another reason': rejected(EXPIRED),
  },
  'no longer verified': {
    ...{ submit: submitted, verify: verified, reject: 'nothing' },
    'reject for another reason': rejected(EXPIRED),
  },
};

describe.each(Object.keys(states) as State[])('a registration that is %s', (state) => {
  const seen = versionOf(state);
  const commands = {
    ...{ submit, verify: verify(seen), reject: reject(seen) },
    'reject for another reason': reject(seen, EXPIRED),
  };
  test.each(Object.keys(commands) as (keyof typeof commands)[])('%s', (name) => {
    const decision = given(...states[state]).when(commands[name]);
    const outcome = table[state][name];
    if (outcome === 'nothing') decision.thenNothing();
    else if (typeof outcome === 'string') decision.thenRefuses(outcome);
    else decision.then(outcome);
  });
});

describe('a decision', () => {
  test('on an outdated list of certificates is refused', () => {
    given(registered, submitted, submitted).when(verify(1)).thenRefuses('REGISTRATION_CHANGED');
    given(registered, submitted, submitted).when(reject(1)).thenRefuses('REGISTRATION_CHANGED');
  });
  test('made without knowledge of another decision is refused', () => {
    given(registered, submitted, rejected()).when(verify(1)).thenRefuses('REGISTRATION_CHANGED');
    given(registered, submitted, verified).when(reject(1)).thenRefuses('REGISTRATION_CHANGED');
  });
  test('equal to a concurrent one changes nothing', () => {
    given(registered, submitted, verified).when(verify(1)).thenNothing();
    given(registered, submitted, rejected()).when(reject(1)).thenNothing();
  });
});

test('each of several certificates is an event', () => {
  const other = { file: 'def', fileName: 'licence.png', mediaType: 'image/png', kind: null, title: '' };
  given(registered)
    .when({ type: 'SubmitCertificates', data: { certificates: [certificate, other] } })
    .then(submitted, { type: 'CertificateSubmitted', data: { doctorId, ...other } });
});
