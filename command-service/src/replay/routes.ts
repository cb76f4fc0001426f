import { inquiryStream } from '@anamnesis/contracts/replay/events';
import { openInquiry } from '@anamnesis/contracts/replay/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { inquiryDecider } from './inquiry.decider.js';

export const replayHandlers = ({ commands, clock }: Ports): RouteHandler[] => [
  answer(openInquiry, async (call) => {
    const { actor, body } = call;
    const inquiryId = uuidOf(`inquiry/${actor.id}/${call.commandId}`);
    const { position } = await commands.handle(
      inquiryDecider,
      inquiryStream(inquiryId),
      { type: 'OpenInquiry', by: actor, data: { inquiryId, reason: body.reason } },
      { now: clock() },
      causeOf(call, actor),
    );
    return { body: { success: true as const, data: { inquiryId } }, position };
  }),
];
