import { listIceServers, showSession } from '@anamnesis/contracts/sessions/addresses';
import { useEffect, useState } from 'react';
import { useQuestion } from '../../api/questions';
import { ErrorBox, Loading } from '../../look/states';
import { useFallbackInterval } from '../live';
import { messages } from './messages';
import type { Session } from './other-side';
import { Outside } from './outside';
import { Stay } from './stay';
import styles from '../meeting.module.css';

/** The meeting of one room, at whatever state its session is. */
export function Room({ roomName, side }: { roomName: string; side: 'patient' | 'doctor' }) {
  const { data, error, refetch } = useQuestion(
    showSession,
    { params: { roomName } },
    { refetchInterval: useFallbackInterval() },
  );
  // A meeting that runs is not ended by a question that failed.
  if (!data && error)
    return (
      <div className={styles.closed}>
        <h1 className="sr">{messages.title}</h1>
        <ErrorBox title={messages.failed} text={messages.closed} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <Opening />;
  const { session } = data;
  if (session.status === 'Active') return <Open session={session} side={side} />;
  if (session.status === 'Pending') return <NotYet ask={refetch} />;
  return <Outside title={messages.over} text={messages.overHint} />;
}

const ASK_AGAIN = 2_000;

/** Asks until the room is open: the push that tells so may have come while this page was still connecting. */
function NotYet({ ask }: { ask: () => Promise<unknown> }) {
  useEffect(() => {
    const timer = setInterval(() => void ask(), ASK_AGAIN);
    return () => clearInterval(timer);
  }, [ask]);
  return <Outside title={messages.notYet} text={messages.notYetHint} />;
}

function Open({ session, side }: { session: Session; side: 'patient' | 'doctor' }) {
  const { roomName } = session;
  const [visit, setVisit] = useState(1);
  const [left, setLeft] = useState(false);
  const { data, error, refetch } = useQuestion(listIceServers, { params: { roomName } }, { staleTime: Infinity });
  if (left)
    return (
      <Outside title={messages.left} text={messages.leftHint}>
        <button type="button" className="btn primary" onClick={() => setLeft(false)}>
          {messages.rejoin}
        </button>
      </Outside>
    );
  if (!data && error)
    return (
      <div className={styles.closed}>
        <ErrorBox title={messages.failed} text={error.message} onRetry={() => void refetch()} />
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
        // Credentials run out: the next stay begins with fresh ones.
        void refetch();
      }}
      onAgain={() => setVisit(visit + 1)}
    />
  );
}

const Opening = () => (
  <div className={styles.closed}>
    <Loading label={messages.opening} />
  </div>
);
