import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import type { PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import { useState } from 'react';
import { useApiQuery } from '../api/api-queries';
import { Feedback } from '../sessions/feedback';
import { useFallbackInterval, useLive } from '../live/live-state';
import { useSessionEnded } from '../sessions/use-session-ended';
import { sessionMessages } from '../sessions/messages';
import { Recommendations } from '../sessions/recommendations';
import { PatientDocuments } from '../sessions/documents/patient-documents';
import { SessionPanel } from '../sessions/documents/session-panel';
import { NotesLeft } from '../sessions/documents/unsaved-notes';
import { SessionOverlay } from '../sessions/session-overlay';
import { useSessionEntry } from '../sessions/use-session-entry';
import { AppointmentDialogs, type OpenDialog } from './appointment-dialogs';
import { useMessages } from '../language/messages';
import { appointmentMessages } from './messages';
import { AppointmentsPage } from './appointments-page';

type Stage = { at: 'list' } | { at: 'feedback'; id: string } | { at: 'recommendations'; doctorId: string };
const list: Stage = { at: 'list' };

/** My Appointments and the steps of an appointment: payment, session, feedback, recommended doctors. */
export function MyAppointments() {
  const sessionTexts = useMessages(sessionMessages);
  const m = useMessages(appointmentMessages);
  const question = useApiQuery(patientAppointments, undefined, { refetchInterval: useFallbackInterval() });
  const { connected } = useLive();
  const [chosenStage, setStage] = useState<Stage>(list);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const byId = (id: string | undefined) => question.data?.sessions.find((appointment) => appointment.id === id);

  const entry = useSessionEntry({
    side: 'patient',
    // A patient who leaves the waiting room has no session to rate.
    onEnded: (id) => setStage(byId(id)?.status === 'Pending' ? list : { at: 'feedback', id }),
  });
  const { leave } = entry;
  const sessionId = entry.session?.sessionId ?? null;
  const current = byId(sessionId ?? undefined);
  useSessionEnded(sessionId, () => {
    leave();
    if (sessionId) setStage({ at: 'feedback', id: sessionId });
  });

  // The refetched list can show the end of the session before the push message does, or without one.
  const isOver = current !== undefined && current.status !== 'Pending' && current.status !== 'Active';
  const stage: Stage =
    isOver && current.status === 'Completed' && current.feedback === 'none'
      ? { at: 'feedback', id: current.id }
      : chosenStage;
  const goTo = (next: Stage) => {
    if (entry.session) leave();
    setStage(next);
  };

  const about = stage.at === 'feedback' ? byId(stage.id) : undefined;
  if (about)
    return (
      <>
        <Feedback
          sessionId={about.id}
          doctorName={about.doctor.fullName}
          onGiven={() => goTo({ at: 'recommendations', doctorId: about.doctor.id })}
          onSkipped={() => goTo(list)}
        />
        <NotesLeft sessionId={about.id} other={m.doctor({ name: about.doctor.fullName })} />
      </>
    );
  if (stage.at === 'recommendations') return <Recommendations doctorId={stage.doctorId} onViewAll={() => goTo(list)} />;

  const open = (what: OpenDialog['what']) => (appointment: PatientAppointment) => setDialog({ what, appointment });
  return (
    <>
      <AppointmentsPage
        question={question}
        inSession={entry.session !== null}
        entering={entry.entering}
        handlers={{
          pay: open('payment'),
          cancel: open('cancel'),
          reschedule: open('reschedule'),
          enter: ({ id }) => entry.enter(id),
          giveFeedback: ({ id }) => setStage({ at: 'feedback', id }),
        }}
      />
      {dialog && (
        <AppointmentDialogs
          {...dialog}
          onClose={() => setDialog(null)}
          onPaid={(id) => (setDialog(null), entry.enter(id))}
        />
      )}
      {entry.session && current && !isOver && (
        <SessionOverlay
          title={sessionTexts.withDoctor({ name: current.doctor.fullName })}
          other={{
            name: m.doctor({ name: current.doctor.fullName }),
            isIn: current.status === 'Active' || current.doctorIn,
          }}
          startsAt={current.startsAt}
          timeZone={current.timeZone}
          meetingUrl={entry.session.meetingUrl}
          connected={connected}
          ending={entry.ending}
          problem={entry.problem}
          panel={
            <SessionPanel>
              <PatientDocuments appointment={current} />
            </SessionPanel>
          }
          onEnd={entry.end}
        />
      )}
    </>
  );
}
