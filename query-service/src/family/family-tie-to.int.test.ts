import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import type { FamilyEvent } from '@anamnesis/contracts/family/events';
import { familyTieStream } from '@anamnesis/contracts/family/tie';
import { createCommandBus } from '@anamnesis/platform/deciding/handle';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { copyOf } from '@anamnesis/platform/projection/builds';
import { testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
import { familyTies } from '@anamnesis/read-models/family/family-ties';
import { familyTieTo } from './family-tie-to.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: Awaited<ReturnType<typeof testLog>>;
beforeAll(async () => {
  database = await testDatabase();
  log = await testLog(database.pool, eventDefinitions);
  await openBookkeeping(database.pool);
  const { schema } = await copyOf(database.pool, familyTies);
  await database.pool.query(
    `create schema if not exists read; create view read.family_ties as select * from ${schema}.family_ties`,
  );
});
afterAll(async () => {
  await log.store.close();
  await database.close();
});

type Tie = { tieId: string; inviterId: string; memberId: string };
const until = '2026-12-04T06:00:00.000Z';
const events = {
  invited: (tie: Tie): FamilyEvent => ({
    type: 'FamilyMemberInvited',
    data: { ...tie, email: 'asha@example.org', scope: ['prescriptions', 'diagnoses'], until },
  }),
  accepted: (tie: Tie): FamilyEvent => ({
    type: 'FamilyInvitationAccepted',
    data: { ...tie, scope: ['prescriptions'] },
  }),
  declined: (tie: Tie): FamilyEvent => ({ type: 'FamilyInvitationDeclined', data: tie }),
  withdrawn: (tie: Tie): FamilyEvent => ({
    type: 'FamilyTieWithdrawn',
    data: { ...tie, by: 'member', was: 'accepted' },
  }),
};

/** A tie between two new people: what happened, and the state in which the read model shows it. */
async function aTie(happened: (keyof typeof events)[], shown: string = happened.at(-1) ?? '') {
  const tie = { tieId: randomUUID(), inviterId: randomUUID(), memberId: randomUUID() };
  const cause = {
    actor: { id: tie.inviterId, role: 'patient' as const },
    correlationId: 't',
    causationId: randomUUID(),
  };
  for (const name of happened)
    await log.store.append(familyTieStream(tie.tieId), 'any', [
      await log.codec.encode(randomUUID(), events[name](tie), cause),
    ]);
  await database.pool.query(
    `insert into read.family_ties (tie_id, inviter_id, member_id, email, state, scope, invited_at, until, since)
     values ($1, $2, $3, 'asha@example.org', $4, '{testReports}', now(), now(), now())`,
    [tie.tieId, tie.inviterId, tie.memberId, shown],
  );
  return tie;
}
const tieTo = (readerId: string, patientId: string) =>
  familyTieTo({ pool: database.pool, log: createCommandBus(log.store, log.codec) }, readerId, patientId);

test('an accepted tie is found with the scope of the consent, also after the end of its invitation', async () => {
  const tie = await aTie(['invited', 'accepted']);
  expect(await tieTo(tie.inviterId, tie.memberId)).toEqual({ ...tie, scope: ['prescriptions'] });
});

test.each<[string, (keyof typeof events)[]]>([
  ['invited', ['invited']],
  ['declined', ['invited', 'declined']],
  ['withdrawn', ['invited', 'accepted', 'withdrawn']],
])('one that is %s is not', async (_, happened) => {
  const { inviterId, memberId } = await aTie(happened);
  expect(await tieTo(inviterId, memberId)).toBeNull();
});

test.each<[string, (keyof typeof events)[]]>([
  ['a withdrawal', ['invited', 'accepted', 'withdrawn']],
  ['a withdrawal and another invitation', ['invited', 'accepted', 'withdrawn', 'invited']],
])('%s applies before the read model has folded it', async (_, happened) => {
  const { inviterId, memberId } = await aTie(happened, 'accepted');
  expect(await tieTo(inviterId, memberId)).toBeNull();
});

test('it opens one direction, between these two people only', async () => {
  const [{ inviterId, memberId }, other] = [await aTie(['invited', 'accepted']), await aTie(['invited', 'accepted'])];
  expect(await tieTo(memberId, inviterId)).toBeNull();
  expect(await tieTo(inviterId, other.memberId)).toBeNull();
  expect(await tieTo(other.inviterId, memberId)).toBeNull();
});
