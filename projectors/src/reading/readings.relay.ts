import type { Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import { readingEvents, type ReadingEvent } from '@anamnesis/contracts/reading/events';
import { readingsTopic } from '@anamnesis/contracts/reading/topics';
import type { Relay } from '@anamnesis/platform/projection/relay';

/** Publishes the events of the reading of documents to the bus: ids, times and why a document could not be read. */
export const readingsRelay: Relay<typeof readingsTopic> = {
  name: 'readings',
  topic: readingsTopic,
  types: new Set(readingEvents.map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as RecordedOf<ReadingEvent>;
    const { patientId, documentId } = data;
    return {
      key: documentId,
      value: {
        ...{ eventId, type, position: String(position), recordedAt, patientId, documentId },
        ...('file' in data && { file: data.file, onArrival: data.onArrival }),
        ...('reason' in data && { reason: data.reason }),
      },
    };
  },
};
