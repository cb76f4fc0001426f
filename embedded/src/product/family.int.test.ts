import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  acceptFamilyInvitation,
  addFamilyMembers,
  declineFamilyInvitation,
  listFamily,
  showFamilyEmail,
  withdrawFamilyTie,
} from '@anamnesis/contracts/family/routes';
import {
  countUnreadNotifications,
  listNotifications,
  readNotifications,
} from '@anamnesis/contracts/notifications/routes';
import { addPrescription, noteAllergy } from '@anamnesis/contracts/records/routes';
import { until } from '@anamnesis/platform/testing/until';
import { io } from 'socket.io-client';
import { aConfirmedPatient, confirmAddress, invite } from './testing/family.js';
import { aDoctor, aPatient, newPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let anand: Person;
beforeAll(async () => {
  product = await sharedProduct();
  anand = await aConfirmedPatient(product, 'Anand Joshi');
});
afterAll(() => product.close());

type Change = typeof acceptFamilyInvitation | typeof declineFamilyInvitation | typeof withdrawFamilyTie;
const change = (route: Change, as: Person, id: string) => product.call(route, { as, params: { id } });
const familyOf = async (as: Person, after: string | null) => (await product.call(listFamily, { as, after })).body.data;
const add = (as: Person, ...familyMembers: string[]) => product.call(addFamilyMembers, { as, body: { familyMembers } });
const aNewAddress = () => `f${randomUUID()}@example.org`;
/** A new patient whom a new inviter has invited. */
async function invited() {
  const [inviter, member] = await Promise.all([
    aConfirmedPatient(product, 'Anand Joshi'),
    aConfirmedPatient(product, 'Suresh Joshi'),
  ]);
  return { inviter, member, ...(await invite(product, inviter, member.email)) };
}
/** The same, accepted. */
async function accepted() {
  const asked = await invited();
  const { position } = await change(acceptFamilyInvitation, asked.member, asked.id);
  return { ...asked, position };
}
const scope = ['testReports', 'prescriptions', 'diagnoses'];

describe('inviting', () => {
  test('drops blank addresses, invites each person once, and replies with the added members', async () => {
    const [one, other] = [aNewAddress(), aNewAddress()];
    const { body, status } = await add(anand, '', one, ' ', other, one.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: '2 invitations sent.', notAdded: [] });
    expect(body.addedMembers.map(({ email }) => email)).toEqual([one, other]);
    expect(body.data.user.family).toEqual(body.addedMembers);
  });

  test.each([[[]], [['']], [['', '  ']]])('%j asks for at least one email', async (familyMembers) => {
    const { body, code } = await add(anand, ...familyMembers);
    expect(code).toBe('INPUT_INVALID');
    expect(body).toMatchObject({ message: 'Please add at least one email' });
  });

  test('names the address that is not complete, and sends nothing', async () => {
    const complete = aNewAddress();
    const { body, code, position } = await add(anand, complete, 'meena.joshi@mail');
    expect(code).toBe('INPUT_INVALID');
    expect(Object.keys(body.parameters?.['fields'] ?? {})).toEqual(['familyMembers.1']);
    const { familyMembers } = await familyOf(anand, position);
    expect(familyMembers.map(({ email }) => email)).not.toContain(complete);
  });

  test('of oneself is refused', async () => {
    const { body, code } = await add(anand, anand.email.toUpperCase());
    expect(code).toBe('INPUT_INVALID');
    expect(body).toMatchObject({ message: 'This is your own address.' });
  });

  test('needs a confirmed address, so that nobody asks in another person’s name', async () => {
    const unconfirmed = await aPatient(product, newPatient('Not Anand'));
    expect((await add(unconfirmed, aNewAddress())).code).toBe('FAMILY_EMAIL_UNCONFIRMED');
    await confirmAddress(product, unconfirmed);
    expect((await add(unconfirmed, aNewAddress())).status).toBe(200);
  });

  test('does not reveal whether an address has an account', async () => {
    const inviter = await aConfirmedPatient(product);
    const [member, nobody] = [await aConfirmedPatient(product), aNewAddress()];
    const shapes = [];
    for (const email of [member.email, nobody]) {
      const { body, status, position } = await add(inviter, email);
      const { familyMembers } = await familyOf(inviter, position);
      const shown = familyMembers.find((each) => each.email === email);
      shapes.push({
        status,
        body: { ...body, addedMembers: [], data: {} },
        shown: { ...shown, _id: '', email: '', since: '', until: '' },
      });
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]?.shown).toMatchObject({ state: 'invited', patientId: null, fullName: null, scope });
  });

  test('again is refused while the invitation is open; others in the same call are invited', async () => {
    const inviter = await aConfirmedPatient(product);
    const [open, another] = [aNewAddress(), aNewAddress()];
    await invite(product, inviter, open);
    expect((await add(inviter, open)).code).toBe('FAMILY_ALREADY_ADDED');
    const { body } = await add(inviter, open, another);
    expect(body.message).toBe('Invitation sent.');
    expect(body.addedMembers).toMatchObject([{ email: another }]);
    expect(body.notAdded).toMatchObject([{ email: open, code: 'FAMILY_ALREADY_ADDED' }]);
  });

  test('repeated under one command id invites once', async () => {
    const sent = { as: anand, body: { familyMembers: [aNewAddress()] }, commandId: randomUUID() };
    const [first, second] = [await product.call(addFamilyMembers, sent), await product.call(addFamilyMembers, sent)];
    expect(second.status).toBe(200);
    expect(second.body.addedMembers).toEqual(first.body.addedMembers);
  });

  test('is limited per day', async () => {
    const inviter = await aConfirmedPatient(product);
    const ten = () => Array.from({ length: 10 }, aNewAddress);
    for (const emails of [ten(), ten()]) expect((await add(inviter, ...emails)).body.addedMembers).toHaveLength(10);
    expect((await add(inviter, aNewAddress())).code).toBe('FAMILY_TOO_MANY_INVITED');
    expect((await add(inviter, ...ten(), aNewAddress())).code).toBe('INPUT_INVALID');
  });
});

