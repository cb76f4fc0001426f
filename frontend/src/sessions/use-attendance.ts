import type * as routes from '@anamnesis/contracts/sessions/routes';
import { joinSession } from '@anamnesis/contracts/sessions/addresses';
import { useEffect, useRef } from 'react';
import { useCommand, type SendCommand } from '../api/api-queries';
import { useLive } from '../live/live-state';

const ARRIVALS = { doctor: 'doctorJoined', patient: 'userJoined' } as const;

/**
 * Announces the person's session on every new connection; the server counts them as present while it is open. After a lost
 * connection the session is joined again, because a long absence counts as leaving. A missed end is detected from the lists.
 */
export function useAttendance(
  side: 'doctor' | 'patient',
  sessionId: string | null,
  send?: SendCommand<typeof routes.joinSession>,
): void {
  const { socket, connected } = useLive();
  const { mutate: enterAgain } = useCommand(joinSession, { send });
  const away = useRef(false);
  useEffect(() => {
    if (!connected) {
      // Before the first connection there is no socket, so nothing was lost.
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
