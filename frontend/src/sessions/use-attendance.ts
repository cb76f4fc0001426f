import { joinSession } from '@anamnesis/contracts/sessions/addresses';
import { useEffect, useRef } from 'react';
import { useCommand } from '../api/questions';
import { useLive } from './live';

const ARRIVALS = { doctor: 'doctorJoined', patient: 'userJoined' } as const;

/**
 * Announces on every new connection which session the person is in: the server counts them as present while it is open.
 * After a lost connection the session is joined again, because somebody away for long has left it. A missed end is detected
 * from the lists.
 */
export function useAttendance(side: 'doctor' | 'patient', sessionId: string | null): void {
  const { socket, connected } = useLive();
  const { mutate: enterAgain } = useCommand(joinSession);
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
