import { communityEvents, type CommunityEvent } from '@anamnesis/contracts/community/events';
import { type CommunityEventType, communityEventTypes, communityTopic } from '@anamnesis/contracts/community/topics';
import type { RecordedOf } from '@anamnesis/contracts/language/event';
import type { Relay } from '@anamnesis/platform/projection/relay';

type Told = Extract<CommunityEvent, { type: CommunityEventType }>;
const types: ReadonlySet<string> = new Set(communityEventTypes);

/** Publishes what members of a room and operators see to the bus: ids and times, no text. Who reported is for the server that pushes, which tells them alone. */
export const communityRelay: Relay<typeof communityTopic> = {
  name: 'community',
  topic: communityTopic,
  types: new Set(communityEvents.map(({ type }) => type).filter((type) => types.has(type))),
  message: (recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as RecordedOf<Told>;
    const accountId = 'memberId' in data ? data.memberId : 'authorId' in data ? data.authorId : data.accountId;
    const roomId = 'roomId' in data ? data.roomId : null;
    const messageId = 'messageId' in data ? data.messageId : null;
    const reporterIds =
      type === 'MessageReported' ? [data.reporterId] : type === 'ReportsDismissed' ? data.reporterIds : [];
    return {
      // The events of a room keep their order, and so do the choices of a person.
      key: roomId ?? accountId,
      value: {
        ...{ eventId, type, position: String(position), recordedAt },
        ...{ roomId, messageId, accountId, reporterIds },
      },
    };
  },
};
