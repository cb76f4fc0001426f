import { AppointmentBooked, AppointmentCancelled, NoShowRecorded } from '@anamnesis/contracts/appointments/events';
import { SESSION_PARTIES_VIEW, type SessionParties } from '@anamnesis/contracts/sessions/parties';
import { SessionEnded, SessionStarted } from '@anamnesis/contracts/sessions/events';
import { defineView } from '@anamnesis/platform/projection/run-view';

/** Who may be in this session, and is it time? Asked at every word a socket says, so it stands in Redis. */
export const sessionPartiesView = defineView<SessionParties>()({
  name: SESSION_PARTIES_VIEW,
  handles: [AppointmentBooked, SessionStarted, SessionEnded, AppointmentCancelled, NoShowRecorded],
  on: {
    AppointmentBooked: ({ data }) => now('planned', data),
    SessionStarted: ({ data }) => now('active', data),
    SessionEnded: ({ data }) => now('over', data),
    AppointmentCancelled: ({ data }) => now('over', data),
    NoShowRecorded: ({ data }) => now('over', data),
  },
});

interface Parties extends Omit<SessionParties, 'stage'> {
  appointmentId: string;
}

const now = (stage: SessionParties['stage'], { appointmentId, patientId, doctorId }: Parties) => [
  { key: appointmentId, value: { patientId, doctorId, stage } },
];
