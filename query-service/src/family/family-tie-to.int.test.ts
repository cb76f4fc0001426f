import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBookkeeping } from '@anamnesis/platform/projection/bookkeeping';
import { copyOf } from '@anamnesis/platform/projection/builds';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { familyTies } from '@anamnesis/read-models/family/family-ties';
import { familyTieTo } from './family-tie-to.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await openBookkeeping(database.pool);
  const { schema } = await copyOf(database.pool, familyTies);
  await database.pool.query(
    `create schema if not exists read; create view read.family_ties as select * from ${schema}.family_ties`,
  );
});
afterAll(() => database.close());

/** A tie between two new people. */
async function aTie(state: string) {
  const tie = { tieId: randomUUID(), inviterId: randomUUID(), memberId: randomUUID() };
  await database.pool.query(
    `insert into read.family_ties (tie_id, inviter_id, member_id, email, state, scope, invited_at, until, since)
     values ($1, $2, $3, 'asha@example.org', $4, '{prescriptions}', now(), now(), now())`,
    [tie.tieId, tie.inviterId, tie.memberId, state],
  );
  return tie;
}
const tieTo = (readerId: string, patientId: string) => familyTieTo(database, readerId, patientId);

test('an accepted tie is found with its scope, also after the end of its invitation', async () => {
  const tie = await aTie('accepted');
  expect(await tieTo(tie.inviterId, tie.memberId)).toEqual({ ...tie, scope: ['prescriptions'] });
});

test.each(['invited', 'declined', 'withdrawn'])('one that is %s is not', async (state) => {
  const { inviterId, memberId } = await aTie(state);
  expect(await tieTo(inviterId, memberId)).toBeNull();
});

test('it opens one direction, between these two people only', async () => {
  const [{ inviterId, memberId }, other] = [await aTie('accepted'), await aTie('accepted')];
  expect(await tieTo(memberId, inviterId)).toBeNull();
  expect(await tieTo(inviterId, other.memberId)).toBeNull();
  expect(await tieTo(other.inviterId, memberId)).toBeNull();
});
