import { appointmentsTopic, relayedAppointmentEvents } from '@anamnesis/contracts/appointments-topic';
import type { Recorded, RecordedOf, EventOf } from '@anamnesis/contracts/language/event';
import type { Relay } from '@anamnesis/platform/projection/relay';

type Relayed = RecordedOf<EventOf<(typeof relayedAppointmentEvents)[number]>>;

/** Publishes appointment events to the bus: ids and times, no personal text. */
export const appointmentsRelay: Relay<typeof appointmentsTopic> = {
  name: 'appointments',
  topic: appointmentsTopic,
  types: new Set(relayedAppointmentEvents.map((definition) => definition.type)),
  message: (recorded: Recorded) => {
    const { id, type, data, position, recordedAt } = recorded as Relayed;
    const { appointmentId, patientId, doctorId } = data;
    return {
      key: appointmentId,
      value: {
        ...{ eventId: id, type, position: String(position), recordedAt, appointmentId, patientId, doctorId },
        ...('startsAt' in data ? { startsAt: data.startsAt, endsAt: data.endsAt } : {}),
        ...('summaryId' in data ? { summaryId: data.summaryId } : {}),
      },
    };
  },
};
