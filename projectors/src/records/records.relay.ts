import type { Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import { recordEvents, type RecordEvent } from '@anamnesis/contracts/records/events';
import { recordsTopic } from '@anamnesis/contracts/records/topics';
import type { Relay } from '@anamnesis/platform/projection/relay';

/** Publishes record events to the bus: ids and times, no clinical text and no file name. */
export const recordsRelay: Relay<typeof recordsTopic> = {
  name: 'records',
  topic: recordsTopic,
  types: new Set(recordEvents.map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as RecordedOf<RecordEvent>;
    const { patientId, entryId } = data;
    const document = 'document' in data ? data.document : null;
    return {
      key: patientId,
      value: {
        ...{ eventId, type, position: String(position), recordedAt, patientId, entryId },
        ...(document && { document: { documentId: document.documentId, file: document.file } }),
      },
    };
  },
};
