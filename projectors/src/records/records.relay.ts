import type { EventOf, Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { recordEvents, type RecordEvent } from '@anamnesis/contracts/records/events';
import { recordsTopic } from '@anamnesis/contracts/records/topics';
import { UrgentLinesFound } from '@anamnesis/contracts/urgent-results/events';
import type { Relay } from '@anamnesis/platform/projection/relay';

type Relayed = RecordedOf<RecordEvent | EventOf<typeof UrgentLinesFound>>;

/** Publishes what changes a record to the bus: ids, times and the kind of the entry, no clinical text and no file name. */
export const recordsRelay: Relay<typeof recordsTopic> = {
  name: 'records',
  topic: recordsTopic,
  types: new Set([...recordEvents, UrgentLinesFound].map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as Relayed;
    const { patientId, entryId } = data;
    const document = 'document' in data ? data.document : null;
    return {
      key: patientId,
      value: {
        ...{ eventId, type, position: String(position), recordedAt, patientId, entryId },
        ...kindOf(recorded as Relayed),
        ...(document && { document: { documentId: document.documentId, file: document.file } }),
      },
    };
  },
};

type Value = MessageOf<typeof recordsTopic>;

/** The kind of the entry that an event is about; nothing if the event does not tell. */
function kindOf(event: Relayed): Pick<Value, 'kind'> {
  switch (event.type) {
    case 'PrescriptionAdded':
    case 'WarningOverridden':
    case 'MedicineStopped':
      return { kind: 'prescription' };
    case 'TestReportAdded':
    case 'LabValuesConfirmed':
    case 'UrgentLinesFound':
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
