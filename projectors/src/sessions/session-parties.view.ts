import { AppointmentBooked, AppointmentCancelled, NoShowRecorded } from '@anamnesis/contracts/appointments/events';
import { SESSION_PARTIES_VIEW, sessionParties, type SessionParties } from '@anamnesis/contracts/sessions/parties';
import { SessionEnded, SessionStarted } from '@anamnesis/contracts/sessions/events';
import { defineView } from '@anamnesis/platform/projection/run-view';

/** Who may be in this session, and is it time? Asked at every word a socket says, so it stands in Redis. */
export const sessionPartiesView = defineView<SessionParties>()({
  name: SESSION_PARTIES_VIEW,
  schema: sessionParties,
  handles: [AppointmentBooked, SessionStarted, SessionEnded, AppointmentCancelled, NoShowRecorded],
  // An event that can't be read may be the end of the session: nobody is let in until it can.
  withdraw: (streamId) => (streamId.startsWith(APPOINTMENT) ? streamId.slice(APPOINTMENT.length) : null),
  on: {
    AppointmentBooked: ({ data }) => now('planned', data),
    SessionStarted: ({ data }) => now('active', data),
    SessionEnded: ({ data }) => now('over', data),
    AppointmentCancelled: ({ data }) => now('over', data),
    NoShowRecorded: ({ data }) => now('over', data),
  },
});

/** Begins the name of an appointment's stream; its id follows. */
const APPOINTMENT = 'appointment-';

interface Parties extends Omit<SessionParties, 'stage'> {
  appointmentId: string;
}

const now = (stage: SessionParties['stage'], { appointmentId, patientId, doctorId }: Parties) => [
  { key: appointmentId, value: { patientId, doctorId, stage } },
];
