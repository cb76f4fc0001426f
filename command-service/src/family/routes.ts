import {
  acceptFamilyInvitation,
  addFamilyMembers,
  declineFamilyInvitation,
  withdrawFamilyTie,
} from '@anamnesis/contracts/family/routes';
import { familyTieStream } from '@anamnesis/contracts/family/tie';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf, type RequestIdentity } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { hasConfirmedEmail } from './confirmed-email.js';
import { familyTieDecider, type FamilyTieCommand } from './family-tie.decider.js';
import { inviteMembers } from './invite-members.js';

type TieCall = RequestIdentity & { readonly actor: Actor; readonly params: { readonly id: string } };

export const familyHandlers = (ports: Ports): RouteHandler[] => {
  const command = async (call: TieCall, what: FamilyTieCommand) => {
    const stream = familyTieStream(call.params.id);
    const context = { now: ports.clock() };
    return done(await ports.commands.handle(familyTieDecider, stream, what, context, causeOf(call, call.actor)));
  };
  const answered = async (call: TieCall, type: 'AcceptFamilyInvitation' | 'DeclineFamilyInvitation') => {
    const data = { by: call.actor, hasConfirmedEmail: await hasConfirmedEmail(ports, call.actor.id) };
    return command(call, { type, data });
  };
  return [
    answer(addFamilyMembers, (call) => inviteMembers(ports, call)),
    answer(acceptFamilyInvitation, (call) => answered(call, 'AcceptFamilyInvitation')),
    answer(declineFamilyInvitation, (call) => answered(call, 'DeclineFamilyInvitation')),
    answer(withdrawFamilyTie, (call) => command(call, { type: 'WithdrawFamilyTie', data: { by: call.actor } })),
  ];
};