describe('an invitation', () => {
  test('is shown to its recipient with who asks, since when and for what', async () => {
    const { inviter, member, position } = await invited();
    const { invitations, readers, familyMembers } = await familyOf(member, position);
    expect(invitations).toMatchObject([{ fullName: 'Anand Joshi', email: inviter.email, scope }]);
    expect([readers, familyMembers]).toEqual([[], []]);
  });

  test('waits for a person who has no account, until they have confirmed the address', async () => {
    const form = newPatient('Asha Joshi');
    const inviter = await aConfirmedPatient(product);
    const { id } = await invite(product, inviter, form.email);
    const asha = await aPatient(product, form);
    expect((await familyOf(asha, asha.position)).invitations).toEqual([]);
    expect((await change(acceptFamilyInvitation, asha, id)).code).toBe('FAMILY_EMAIL_UNCONFIRMED');
    await confirmAddress(product, asha);
    const { status, position } = await change(acceptFamilyInvitation, asha, id);
    expect(status).toBe(200);
    expect((await familyOf(inviter, position)).familyMembers).toMatchObject([
      { fullName: 'Asha Joshi', state: 'accepted', patientId: asha.id },
    ]);
  });

  test('accepted, shows the consent with its scope and date on both sides', async () => {
    const { inviter, member, position } = await accepted();
    const seen = (await familyOf(inviter, position)).familyMembers[0];
    const shown = (await familyOf(member, position)).readers[0];
    expect(seen).toMatchObject({
      ...{ fullName: 'Suresh Joshi', email: member.email, patientId: member.id, state: 'accepted', scope },
      ...{ gender: 'Female', age: 41 },
    });
    expect(shown).toMatchObject({ fullName: 'Anand Joshi', email: inviter.email, scope, lastOpened: null });
    expect(shown?.since).toBe(seen?.since);
    expect((await familyOf(member, position)).invitations).toEqual([]);
  });

  test('accepted twice, changes nothing the second time', async () => {
    const { inviter, member, id, position } = await accepted();
    const { since } = (await familyOf(inviter, position)).familyMembers[0] ?? {};
    const again = await change(acceptFamilyInvitation, member, id);
    expect(again.status).toBe(200);
    expect((await familyOf(inviter, again.position)).familyMembers).toMatchObject([{ since }]);
  });

  test('declined, is shown with the address alone, and cannot be repeated at once', async () => {
    const { inviter, member, id } = await invited();
    const { position } = await change(declineFamilyInvitation, member, id);
    const [declined] = (await familyOf(inviter, position)).familyMembers;
    expect(declined).toMatchObject({ state: 'declined', email: member.email, fullName: null, patientId: null });
    expect((await familyOf(member, position)).invitations).toEqual([]);
    expect((await add(inviter, member.email)).code).toBe('FAMILY_INVITATION_DECLINED');
    expect((await change(acceptFamilyInvitation, member, id)).code).toBe('FAMILY_TIE_CHANGED');
  });

  test('taken back, is gone from both lists', async () => {
    const { inviter, member, id } = await invited();
    const { position } = await change(withdrawFamilyTie, inviter, id);
    expect((await familyOf(inviter, position)).familyMembers).toEqual([]);
    expect((await familyOf(member, position)).invitations).toEqual([]);
    expect((await change(acceptFamilyInvitation, member, id)).code).toBe('FAMILY_TIE_CHANGED');
  });

  test('accepted and taken back at the same moment has one outcome, for both sides', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { inviter, member, id } = await invited();
      const [answer, takenBack] = await Promise.all([
        change(acceptFamilyInvitation, member, id),
        change(withdrawFamilyTie, inviter, id),
      ]);
      // Taking back after the consent ends it; consenting after it was taken back is refused.
      expect(takenBack.status).toBe(200);
      expect([undefined, 'FAMILY_TIE_CHANGED']).toContain(answer.code);
      const after = takenBack.position;
      expect((await familyOf(inviter, after)).familyMembers).toEqual([]);
      expect((await familyOf(member, after)).readers).toEqual([]);
    }
  });
});

