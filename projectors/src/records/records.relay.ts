import type { Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { recordEvents, type RecordEvent } from '@anamnesis/contracts/records/events';
import { recordsTopic } from '@anamnesis/contracts/records/topics';
import type { Relay } from '@anamnesis/platform/projection/relay';

/** Publishes record events to the bus: ids, times and the kind of the entry, no clinical text and no file name. */
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
        ...kindOf(recorded as RecordedOf<RecordEvent>),
        ...(document && { document: { documentId: document.documentId, file: document.file } }),
      },
    };
  },
};

type Value = MessageOf<typeof recordsTopic>;

/** The kind of the entry that an event is about; nothing if the event does not tell. */
function kindOf(event: RecordedOf<RecordEvent>): Pick<Value, 'kind'> {
  switch (event.type) {
    case 'PrescriptionAdded':
    case 'WarningOverridden':
    case 'MedicineStopped':
      return { kind: 'prescription' };
    case 'TestReportAdded':
    case 'LabValuesConfirmed':
      return { kind: 'testReport' };
    case 'DiagnosisAdded':
      return { kind: 'diagnosis' };
    case 'AllergyNoted':
      return { kind: 'allergy' };
    case 'RecordRetracted':
      return { kind: event.data.kind };
    case 'DocumentThumbnailMade':
      return {};
  }
}
