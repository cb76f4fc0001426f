import type { RecordEvent } from './events.js';
import { entryIn, type HealthRecord, put, withEntry } from './health-record.js';

type Prescribed = Extract<RecordEvent, { type: 'PrescriptionAdded' }>['data'];

const medicineOf = ({ medication: text, date, duration }: Prescribed) => ({
  ...{ text, date, duration, stoppedOn: null },
});

/** A health record after an event of it. */
export function evolveRecord(record: HealthRecord, { type, data }: RecordEvent): HealthRecord {
  switch (type) {
    case 'PrescriptionAdded':
      return withEntry(record, 'prescription', data, { medicine: medicineOf(data) });
    case 'TestReportAdded':
      return withEntry(record, 'testReport', data);
    case 'DiagnosisAdded':
      return withEntry(record, 'diagnosis', data);
    case 'AllergyNoted':
      return withEntry(record, 'allergy', data, { allergy: { substance: data.substance, reaction: data.reaction } });
    case 'WarningOverridden':
      return record;
    case 'MedicineStopped': {
      const entry = entryIn(record, data.entryId);
      if (!entry?.medicine) return record;
      const medicine = { ...entry.medicine, stoppedOn: data.stoppedOn };
      return put(record, data.entryId, { ...entry, medicine });
    }
    case 'RecordRetracted': {
      const entry = entryIn(record, data.entryId);
      return entry ? put(record, data.entryId, { ...entry, isCurrent: false }) : record;
    }
    case 'DocumentThumbnailMade': {
      const entry = entryIn(record, data.entryId);
      return entry ? put(record, data.entryId, { ...entry, hasThumbnail: true }) : record;
    }
    case 'LabValuesConfirmed': {
      const entry = entryIn(record, data.entryId);
      return entry ? put(record, data.entryId, { ...entry, labValues: JSON.stringify(data.values) }) : record;
    }
  }
}
