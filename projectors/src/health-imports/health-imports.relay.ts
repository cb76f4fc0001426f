import { type HealthImportEvent, healthImportEvents } from '@anamnesis/contracts/health-imports/events';
import { healthImportsTopic } from '@anamnesis/contracts/health-imports/topics';
import type { Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type { Relay } from '@anamnesis/platform/projection/relay';

/** Publishes the events of imports to the bus: ids and times. */
export const healthImportsRelay: Relay<typeof healthImportsTopic> = {
  name: 'health-imports',
  topic: healthImportsTopic,
  types: new Set(healthImportEvents.map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as RecordedOf<HealthImportEvent>;
    const { patientId, importId } = data;
    return {
      key: importId,
      value: {
        ...{ eventId, type, position: String(position), recordedAt, patientId, importId },
        ...('file' in data && { file: data.file }),
      },
    };
  },
};
