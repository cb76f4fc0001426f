import { listIceServers, showSession } from '@anamnesis/contracts/sessions/addresses';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../api/api-queries';
import { ErrorBox, Loading } from '../../look/states';
import { useFallbackInterval } from '../../live/live-state';
import { meetingMessages } from './messages';
import { useMessages } from '../../language/messages';
import type { Session } from './other-side';
import { Outside } from './outside';
import { Stay } from './stay';
import styles from '../meeting.module.css';

/** The meeting of one room, in any state of its session. */
export function Room({ roomName, side }: { roomName: string; side: 'patient' | 'doctor' }) {
  const m = useMessages(meetingMessages);
  const { data, error, refetch } = useApiQuery(
    showSession,
    { params: { roomName } },
    { refetchInterval: useFallbackInterval() },
  );
  // A failed refetch does not end a running meeting.
  if (!data && error)
    return (
      <div className={styles.closed}>
        <h1 className="sr">{m.title}</h1>
        <ErrorBox title={m.failed} text={m.closed} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <Opening />;
  const { session } = data;
  if (session.status === 'Active') return <Open session={session} side={side} />;
  if (session.status === 'Pending') return <NotYet ask={refetch} />;
  return <Outside title={m.status.over} text={m.overHint} />;
}

const POLL_MS = 2_000;

/** Polls until the room is open, because the push may have arrived before this page was connected. */
function NotYet({ ask }: { ask: () => Promise<unknown> }) {
  const m = useMessages(meetingMessages);
  useEffect(() => {
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [ask]);
  return <Outside title={m.notYet} text={m.notYetHint} />;
}

function Open({ session, side }: { session: Session; side: 'patient' | 'doctor' }) {
  const m = useMessages(meetingMessages);
  const { roomName } = session;
  const [visit, setVisit] = useState(1);
  const [left, setLeft] = useState(false);
  const { data, error, refetch } = useApiQuery(listIceServers, { params: { roomName } }, { staleTime: Infinity });
  if (left)
    return (
      <Outside title={m.left} text={m.leftHint}>
        <button type="button" className="btn primary" onClick={() => setLeft(false)}>
          {m.rejoin}
        </button>
      </Outside>
    );
  if (!data && error)
    return (
      <div className={styles.closed}>
        <ErrorBox title={m.failed} text={error.message} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <Opening />;
  return (
    <Stay
      key={visit}
      {...{ session, side, ice: data }}
      onLeave={() => {
        setLeft(true);
        setVisit(visit + 1);
        // The credentials expire, so the next visit starts with fresh ones.
        void refetch();
      }}
      onAgain={() => setVisit(visit + 1)}
    />
  );
}

const Opening = () => {
  const m = useMessages(meetingMessages);
  return (
    <div className={styles.closed}>
      <Loading label={m.opening} />
    </div>
  );
};
