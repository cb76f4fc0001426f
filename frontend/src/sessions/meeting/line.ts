import type { ErrorCode } from '@anamnesis/contracts/errors';
import type { MeetingPresence, MeetingSignal, RelayedSignal } from '@anamnesis/contracts/sessions/meeting';
import type { SocketAnswer } from '@anamnesis/contracts/sessions/socket';
import type { LiveSocket } from '../../live/socket';

/** Handlers of a signaling line's events. */
export interface LineHandlers {
  /** The meeting was entered; `again` is true after a reconnect. */
  entered: (again: boolean) => void;
  refused: (code: ErrorCode) => void;
  presence: (presence: MeetingPresence) => void;
  signal: (relayed: RelayedSignal) => void;
}

/** The signaling line of one visit to the other side, over the live connection. */
export interface Line {
  send(signal: MeetingSignal): void;
  /** Leaves the meeting and removes all handlers. */
  leave(): void;
}

/** Transient refusals: the server is busy, or does not know yet that both sides have joined. */
const TRANSIENT: readonly string[] = [
  'MEETING_NOT_OPEN',
  'TOO_MANY_TRIES',
  'UNAVAILABLE',
] satisfies readonly ErrorCode[];
const RETRY_DELAY_MS = 1_000;
const REPLY_TIMEOUT_MS = 10_000;

/** Enters the meeting under `visit`, and again after every reconnect. */
export function openLine(socket: LiveSocket, sessionId: string, visit: string, handlers: LineHandlers): Line {
  let entered = false;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const enter = () => {
    clearTimeout(retry);
    const returning = entered;
    socket
      .timeout(REPLY_TIMEOUT_MS)
      .emit('enterMeeting', { sessionId, visit, returning }, (timeout: Error | null, reply?: SocketAnswer) => {
        if (closed) return;
        if (!timeout && reply?.success) {
          entered = true;
          handlers.entered(returning);
        } else if (timeout || !reply || reply.success || TRANSIENT.includes(reply.code)) {
          retry = setTimeout(() => socket.connected && enter(), RETRY_DELAY_MS);
        } else handlers.refused(reply.code as ErrorCode);
      });
  };
  const presence = (event: MeetingPresence) => event.sessionId === sessionId && handlers.presence(event);
  const signal = (event: RelayedSignal) => event.sessionId === sessionId && handlers.signal(event);
  const taken = (event: { sessionId: string }) => event.sessionId === sessionId && handlers.refused('MEETING_TAKEN');

  socket.on('connect', enter);
  socket.on('meetingPresence', presence);
  socket.on('meetingSignal', signal);
  socket.on('meetingTaken', taken);
  if (socket.connected) enter();

  return {
    // A signal that cannot be sent now is dropped, because both sides send their current state after a reconnect.
    send: (signal) => void (socket.connected && socket.emit('signalMeeting', signal)),
    leave() {
      if (closed) return;
      closed = true;
      clearTimeout(retry);
      socket.off('connect', enter);
      socket.off('meetingPresence', presence);
      socket.off('meetingSignal', signal);
      socket.off('meetingTaken', taken);
      if (socket.connected) socket.emit('leaveMeeting');
    },
  };
}
