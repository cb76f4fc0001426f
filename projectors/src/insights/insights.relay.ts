import { InsightRequested } from '@anamnesis/contracts/insights/events';
import { insightsTopic } from '@anamnesis/contracts/insights/topics';
import type { EventOf, Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type { Relay } from '@anamnesis/platform/projection/relay';

/** Publishes requests for insights to the bus: ids and times only. */
export const insightsRelay: Relay<typeof insightsTopic> = {
  name: 'insights',
  topic: insightsTopic,
  types: new Set([InsightRequested.type]),
  message: (recorded: Recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as RecordedOf<EventOf<typeof InsightRequested>>;
    const { patientId, entryId, requestId, summaryIn } = data;
    return {
      key: entryId,
      value: {
        ...{ eventId, type, position: String(position), recordedAt },
        ...{ patientId, entryId, requestId, summaryIn },
      },
    };
  },
};
