import {
  familyScope,
  type FamilySide,
  INVITATION_DAYS,
  INVITE_AGAIN_HOURS,
} from '@anamnesis/contracts/family/constants';
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
import { familyActions, type FamilyTie as Sides } from '@anamnesis/contracts/family/policy';
import { type FamilyTie, familyTieFold, type Tie } from '@anamnesis/contracts/family/tie';
import { permit } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** `hasConfirmedEmail`: whether the member's address is known to be theirs. */
type Answer = { by: Actor; hasConfirmedEmail: boolean };
export type FamilyTieCommand =
  | { type: 'InviteFamilyMember'; data: Sides & { email: string } }
  | { type: 'AcceptFamilyInvitation'; data: Answer }
  | { type: 'DeclineFamilyInvitation'; data: Answer }
  | { type: 'WithdrawFamilyTie'; data: { by: Actor } };

/** The tie between an inviter and a member, from the first invitation on, through any number of later ones. */
export const familyTieDecider: Decider<FamilyTie, FamilyTieCommand, FamilyEvent> = {
  ...familyTieFold,
  begins: ['InviteFamilyMember'],

  decide: (state, command, { now }) => {
    if (command.type === 'InviteFamilyMember') return invite(state, command.data, now);
    if (state.status === 'none') return refuse(FAMILY_TIE_NOT_FOUND);
    switch (command.type) {
      case 'AcceptFamilyInvitation':
        permit(command.data.by, familyActions.acceptFamilyInvitation, state);
        return answer(state, 'accepted', command.data, now);
      case 'DeclineFamilyInvitation':
        permit(command.data.by, familyActions.declineFamilyInvitation, state);
        return answer(state, 'declined', command.data, now);
      case 'WithdrawFamilyTie':
        return withdraw(state, permit(command.data.by, familyActions.withdrawFamilyTie, state).side);
    }
  },
};

const HOUR = 60 * 60_000;

function invite(
  state: FamilyTie,
  { tieId, inviterId, memberId, email }: Sides & { email: string },
  now: Date,
): FamilyEvent[] {
  if (state.status !== 'none') refuseToInviteAgain(state, now);
  const until = new Date(now.getTime() + INVITATION_DAYS * 24 * HOUR).toISOString();
  return [{ type: 'FamilyMemberInvited', data: { tieId, inviterId, memberId, email, scope: [...familyScope], until } }];
}

/** Each invitation sends an email, so the same person is not invited again at once, and a declined invitation runs its time. */
function refuseToInviteAgain({ status, until }: Tie, now: Date): void {
  const isOver = isPast(until, now);
  if (status === 'accepted' || (status === 'invited' && !isOver)) refuse(FAMILY_ALREADY_ADDED);
  if (status === 'declined' && !isOver) refuse(FAMILY_INVITATION_DECLINED);
  const invitedAt = Date.parse(until) - INVITATION_DAYS * 24 * HOUR;
  if (now.getTime() < invitedAt + INVITE_AGAIN_HOURS * HOUR) refuse(FAMILY_INVITED_RECENTLY);
}

function answer(tie: Tie, to: 'accepted' | 'declined', { hasConfirmedEmail }: Answer, now: Date): FamilyEvent[] {
  if (!hasConfirmedEmail) refuse(FAMILY_EMAIL_UNCONFIRMED);
  if (tie.status === to) return [];
  if (tie.status !== 'invited') refuse(FAMILY_TIE_CHANGED);
  if (isPast(tie.until, now)) refuse(FAMILY_INVITATION_EXPIRED);
  const data = sidesOf(tie);
  return to === 'accepted'
    ? [{ type: 'FamilyInvitationAccepted', data: { ...data, scope: [...tie.scope] } }]
    : [{ type: 'FamilyInvitationDeclined', data }];
}

function withdraw(tie: Tie, by: FamilySide): FamilyEvent[] {
  const { status } = tie;
  if (status === 'withdrawn') return [];
  // A member answers an open invitation by declining it; a declined one is over for both.
  if (status === 'declined' || (status === 'invited' && by === 'member')) return refuse(FAMILY_TIE_CHANGED);
  return [{ type: 'FamilyTieWithdrawn', data: { ...sidesOf(tie), by, was: status } }];
}

const isPast = (moment: string, now: Date) => now.getTime() >= Date.parse(moment);

const sidesOf = ({ tieId, inviterId, memberId }: Sides): Sides => ({ tieId, inviterId, memberId });
