import { endSessionAsDoctor, endSessionAsPatient, joinSession } from '@anamnesis/contracts/sessions/addresses';
import type * as routes from '@anamnesis/contracts/sessions/routes';
import type { SessionView } from '@anamnesis/contracts/sessions/routes';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Address } from '@anamnesis/contracts/language/address';
import type { ApiError } from '../api/api-error';
import { useCommand, type SendCommand } from '../api/api-queries';
import { toast } from '../look/toasts';
import { useLive } from '../live/live-state';
import { sessionMessages } from './messages';
import { useMessages } from '../language/messages';
import { useAttendance } from './use-attendance';

type EndSession = typeof routes.endSessionAsDoctor | typeof routes.endSessionAsPatient;
const ends: Readonly<Record<'doctor' | 'patient', Address<EndSession>>> = {
  doctor: endSessionAsDoctor,
  patient: endSessionAsPatient,
};

interface Options {
  side: 'doctor' | 'patient';
  /** Called after the person has ended the session or left the waiting room. */
  onEnded: (sessionId: string) => void;
  /** Sends the commands; `call` by default. */
  sends?: { join: SendCommand<typeof routes.joinSession>; end: SendCommand<EndSession> };
}

/** Joins and leaves a session. The current session is in the URL (`?session=`), so a reload returns to it. */
export function useSessionEntry({ side, onEnded, sends }: Options) {
  const m = useMessages(sessionMessages);
  const [params, setParams] = useSearchParams();
  const [session, setSession] = useState<SessionView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { socket } = useLive();
  useAttendance(side, session?.sessionId ?? null, sends?.join);
  const handled = useRef(false);
  const remembered = params.get('session');

  const remember = (sessionId: string | null) =>
    setParams(
      (old) => {
        if (sessionId) old.set('session', sessionId);
        else old.delete('session');
        return old;
      },
      { replace: true },
    );
  const leave = () => {
    setSession(null);
    setProblem(null);
    remember(null);
  };

  const join = useCommand(joinSession, {
    send: sends?.join,
    onDone: ({ session: entered }) => {
      setSession(entered);
      remember(entered.sessionId);
    },
    onRefused: (error) => {
      // After a reload the session may be over. The list shows that, so no message is needed.
      if (!(error.code === 'APPOINTMENT_OVER' && remembered)) toast.error(m.joinFailed, error.message);
      remember(null);
    },
  });
  const end = useCommand<EndSession>(ends[side], {
    send: sends?.end,
    onDone: (_, { body: { sessionId } }) => {
      socket?.emit('endSession', { sessionId });
      leave();
      onEnded(sessionId);
    },
    onRefused: (error: ApiError) => {
      if (error.code !== 'SESSION_NOT_ACTIVE') return setProblem(m.endFailed);
      leave();
      toast.error(m.noneActive, m.nothingLost);
    },
  });

  const { mutate: joinNow } = join;
  const enter = (sessionId: string) => {
    handled.current = true;
    joinNow({ params: { id: sessionId } });
  };
  useEffect(() => {
    if (handled.current || remembered === null) return;
    handled.current = true;
    joinNow({ params: { id: remembered } });
  }, [remembered, joinNow]);

  return {
    session,
    enter,
    /** The id of the session that is being joined; null otherwise. */
    entering: join.isPending ? (join.variables?.params.id ?? null) : null,
    leave,
    end: () => {
      setProblem(null);
      if (session) end.mutate({ body: { sessionId: session.sessionId } });
      else toast.error(m.noneActive);
    },
    ending: end.isPending,
    problem,
  };
}
