import { openingName } from '@anamnesis/contracts/audit/opening';
import { moderationStream, ReportedMessagesRead } from '@anamnesis/contracts/community/events';
import { listReportedMessages, showReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type Call, type RouteHandler } from '@anamnesis/platform/http/answer';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { community } from '@anamnesis/read-models/community/community';
import { erasures } from '@anamnesis/read-models/erasure/erasures';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { doctorRegistrations } from '@anamnesis/read-models/registrations/doctor-registrations';
import type { Ports } from '../ports.js';
import { reportedMessage } from './reported-message.js';
import { reportedList } from './reported-messages.js';

const reads = [community, patientProfile, erasures, doctorRegistrations];

type Opening = Pick<Call<typeof showReportedMessage>, 'headers' | 'requestId' | 'commandId'> & {
  readonly actor: Actor;
};

/** Handlers of the operators' queue. They read what members wrote without being members, so each opening is recorded before the reply. */
export const moderationHandlers = (ports: Ports): RouteHandler[] => {
  const record = async ({ actor, headers, requestId, commandId }: Opening, messageIds: readonly string[]) => {
    if (messageIds.length === 0) return;
    const data = { operatorId: actor.id, messageIds: [...messageIds] };
    // Other messages are another reading, also within one opening.
    const again = openingName(headers, ports.clock(), messageIds.join(' '));
    const cause = { actor, correlationId: requestId, commandId: again === null ? commandId : uuidOf(again) };
    await ports.recorder.record(moderationStream(actor.id), { type: ReportedMessagesRead.type, data }, cause);
  };
  return [
    answer(
      listReportedMessages,
      async (call) => {
        const list = await reportedList(ports, call);
        await record(
          call,
          list.body.map(({ id }) => id),
        );
        return list;
      },
      { reads },
    ),
    answer(
      showReportedMessage,
      async (call) => {
        const body = await reportedMessage(ports, call.params.id);
        await record(
          call,
          body.context.map(({ _id }) => _id),
        );
        return { body };
      },
      { reads },
    ),
  ];
};
