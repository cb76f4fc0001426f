import { breakGlassEvents, type BreakGlassEvent } from '@anamnesis/contracts/break-glass/events';
import { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
import type { Recorded, RecordedOf } from '@anamnesis/contracts/language/event';
import type { Relay } from '@anamnesis/platform/projection/relay';

/** Publishes events of emergency access to the bus: ids and times, no reason. */
export const breakGlassRelay: Relay<typeof breakGlassTopic> = {
  name: 'break-glass',
  topic: breakGlassTopic,
  types: new Set(breakGlassEvents.map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const { id: eventId, type, data, position, recordedAt } = recorded as RecordedOf<BreakGlassEvent>;
    const { breakGlassId, patientId, doctorId } = data;
    return {
      key: breakGlassId,
      value: { eventId, type, position: String(position), recordedAt, breakGlassId, patientId, doctorId },
    };
  },
};
