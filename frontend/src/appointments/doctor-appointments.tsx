import type { Consultation } from '@anamnesis/contracts/appointments/query-routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useGetList, useGetMany } from 'react-admin';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { toast } from '../look/toasts';
import type { DeskDataProvider } from '../desk/data-provider';
import { DeskBar } from '../desk/desk-bar';
import { useMessages } from '../language/messages';
import { PatientGlance } from '../profiles/patient-glance';
import { RegistrationNotice, SeeRegistration } from '../registrations/registration-notice';
import { useFallbackInterval, useLive } from '../live/live-state';
import { useSessionEnded } from '../sessions/use-session-ended';
import { sessionMessages } from '../sessions/messages';
import { DoctorDocuments } from '../sessions/documents/doctor-documents';
import { draftOf } from '../sessions/documents/drafts';
import { SessionPanel } from '../sessions/documents/session-panel';
import { UnsavedNotes } from '../sessions/documents/unsaved-notes';
import { SessionOverlay } from '../sessions/session-overlay';
import { useMissedEnd } from '../sessions/use-missed-end';
import { useSessionEntry } from '../sessions/use-session-entry';
import { dayOf, longDay, zoneName } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { ConsultationActionsContext, type ConsultationActions } from './consultation-context';
import { ConsultationDialogs, type ConsultationDialog } from './consultation-dialogs';
import { ConsultationHistory, ENDED } from './consultation-history';
import { LoadingConsultations } from './consultation-list';
import { DoctorDay } from './doctor-day-view';
import { DoctorWeek } from './doctor-week';
import { appointmentMessages } from './messages';
import { REFUND_DUE, RefundsDue, useRefundsDue } from './refunds-due';
import { APPOINTMENTS } from './resource';
import { OPEN, UpcomingConsultations } from './upcoming-consultations';
import { ViewSwitch } from './view-switch';
import { locationOf, useView } from './views';
import styles from './consultations.module.css';

/** Milliseconds until a failed request for the consultation in session is repeated. */
const RETRY_MS = 5_000;

/** Upcoming Appointments: the doctor's day, week, list and history, the sessions, and the dialogs for changes. */
export default function DoctorAppointments() {
  const sessionTexts = useMessages(sessionMessages);
  const m = useMessages(appointmentMessages);
  const now = useNow();
  const view = useView();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { timeZone } = useClinic();
  const today = dayOf(now, timeZone);
  const refundsDue = useRefundsDue();
  const showsRefunds = search.get('filter')?.includes(REFUND_DUE.payment) ?? false;
  const [dialog, setDialog] = useState<ConsultationDialog | null>(null);
  const { connected } = useLive();
  const [entered, setEntered] = useState<Consultation | null>(null);
  const [unsaved, setUnsaved] = useState<Consultation | null>(null);
  const { joinSession, endSession } = useDataProvider<DeskDataProvider>();
  // A consultation that is over leaves the list, so unsaved notes are asked about now.
  const keepNotes = (consultation: Consultation | undefined) => {
    if (consultation && draftOf(consultation.id)?.trim()) setUnsaved(consultation);
  };
  const entry = useSessionEntry({
    side: 'doctor',
    sends: { join: joinSession, end: endSession },
    onEnded: () => {
      setDialog(null);
      keepNotes(inSession);
    },
  });
  const sessionId = entry.session?.sessionId ?? null;
  const { leave } = entry;
  const interval = useFallbackInterval();
  const running = useGetMany<Consultation>(
    APPOINTMENTS,
    { ids: sessionId ? [sessionId] : [] },
    { enabled: sessionId !== null, refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : interval) },
  );
  // The list's record opens the session at once, also when its own request fails.
  const known = entered?.id === sessionId ? entered : undefined;
  const inSession = running.data ? running.data[0] : known;
  const runs = inSession?.status === 'Pending' || inSession?.status === 'Active';
  const ended = (consultation: Consultation | undefined) => {
    leave();
    keepNotes(consultation);
    // The doctor who ends the session gets the push message before the reply, and needs no notice.
    if (!entry.ending) toast.info(m.sessionEnded, m.sessionEndedHint);
  };
  useSessionEnded(sessionId, () => ended(inSession));
  useMissedEnd(sessionId, runs ? inSession : running.data && null, ended);

  const actions: ConsultationActions = {
    busy: entry.session !== null || entry.entering !== null,
    keys: dialog === null && unsaved === null && entry.session === null,
    enter: (consultation) => {
      setEntered(consultation);
      entry.enter(consultation.id);
    },
    reschedule: (consultation) => setDialog({ what: 'reschedule', consultation }),
    cancel: (consultation) => setDialog({ what: 'cancel', consultation }),
  };

  return (
    <>
      <DeskBar title={m.upcomingAppointments} note={`${longDay(now, timeZone)} · ${zoneName(now, timeZone)}`}>
        <ViewSwitch view={view} onChange={(chosen) => void navigate(locationOf(chosen))} />
        <Button className="desk-only" variant="outlined" size="small" component={Link} to="/availability">
          {m.markLeave}
        </Button>
      </DeskBar>
      <div className={styles.consultationsNotice}>
        <RegistrationNotice>
          <SeeRegistration />
        </RegistrationNotice>
        {refundsDue > 0 && !showsRefunds && (
          <RefundsDue
            count={refundsDue}
            onShow={() => void navigate(locationOf('history', { status: ENDED, ...REFUND_DUE }))}
          />
        )}
      </div>
      <ConsultationActionsContext.Provider value={actions}>
        {view === undefined && <FirstView today={today} />}
        {view === 'cards' && <UpcomingConsultations />}
        {view === 'day' && <DoctorDay today={today} />}
        {view === 'week' && <DoctorWeek today={today} />}
        {view === 'history' && <ConsultationHistory />}
      </ConsultationActionsContext.Provider>
      {dialog && <ConsultationDialogs {...dialog} onClose={() => setDialog(null)} />}
      {unsaved && <UnsavedNotes sessionId={unsaved.id} other={unsaved.patientName} onClose={() => setUnsaved(null)} />}
      {entry.session && inSession && runs && (
        <SessionOverlay
          title={sessionTexts.withPatient({ name: inSession.user.fullName })}
          other={{ name: inSession.patientName, isIn: inSession.status === 'Active' || inSession.patientIn }}
          startsAt={inSession.startsAt}
          timeZone={inSession.timeZone}
          meetingUrl={entry.session.meetingUrl}
          connected={connected}
          ending={entry.ending}
          problem={entry.problem}
          panel={
            <SessionPanel>
              <DoctorDocuments consultation={inSession} glance={<PatientGlance appointmentId={inSession.id} />} />
            </SessionPanel>
          }
          onEnd={entry.end}
        />
      )}
    </>
  );
}

/** Opens the day if today has an open consultation, otherwise the cards. */
function FirstView({ today }: { today: string }) {
  const { search } = useLocation();
  const { total = 0, isPending } = useGetList<Consultation>(APPOINTMENTS, {
    filter: { date: today, ...OPEN },
    pagination: { page: 1, perPage: 1 },
  });
  if (isPending) return <LoadingConsultations />;
  const { pathname } = locationOf(total > 0 ? 'day' : 'cards');
  return <Navigate replace to={{ pathname, search }} />;
}
