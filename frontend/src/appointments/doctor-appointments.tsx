import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { toast } from '../look/toasts';
import { DeskBar } from '../desk/desk-bar';
import { PatientGlance } from '../profiles/patient-glance';
import { RegistrationNotice, SeeRegistration } from '../registrations/registration-notice';
import { LiveSessions, useLive, useSessionEnded } from '../sessions/live';
import { sessionMessages } from '../sessions/messages';
import { DoctorPapers } from '../sessions/papers/doctor-papers';
import { draftOf } from '../sessions/papers/drafts';
import { SessionPanel } from '../sessions/papers/session-panel';
import { UnsavedNotes } from '../sessions/papers/unsaved-notes';
import { SessionOverlay } from '../sessions/session-overlay';
import { useMissedEnd } from '../sessions/use-missed-end';
import { useSessionDoor } from '../sessions/use-session-door';
import { CancelDialog } from './cancel-dialog';
import { dayOf, longDay, zoneName } from '../time/clinic-time';
import { ConsultationHistory, ENDED } from './consultation-history';
import { ConsultationsBody } from './consultations-body';
import { DoctorWeek } from './doctor-week';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import { REFUND_DUE, RefundsDue, useRefundsDue } from './refunds-due';
import { RescheduleDialog } from './reschedule-dialog';
import { useConsultations } from './use-consultations';
import { useNow } from '../time/use-now';
import { useClinic } from '../time/use-clinic';
import { ViewSwitch, type View } from './view-switch';
import styles from './consultations.module.css';

/** Upcoming Appointments: the doctor's day, week, list and history, the sessions, and the dialogs for changes. */
export default function DoctorAppointments() {
  return (
    <LiveSessions>
      <Consultations />
    </LiveSessions>
  );
}

function Consultations() {
  const sessionTexts = useMessages(sessionMessages);
  const m = useMessages(appointmentMessages);
  const now = useNow();
  const [chosenDay, setDay] = useState<string | null>(null);
  const [search, setSearch] = useSearchParams();
  // The history is a react-admin list, which keeps its filters in the URL.
  const [chosenView, setView] = useState<View | null>(search.has('filter') ? 'history' : null);
  const switchTo = (view: View) => {
    setView(view);
    setSearch(view === 'history' ? { filter: JSON.stringify({ status: ENDED }) } : {});
  };
  const refundsDue = useRefundsDue();
  const showsRefunds = search.get('filter')?.includes(REFUND_DUE.payment) ?? false;
  const showRefunds = () => {
    setView('history');
    setSearch({ filter: JSON.stringify(REFUND_DUE) });
  };
  const [dialog, setDialog] = useState<{ what: 'reschedule' | 'cancel'; consultation: Consultation } | null>(null);
  const today = dayOf(now, useClinic().timeZone);
  const day = chosenDay ?? today;
  const found = useConsultations(day);
  const { connected } = useLive();
  const [unsaved, setUnsaved] = useState<Consultation | null>(null);
  const consultationOf = (id: string | null) =>
    [...(found.open ?? []), ...(found.ofDay ?? [])].find((consultation) => consultation.id === id);
  // A consultation that is over leaves the list, so unsaved notes are asked about now.
  const keepNotes = (consultation: Consultation | undefined) => {
    if (consultation && draftOf(consultation.id)?.trim()) setUnsaved(consultation);
  };
  const door = useSessionDoor({
    side: 'doctor',
    onEnded: (id) => {
      setDialog(null);
      keepNotes(consultationOf(id));
    },
  });
  const sessionId = door.session?.sessionId ?? null;
  const { leave } = door;
  const inSession = consultationOf(sessionId);
  const runs = inSession?.status === 'Pending' || inSession?.status === 'Active';
  const ended = (consultation: Consultation | undefined) => {
    leave();
    keepNotes(consultation);
    // The doctor who ends the session gets the push message before the reply, and needs no notice.
    if (!door.ending) toast.info(m.sessionEnded, m.sessionEndedHint);
  };
  useSessionEnded(sessionId, () => ended(inSession));
  useMissedEnd(sessionId, runs ? inSession : found.open && null, ended);
  // The initial view is the day if today has an open consultation, otherwise the list.
  const view = chosenView ?? (found.open?.some(({ date }) => date === today) ? 'day' : 'cards');

  const busy = door.session !== null || door.entering !== null;
  const keys = dialog === null && unsaved === null && door.session === null;
  const handlers = {
    enter: ({ id }: Consultation) => door.enter(id),
    reschedule: (consultation: Consultation) => setDialog({ what: 'reschedule', consultation }),
    cancel: (consultation: Consultation) => setDialog({ what: 'cancel', consultation }),
  };

  return (
    <>
      <DeskBar
        title={m.upcomingAppointments}
        note={`${longDay(now, found.timeZone)} · ${zoneName(now, found.timeZone)}`}
      >
        <ViewSwitch view={view} onChange={switchTo} />
        <Button className="desk-only" variant="outlined" size="small" component={Link} to="/availability">
          {m.markLeave}
        </Button>
      </DeskBar>
      <div className={styles.consultationsNotice}>
        <RegistrationNotice>
          <SeeRegistration />
        </RegistrationNotice>
        {refundsDue > 0 && !showsRefunds && <RefundsDue count={refundsDue} onShow={showRefunds} />}
      </div>
      {view === 'history' ? (
        <ConsultationHistory {...{ keys, handlers }} />
      ) : view === 'week' ? (
        <DoctorWeek
          {...{ day, today, keys, handlers, busy }}
          onDay={setDay}
          onOpenDay={(chosen) => (setDay(chosen), switchTo('day'))}
        />
      ) : (
        <ConsultationsBody {...{ found, view, day, today, now, keys, handlers, busy }} onDay={setDay} />
      )}
      {dialog?.what === 'reschedule' && (
        <RescheduleDialog
          appointment={dialog.consultation}
          doctorId={found.doctorId}
          other={{ label: m.patientName, name: dialog.consultation.patientName }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.what === 'cancel' && (
        <CancelDialog
          appointment={dialog.consultation}
          otherName={dialog.consultation.patientName}
          onClose={() => setDialog(null)}
        />
      )}
      {unsaved && <UnsavedNotes sessionId={unsaved.id} other={unsaved.patientName} onClose={() => setUnsaved(null)} />}
      {door.session && inSession && runs && (
        <SessionOverlay
          title={sessionTexts.withPatient({ name: inSession.user.fullName })}
          other={{ name: inSession.patientName, isIn: inSession.status === 'Active' || inSession.patientIn }}
          startsAt={inSession.startsAt}
          timeZone={inSession.timeZone}
          meetingUrl={door.session.meetingUrl}
          connected={connected}
          ending={door.ending}
          problem={door.problem}
          panel={
            <SessionPanel>
              <DoctorPapers consultation={inSession} glance={<PatientGlance appointmentId={inSession.id} />} />
            </SessionPanel>
          }
          onEnd={door.end}
        />
      )}
    </>
  );
}