describe('a tie', () => {
  test.each(['member', 'inviter'] as const)('is ended by the %s at once', async (side) => {
    const { id, ...sides } = await accepted();
    const { position, status } = await change(withdrawFamilyTie, sides[side], id);
    expect(status).toBe(200);
    expect((await familyOf(sides.inviter, position)).familyMembers).toEqual([]);
    expect((await familyOf(sides.member, position)).readers).toEqual([]);
  });

  test('is independent of one in the other direction', async () => {
    const { inviter, member, id } = await accepted();
    const other = await invite(product, member, inviter.email);
    expect(other.id).not.toBe(id);
    await change(acceptFamilyInvitation, inviter, other.id);
    const { position } = await change(withdrawFamilyTie, member, id);
    expect((await familyOf(inviter, position)).readers).toMatchObject([{ fullName: 'Suresh Joshi' }]);
    expect((await familyOf(member, position)).familyMembers).toMatchObject([{ _id: other.id, state: 'accepted' }]);
    expect((await familyOf(inviter, position)).familyMembers).toEqual([]);
  });

  test('is nothing to others: a stranger, a doctor, the other side', async () => {
    const { inviter, id } = await invited();
    const [stranger, doctor] = await Promise.all([aConfirmedPatient(product), aDoctor(product)]);
    for (const route of [acceptFamilyInvitation, declineFamilyInvitation, withdrawFamilyTie]) {
      expect((await change(route, stranger, id)).code).toBe('FAMILY_TIE_NOT_FOUND');
      expect((await change(route, doctor, id)).code).toBe('NOT_ALLOWED');
    }
    expect((await change(acceptFamilyInvitation, inviter, id)).code).toBe('FAMILY_TIE_NOT_FOUND');
  });
});

