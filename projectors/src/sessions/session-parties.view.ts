import { AppointmentBooked } from '@anamnesis/contracts/appointments/events';
import { SESSION_PARTIES_VIEW, type SessionParties } from '@anamnesis/contracts/sessions/parties';
import { defineView } from '@anamnesis/platform/projection/run-view';

/** Who may be in this session? Asked at every word a socket says, so it stands in Redis. */
export const sessionPartiesView = defineView<SessionParties>()({
  name: SESSION_PARTIES_VIEW,
  handles: [AppointmentBooked],
  on: {
    AppointmentBooked: ({ data: { appointmentId, patientId, doctorId } }) => [
      { key: appointmentId, value: { patientId, doctorId } },
    ],
  },
});
