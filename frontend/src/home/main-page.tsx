import { patientAppointments } from '@anamnesis/contracts/appointments/addresses';
import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { lazy, Suspense } from 'react';
import { useApiQuery } from '../api/api-queries';
import { ConfirmNotice } from '../accounts/confirm-notice';
import { useSession } from '../signed-in/session';
import { Line, LineItem } from '../look/line';
import { DocumentTitle } from '../look/page-title';
import { useIsWide } from '../look/use-is-wide';
import { useNow } from '../time/use-now';
import { AppointmentCard, type Asked } from './appointment-card';
import { homeMessages } from './messages';
import { useMessages } from '../language/messages';
import { partOfDay } from './moments';
import { nextAppointment } from './next-appointment';
import { NewsCard } from './news-card';
import { RecordsCard } from './records-card';
import { TodoCard } from './todo-card';
import styles from './home.module.css';

// Phones do not show it, so it is no part of their first load.
const Strip = lazy(() => import('./strip'));

/** The widest phone, in pixels. */
const PHONE = 860;

function useNextAppointment(now: Date) {
  const { data, isPending, refetch } = useApiQuery(patientAppointments);
  const sessions = data?.sessions ?? [];
  const asked: Asked = data
    ? { state: 'here', next: nextAppointment(sessions, now) }
    : isPending
      ? { state: 'loading' }
      : { state: 'failed', retry: () => void refetch() };
  return { asked, sessions };
}

/** The patient's home: the next appointment, today's activity, the latest values, and notifications, on a timeline. */
export default function MainPage() {
  const m = useMessages(homeMessages);
  const now = useNow();
  const session = useSession();
  const { asked, sessions } = useNextAppointment(now);
  const { data: profile } = useApiQuery(currentPatient);
  const name = session?.user?.fullName.split(' ')[0];
  return (
    <div className={styles.home}>
      <DocumentTitle>{m.title}</DocumentTitle>
      <header className={styles.hello}>
        <h1>{[m.greetings[partOfDay(now)], name].filter(Boolean).join(', ')}</h1>
        <p className="note">{m.tagline}</p>
      </header>
      <ConfirmNotice />
      {useIsWide(PHONE) && (
        <Suspense fallback={<div className={styles.stripPlace} />}>
          <Strip appointments={sessions} now={now} />
        </Suspense>
      )}
      <Line className={styles.gridHome}>
        <LineItem kind="ahead" className={styles.aNext}>
          <AppointmentCard asked={asked} now={now} />
        </LineItem>
        <LineItem kind="now" ahead={false} className={styles.aTodo}>
          <TodoCard
            // That of the session may be of the day of the sign-in.
            activity={profile?.data.suggestedActivity ?? session?.activity ?? null}
            reason={profile?.data.suggestionReason ?? null}
            streak={profile?.data ?? null}
            now={now}
          />
        </LineItem>
        <LineItem className={styles.aData}>
          <RecordsCard />
        </LineItem>
        <LineItem className={styles.aNews}>
          <NewsCard />
        </LineItem>
      </Line>
    </div>
  );
}