describe('the email about a tie', () => {
  const email = async (id: string, side: string, purpose: string, after: string | null) =>
    (await product.callInside(showFamilyEmail, { params: { id }, query: { side, purpose }, after })).body.data;

  test('of an invitation goes to the address, and leads a person without an account to one', async () => {
    const address = aNewAddress();
    const { id, position } = await invite(product, anand, address);
    expect(await email(id, 'member', 'family-invitation', position)).toEqual({
      ...{ to: address, name: null, by: null, scope, link: 'http://clinic.example/user-signup', language: 'en' },
      other: { name: 'Anand Joshi', email: anand.email },
    });
  });

  test('of an invitation leads a person with an account to the answer; later it is no longer current', async () => {
    const { member, id, position } = await invited();
    expect(await email(id, 'member', 'family-invitation', position)).toMatchObject({
      ...{ to: member.email, name: 'Suresh Joshi', link: 'http://clinic.example/user-reports?tab=family' },
    });
    const answer = await change(acceptFamilyInvitation, member, id);
    expect(await email(id, 'member', 'family-invitation', answer.position)).toBeNull();
    expect(await email(id, 'inviter', 'accepted', answer.position)).toMatchObject({ other: { name: 'Suresh Joshi' } });
  });

  test('of a declined invitation does not name who declined', async () => {
    const { inviter, member, id } = await invited();
    const { position } = await change(declineFamilyInvitation, member, id);
    expect(await email(id, 'inviter', 'declined', position)).toMatchObject({
      ...{ to: inviter.email, other: { name: null, email: member.email } },
    });
  });

  test('of a withdrawal tells both sides who withdrew', async () => {
    const { inviter, member, id } = await accepted();
    const { position } = await change(withdrawFamilyTie, member, id);
    for (const [side, to] of [
      ['inviter', inviter.email],
      ['member', member.email],
    ] as const)
      expect(await email(id, side, 'withdrawn', position)).toMatchObject({ to, by: 'member' });
  });
});

describe('the notification of an invitation', () => {
  const toldTo = async (as: Person, after: string | null) =>
    (await product.call(listNotifications, { as, after })).body;
  const unreadOf = async (as: Person, after: string | null) =>
    (await product.call(countUnreadNotifications, { as, after })).body.unread;

  test('names the inviter, and is read on every device once it was read on one', async () => {
    const { member, inviter, position } = await invited();
    const { notifications, unread } = await toldTo(member, position);
    expect(notifications).toMatchObject([
      { kind: 'familyInvited', otherName: inviter.fullName, isRead: false, link: '/user-reports?tab=family' },
    ]);
    expect(unread).toBe(1);
    const ids = notifications.map(({ id }) => id);
    const read = await product.call(readNotifications, { as: member, body: { ids } });
    expect(await unreadOf(member, read.position)).toBe(0);
    expect((await toldTo(member, read.position)).notifications).toMatchObject([{ isRead: true }]);
  });

  test('disappears when the invitation is taken back, and is not shown before the address is confirmed', async () => {
    const { member, inviter, id } = await invited();
    const { position } = await change(withdrawFamilyTie, inviter, id);
    expect((await toldTo(member, position)).notifications).toEqual([]);
    const unconfirmed = await aPatient(product, newPatient('Not Suresh'));
    const asked = await invite(product, inviter, unconfirmed.email);
    expect(await unreadOf(unconfirmed, asked.position)).toBe(0);
    await confirmAddress(product, unconfirmed);
    await until(async () => expect(await unreadOf(unconfirmed, asked.position)).toBe(1));
  });

  test('of the answer names who accepted, and not who declined', async () => {
    const [first, second] = [await accepted(), await invited()];
    expect((await toldTo(first.inviter, first.position)).notifications).toMatchObject([
      { kind: 'familyAccepted', otherName: first.member.fullName },
    ]);
    const { position } = await change(declineFamilyInvitation, second.member, second.id);
    expect((await toldTo(second.inviter, position)).notifications).toMatchObject([
      { kind: 'familyDeclined', otherName: null },
    ]);
  });
});

test('an open page of a relative is told of changes to the parts of the record that it shows, and of no other', async () => {
  const { inviter, member, position } = await accepted();
  const socket = io(product.address, { transports: ['websocket'], auth: { token: inviter.token }, forceNew: true });
  const told: string[] = [];
  socket.on('recordUpdate', ({ position: at }: { position: string }) => told.push(at));
  try {
    await once(socket as never, 'connect');
    await until(async () => expect((await familyOf(inviter, position)).familyMembers).toHaveLength(1));
    const allergy = {
      as: member,
      params: { patientId: member.id },
      body: { substance: 'Penicillin', reaction: 'Rash' },
    };
    expect((await product.call(noteAllergy, allergy)).status).toBe(200);
    const medicine = { doctorName: 'Dr. Rao', medication: 'Atorvastatin 10 mg', dosage: 'Once a day' };
    const added = await product.call(addPrescription, { as: member, body: medicine });
    await until(async () => expect(told).toContain(added.position));
    expect(told).toEqual([added.position]);
  } finally {
    socket.close();
  }
});
