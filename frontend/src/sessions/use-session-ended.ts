import { sessionEndedEvent, type SessionPush } from '@anamnesis/contracts/sessions/socket';
import { useEffect } from 'react';
import { sawPosition } from '../api/position';
import { useLive } from '../live/live-state';

/** Calls back when the server announces the end of this session. */
export function useSessionEnded(sessionId: string | null, onEnded: () => void): void {
  const { socket } = useLive();
  useEffect(() => {
    if (!socket || sessionId === null) return;
    const event = sessionEndedEvent(sessionId);
    const ended = (push?: SessionPush) => {
      sawPosition(push?.position ?? null);
      onEnded();
    };
    socket.on(event, ended);
    return () => {
      socket.off(event, ended);
    };
  }, [socket, sessionId, onEnded]);
}
