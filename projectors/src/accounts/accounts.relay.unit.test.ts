import { describe, expect, test } from '@jest/globals';
import { accountsTopic } from '@anamnesis/contracts/accounts/topics';
import type { Recorded } from '@anamnesis/contracts/language/event';
import {
  doctorId,
  type Fact,
  doctorRegistered,
  patientId,
  patientRegistered,
} from '@anamnesis/read-models/testing/facts';
import { accountsRelay } from './accounts.relay.js';

const ofPatient = { accountId: patientId, role: 'patient' } as const;
const change = { ...ofPatient, number: 1 } as const;
const requestedAt = '2026-11-20T08:00:00.000Z';
const relayed = [
  { fact: patientRegistered(), account: ofPatient },
  { fact: doctorRegistered(), account: { accountId: doctorId, role: 'doctor' } },
  { fact: { type: 'EmailConfirmationRequested', data: { ...ofPatient, requestedAt } }, account: ofPatient },
  { fact: { type: 'PasswordResetRequested', data: { ...ofPatient, requestedAt } }, account: ofPatient },
  { fact: { type: 'SignUpAttempted', data: { ...ofPatient, attemptedAt: requestedAt } }, account: ofPatient },
  {
    fact: { type: 'PasswordChanged', data: { ...ofPatient, passwordHash: '$argon2id$', by: 'letter' } },
    account: ofPatient,
  },
  { fact: { type: 'PasswordWithdrawn', data: ofPatient }, account: ofPatient },
  {
    fact: { type: 'EmailChangeRequested', data: { ...change, email: 'new@example.org', requestedAt } },
    account: change,
  },
  { fact: { type: 'EmailChanged', data: { ...change, email: 'new@example.org' } }, account: change },
  {
    fact: { type: 'EmailChangeReverted', data: { ...change, email: 'meera@example.org', google: false } },
    account: change,
  },
] satisfies { fact: Fact; account: object }[];
const record = (fact: { type: string; data: unknown }): Recorded => ({
  ...fact,
  id: '00000000-0000-4000-8000-0000000000aa',
  streamId: 'patient-x',
  revision: 0n,
  position: 7n,
  recordedAt: '2026-11-20T08:00:01.000Z',
  metadata: {
    actor: { id: patientId, role: 'patient' },
    ...{ subject: patientId, correlationId: 'request', causationId: 'command', schemaVersion: 1 },
  },
});

test('relays exactly these events', () => {
  expect([...accountsRelay.types].toSorted()).toEqual(relayed.map(({ fact }) => fact.type).toSorted());
});

describe.each(relayed)('$fact.type', ({ fact, account }) => {
  test('is published under its account, with ids and times only', () => {
    const { key, value } = accountsRelay.message(record(fact));
    expect(key).toBe(account.accountId);
    expect(value).toEqual({
      ...{ eventId: '00000000-0000-4000-8000-0000000000aa', type: fact.type },
      ...{ recordedAt: '2026-11-20T08:00:01.000Z', ...account },
    });
    expect(accountsTopic.schema.parse(value)).toEqual(value);
  });
});
