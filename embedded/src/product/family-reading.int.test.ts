import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OPENING } from '@anamnesis/contracts/audit/constants';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import {
  acceptFamilyInvitation,
  declineFamilyInvitation,
  listFamily,
  withdrawFamilyTie,
} from '@anamnesis/contracts/family/routes';
import {
  listFamilyDiagnoses,
  listFamilyPrescriptions,
  listFamilyTestReports,
} from '@anamnesis/contracts/records/family-routes';
import { listPrescriptions } from '@anamnesis/contracts/records/query-routes';
import { addDiagnosis, addPrescription, addTestReport } from '@anamnesis/contracts/records/routes';
import { until } from '@anamnesis/platform/testing/until';
import { aConfirmedPatient, invite } from './testing/family.js';
import type { Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

const lists = [listFamilyTestReports, listFamilyPrescriptions, listFamilyDiagnoses];
const read = (
  route: (typeof lists)[number],
  as: Person,
  familyMemberEmail: string,
  after: string | null,
  headers = {},
) => product.call(route, { as, after, headers, body: { familyMemberEmail } });

/** A member with one entry of each kind, invited by a new inviter. */
async function invited() {
  const [inviter, member] = await Promise.all([
    aConfirmedPatient(product, 'Anand Joshi'),
    aConfirmedPatient(product, 'Suresh Joshi'),
  ]);
  const add = (route: typeof addPrescription | typeof addTestReport | typeof addDiagnosis, body: object) =>
    product.call(route, { as: member, body: { doctorName: 'Dr. Shah', ...body } });
  await add(addTestReport, { testName: 'HbA1c', result: '5.9 %' });
  await add(addPrescription, { medication: 'Cetirizine 10 mg', dosage: 'When needed' });
  await add(addDiagnosis, { condition: 'Hay fever', notes: 'Since May.', date: '2026-05-02' });
  return { inviter, member, ...(await invite(product, inviter, member.email)) };
}
async function accepted() {
  const tie = await invited();
  const { position } = await product.call(acceptFamilyInvitation, { as: tie.member, params: { id: tie.id } });
  return { ...tie, position };
}

test('an accepted tie opens the three lists, with the entries as the member sees them', async () => {
  const { inviter, member, position } = await accepted();
  const [tests, prescriptions, diagnoses] = await Promise.all([
    product.call(listFamilyTestReports, { as: inviter, after: position, body: { familyMemberEmail: member.email } }),
    product.call(listFamilyPrescriptions, {
      ...{ as: inviter, after: position },
      body: { familyMemberEmail: member.email.toUpperCase() },
    }),
    product.call(listFamilyDiagnoses, { as: inviter, after: position, body: { familyMemberEmail: member.email } }),
  ]);
  expect(tests.body).toMatchObject([{ testName: 'HbA1c', result: '5.9 %', doctorName: 'Dr. Shah' }]);
  expect(diagnoses.body).toMatchObject([{ condition: 'Hay fever' }]);
  const own = await product.call(listPrescriptions, { as: member, after: position });
  // The check of a medicine names allergies, which no list of the family has.
  expect(prescriptions.body[0]).not.toHaveProperty('override');
  const check = { override: null, confirmedUnchecked: false };
  expect(prescriptions.body.map((entry) => ({ ...entry, ...check }))).toEqual(own.body);
});

test('each opening of a list is recorded once, with the tie; a request without an opening is one of its own', async () => {
  const { inviter, member, position } = await accepted();
  const [first, second] = [{ [OPENING]: randomUUID() }, { [OPENING]: randomUUID() }];
  for (const [route, headers] of [
    ...([listFamilyTestReports, listFamilyTestReports, listFamilyDiagnoses] as const).map((each) => [each, first]),
    ...[[listFamilyTestReports, second] as const, [listFamilyTestReports, {}] as const],
  ] as [(typeof lists)[number], Record<string, string>][])
    expect((await read(route, inviter, member.email, position, headers)).status).toBe(200);
  await until(async () => {
    const { body } = await product.call(listRecordReadings, { as: member });
    expect(body.readings.map(({ kind }) => kind).toSorted()).toEqual([
      'diagnoses',
      'testReports',
      'testReports',
      'testReports',
    ]);
    expect(body.readings.every(({ readerRole }) => readerRole === 'patient')).toBe(true);
  });
});

describe('without an accepted tie', () => {
  test('the reply is the same, byte for byte, whether the address has an account or not', async () => {
    const [stranger, { member, position }] = [await aConfirmedPatient(product), await invited()];
    for (const route of lists) {
      const [known, unknown] = [
        await read(route, stranger, member.email, position),
        await read(route, stranger, 'nobody-at-all@example.org', position),
      ];
      expect(known.code).toBe('FAMILY_TIE_NOT_FOUND');
      expect({ ...known.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    }
  });

  test('an invitation, a refusal and the other direction open nothing, and nothing is recorded', async () => {
    const { inviter, member, id, position } = await invited();
    expect((await read(listFamilyDiagnoses, inviter, member.email, position)).code).toBe('FAMILY_TIE_NOT_FOUND');
    const declined = await product.call(declineFamilyInvitation, { as: member, params: { id } });
    expect((await read(listFamilyDiagnoses, inviter, member.email, declined.position)).code).toBe(
      'FAMILY_TIE_NOT_FOUND',
    );
    const other = await accepted();
    expect((await read(listFamilyDiagnoses, other.member, other.inviter.email, other.position)).code).toBe(
      'FAMILY_TIE_NOT_FOUND',
    );
    expect((await product.call(listRecordReadings, { as: member })).body.readings).toEqual([]);
  });

  test.each(['member', 'inviter'] as const)('a withdrawal by the %s closes it at once', async (side) => {
    const { id, position, ...sides } = await accepted();
    const seenBy = async (after: string | null) =>
      (await product.call(listFamily, { as: sides.member, after })).body.data.readers.map(({ fullName }) => fullName);
    expect((await read(listFamilyTestReports, sides.inviter, sides.member.email, position)).status).toBe(200);
    expect(await seenBy(position)).toEqual(['Anand Joshi']);
    const ended = await product.call(withdrawFamilyTie, { as: sides[side], params: { id } });
    expect(await seenBy(ended.position)).toEqual([]);
    for (const route of lists)
      expect((await read(route, sides.inviter, sides.member.email, ended.position)).code).toBe('FAMILY_TIE_NOT_FOUND');
    // As long as the read model has not folded the withdrawal, it shows the tie as accepted.
    await product.database.query(`update read.family_ties set state = 'accepted' where tie_id = $1`, [id]);
    for (const route of lists)
      expect((await read(route, sides.inviter, sides.member.email, null)).code).toBe('FAMILY_TIE_NOT_FOUND');
  });
});
