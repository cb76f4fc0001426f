import { ErasureRequested } from '@anamnesis/contracts/erasure/events';
import { erasureTopic } from '@anamnesis/contracts/erasure/topics';
import type { EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { Relay } from '@anamnesis/platform/projection/relay';

/** Publishes requests for erasure to the bus. Due erasures are found by the read model, not by a message. */
export const erasureRelay: Relay<typeof erasureTopic> = {
  name: 'erasure',
  topic: erasureTopic,
  types: new Set([ErasureRequested.type]),
  message: (recorded: Recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as Recorded<EventOf<typeof ErasureRequested>>;
    const { patientId } = data;
    return { key: patientId, value: { eventId, type, position: String(position), recordedAt, patientId } };
  },
};
