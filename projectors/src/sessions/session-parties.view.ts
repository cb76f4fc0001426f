import { AppointmentBooked, AppointmentCancelled, NoShowRecorded } from '@anamnesis/contracts/appointments/events';
import { SESSION_PARTIES_VIEW, sessionParties, type SessionParties } from '@anamnesis/contracts/sessions/parties';
import { SessionEnded, SessionStarted } from '@anamnesis/contracts/sessions/events';
import { defineView } from '@anamnesis/platform/projection/run-view';

/** The parties and stage of each session. Read for every socket message, so it is stored in Redis. */
export const sessionPartiesView = defineView<SessionParties>()({
  name: SESSION_PARTIES_VIEW,
  schema: sessionParties,
  handles: [AppointmentBooked, SessionStarted, SessionEnded, AppointmentCancelled, NoShowRecorded],
  // An unreadable event may be the end of the session: nobody is admitted until it can be read.
  withdraw: (streamId) => (streamId.startsWith(APPOINTMENT) ? streamId.slice(APPOINTMENT.length) : null),
  on: {
    AppointmentBooked: ({ data }) => now('planned', data),
    SessionStarted: ({ data }) => now('active', data),
    SessionEnded: ({ data }) => now('over', data),
    AppointmentCancelled: ({ data }) => now('over', data),
    NoShowRecorded: ({ data }) => now('over', data),
  },
});

/** Prefix of an appointment's stream; its id follows. */
const APPOINTMENT = 'appointment-';

interface Parties extends Omit<SessionParties, 'stage'> {
  appointmentId: string;
}

const now = (stage: SessionParties['stage'], { appointmentId, patientId, doctorId }: Parties) => [
  { key: appointmentId, value: { patientId, doctorId, stage } },
];
