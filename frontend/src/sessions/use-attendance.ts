import { joinSession } from '@anamnesis/contracts/sessions/addresses';
import { useEffect, useRef } from 'react';
import { useCommand } from '../api/questions';
import { useLive } from './live';

const ARRIVALS = { doctor: 'doctorJoined', patient: 'userJoined' } as const;

/**
 * Tells every new connection who is in which session: the server counts them as there while it stands. After a lost one the session
 * is entered again, since whoever was away for long has left it. An end that was missed meanwhile is for the lists to tell.
 */
export function useAttendance(
  side: 'doctor' | 'patient',
  sessionId: string | null,
  lists: readonly { readonly path: string }[],
): void {
  const { socket, connected } = useLive();
  const { mutate: enterAgain } = useCommand(joinSession, { refreshes: lists });
  const away = useRef(false);
  useEffect(() => {
    if (!connected) {
      // Before the first connection there is no socket, and nothing was lost.
      away.current = socket !== null;
      return;
    }
    if (sessionId !== null) {
      socket?.emit(ARRIVALS[side], { sessionId });
      if (away.current) enterAgain({ params: { id: sessionId } });
    }
    away.current = false;
  }, [socket, connected, side, sessionId, enterAgain]);
}
