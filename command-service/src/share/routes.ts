import { shareLinksStream } from '@anamnesis/contracts/share/revocations';
import { createShareLink, openShareLink, revokeShareLink } from '@anamnesis/contracts/share/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { handleCreateShareLink } from './create-share-link.js';
import { handleOpenShareLink } from './open-share-link.js';
import { shareLinksDecider } from './share-links.decider.js';

export const shareHandlers = (ports: Ports): RouteHandler[] => [
  answer(createShareLink, (call) => handleCreateShareLink(ports, call)),
  answer(revokeShareLink, async (call) => {
    const { commands, clock } = ports;
    const data = { patientId: call.actor.id, linkId: call.params.id };
    const revoke = { type: 'RevokeShareLink', data } as const;
    const stream = shareLinksStream(data.patientId);
    return done(await commands.handle(shareLinksDecider, stream, revoke, { now: clock() }, causeOf(call, call.actor)));
  }),
  answer(openShareLink, (call) => handleOpenShareLink(ports, call)),
];
