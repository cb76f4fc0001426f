import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { familyScope } from '@anamnesis/contracts/family/constants';
import {
  FAMILY_ALREADY_ADDED,
  FAMILY_EMAIL_UNCONFIRMED,
  FAMILY_INVITATION_DECLINED,
  FAMILY_INVITATION_EXPIRED,
  FAMILY_INVITED_RECENTLY,
  FAMILY_TIE_CHANGED,
  FAMILY_TIE_NOT_FOUND,
} from '@anamnesis/contracts/family/errors';
import type { FamilyEvent } from '@anamnesis/contracts/family/events';
import { NOT_ALLOWED } from '@anamnesis/contracts/language/errors';
import { type ErrorKind, Refusal } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { familyTieDecider, type FamilyTieCommand } from './family-tie.decider.js';

const [tieId, inviterId, memberId, strangerId] = [1, 2, 3, 4].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const tie = { tieId, inviterId, memberId };
const inviter: Actor = { id: inviterId, role: 'patient' };
const member: Actor = { id: memberId, role: 'patient' };
const stranger: Actor = { id: strangerId, role: 'patient' };
const doctor: Actor = { id: memberId, role: 'doctor' };

const NOW = new Date('2026-11-20T09:00:00.000Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000).toISOString();
const scope = [...familyScope];

/** Asked this many days ago; by default two, so that another invitation would be permitted. */
const invited = (daysAgo = 2): FamilyEvent => ({
  type: 'FamilyMemberInvited',
  data: { ...tie, email: 'asha@example.org', scope, until: daysFromNow(14 - daysAgo) },
});
const accepted: FamilyEvent = { type: 'FamilyInvitationAccepted', data: { ...tie, scope } };
const declined: FamilyEvent = { type: 'FamilyInvitationDeclined', data: tie };
const withdrawn = (by: 'inviter' | 'member', was: 'invited' | 'accepted'): FamilyEvent => ({
  type: 'FamilyTieWithdrawn',
  data: { ...tie, by, was },
});

const invite: FamilyTieCommand = { type: 'InviteFamilyMember', data: { ...tie, email: 'asha@example.org' } };
const accept = (by = member, hasConfirmedEmail = true): FamilyTieCommand => ({
  type: 'AcceptFamilyInvitation',
  data: { by, hasConfirmedEmail },
});
const decline = (by = member, hasConfirmedEmail = true): FamilyTieCommand => ({
  type: 'DeclineFamilyInvitation',
  data: { by, hasConfirmedEmail },
});
const withdraw = (by: Actor): FamilyTieCommand => ({ type: 'WithdrawFamilyTie', data: { by } });

const { given } = givenWhenThen(familyTieDecider, { now: NOW });

const states = {
  'a person never invited': [],
  'an open invitation': [invited()],
  'an invitation of today': [invited(0.5)],
  'an invitation that nobody answered': [invited(14)],
  'an accepted invitation': [invited(), accepted],
  'a declined invitation': [invited(), declined],
  'an invitation declined long ago': [invited(20), declined],
  'an invitation taken back': [invited(), withdrawn('inviter', 'invited')],
  'an invitation taken back today': [invited(0.5), withdrawn('inviter', 'invited')],
  'a tie that the member ended': [invited(), accepted, withdrawn('member', 'accepted')],
  'a tie that the inviter ended': [invited(), accepted, withdrawn('inviter', 'accepted')],
  'a tie that was ended and accepted again': [
    ...[invited(30), accepted, withdrawn('member', 'accepted'), invited(), accepted],
  ],
} as const satisfies Record<string, readonly FamilyEvent[]>;

type Result = FamilyEvent | ErrorKind | 'nothing';
const notFound = FAMILY_TIE_NOT_FOUND;
const [changed, expired, already] = [FAMILY_TIE_CHANGED, FAMILY_INVITATION_EXPIRED, FAMILY_ALREADY_ADDED];

/** The result of each command in each state: invite, accept, decline, withdraw by the inviter, withdraw by the member. */
const table: readonly [keyof typeof states, Result, Result, Result, Result, Result][] = [
  ['a person never invited', invited(0), notFound, notFound, notFound, notFound],
  ['an open invitation', already, accepted, declined, withdrawn('inviter', 'invited'), changed],
  ['an invitation of today', already, accepted, declined, withdrawn('inviter', 'invited'), changed],
  ['an invitation that nobody answered', invited(0), expired, expired, withdrawn('inviter', 'invited'), changed],
  [
    'an accepted invitation',
    ...([already, 'nothing', changed] as const),
    ...([withdrawn('inviter', 'accepted'), withdrawn('member', 'accepted')] as const),
  ],
  ['a declined invitation', FAMILY_INVITATION_DECLINED, changed, 'nothing', changed, changed],
  ['an invitation declined long ago', invited(0), changed, 'nothing', changed, changed],
  ['an invitation taken back', invited(0), changed, changed, 'nothing', 'nothing'],
  ['an invitation taken back today', FAMILY_INVITED_RECENTLY, changed, changed, 'nothing', 'nothing'],
  ['a tie that the member ended', invited(0), changed, changed, 'nothing', 'nothing'],
  ['a tie that the inviter ended', invited(0), changed, changed, 'nothing', 'nothing'],
  [
    'a tie that was ended and accepted again',
    ...([already, 'nothing', changed] as const),
    ...([withdrawn('inviter', 'accepted'), withdrawn('member', 'accepted')] as const),
  ],
];

function check(state: keyof typeof states, command: FamilyTieCommand, result: Result) {
  const when = given(...states[state]).when(command);
  if (result === 'nothing') return when.thenNothing();
  return 'code' in result ? when.thenRefuses(result.code) : when.then(result);
}

describe.each(table)('%s', (state, onInvite, onAccept, onDecline, onWithdrawByInviter, onWithdrawByMember) => {
  test('invite', () => check(state, invite, onInvite));
  test('accept', () => check(state, accept(), onAccept));
  test('decline', () => check(state, decline(), onDecline));
  test('withdraw, by the inviter', () => check(state, withdraw(inviter), onWithdrawByInviter));
  test('withdraw, by the member', () => check(state, withdraw(member), onWithdrawByMember));
});

describe('only the sides of a tie decide about it', () => {
  test.each([
    ['the inviter accepts', accept(inviter)],
    ['the inviter declines', decline(inviter)],
    ['a stranger accepts', accept(stranger)],
    ['a stranger declines', decline(stranger)],
    ['a stranger withdraws', withdraw(stranger)],
  ])('%s: as if there were no tie', (_, command) => {
    check('an open invitation', command, FAMILY_TIE_NOT_FOUND);
    check('an accepted invitation', command, FAMILY_TIE_NOT_FOUND);
  });

  test('a doctor is not a side, not even under the id of one', () =>
    check('an open invitation', accept(doctor), NOT_ALLOWED));

  test('a member whose address is not confirmed cannot answer', () => {
    check('an open invitation', accept(member, false), FAMILY_EMAIL_UNCONFIRMED);
    check('an open invitation', decline(member, false), FAMILY_EMAIL_UNCONFIRMED);
    check('an open invitation', accept(stranger, false), FAMILY_TIE_NOT_FOUND);
  });
});

test('the consent has the scope of the invitation', () => {
  const narrow: FamilyEvent = {
    type: 'FamilyMemberInvited',
    data: { ...tie, email: 'asha@example.org', scope: ['prescriptions'], until: daysFromNow(1) },
  };
  given(narrow)
    .when(accept())
    .then({ type: 'FamilyInvitationAccepted', data: { ...tie, scope: ['prescriptions'] } });
});

/** The history after commands in the order in which the stream takes them: each is decided on what the ones before it have written. */
const after = (history: readonly FamilyEvent[], arrived: readonly FamilyTieCommand[]) =>
  arrived.reduce((events: readonly FamilyEvent[], command) => {
    const state = events.reduce(familyTieDecider.evolve, familyTieDecider.initialState);
    try {
      return [...events, ...familyTieDecider.decide(state, command, { now: NOW })];
    } catch (error) {
      if (error instanceof Refusal) return events;
      throw error;
    }
  }, history);

test('an invitation accepted and withdrawn at once is withdrawn, in either order', () => {
  for (const sent of [
    [accept(), withdraw(inviter)],
    [withdraw(inviter), accept()],
  ])
    expect(after([invited()], sent).reduce(familyTieDecider.evolve, familyTieDecider.initialState)).toMatchObject({
      status: 'withdrawn',
    });
});

test('any commands in any order: each consent answers an invitation of its own, and nothing follows its withdrawal but another invitation', () => {
  const command = fc.constantFrom(invite, accept(), decline(), withdraw(inviter), withdraw(member));
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (sent) => {
      const types = after([invited()], sent).map(({ type }) => type);
      for (const [index, type] of types.entries()) {
        const before = types[index - 1];
        if (type === 'FamilyInvitationAccepted' || type === 'FamilyInvitationDeclined')
          expect(before).toBe('FamilyMemberInvited');
        if (type === 'FamilyTieWithdrawn')
          expect(['FamilyMemberInvited', 'FamilyInvitationAccepted']).toContain(before);
        if (type === 'FamilyMemberInvited') expect(before).not.toBe('FamilyInvitationAccepted');
      }
    }),
  );
});
