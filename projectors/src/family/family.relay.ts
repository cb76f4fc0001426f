import { familyEvents, type FamilyEvent } from '@anamnesis/contracts/family/events';
import { familyTopic } from '@anamnesis/contracts/family/topics';
import type { Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type { Relay } from '@anamnesis/platform/projection/relay';

/** Publishes family events to the bus: ids and times, no address. */
export const familyRelay: Relay<typeof familyTopic> = {
  name: 'family',
  topic: familyTopic,
  types: new Set(familyEvents.map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as RecordedOf<FamilyEvent>;
    const { tieId, inviterId, memberId } = data;
    return {
      key: tieId,
      value: {
        ...{ eventId, type, position: String(position), recordedAt, tieId, inviterId, memberId },
        ...('was' in data ? { was: data.was } : {}),
      },
    };
  },
};
