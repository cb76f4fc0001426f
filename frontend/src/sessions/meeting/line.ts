import type { ErrorCode } from '@anamnesis/contracts/errors';
import type { MeetingPresence, MeetingSignal, RelayedSignal } from '@anamnesis/contracts/sessions/meeting';
import type { SocketAnswer } from '@anamnesis/contracts/sessions/socket';
import type { SessionSocket } from '../socket';

/** What is heard on the line. */
export interface Hears {
  /** In the meeting; `again` after a break of the connection. */
  entered: (again: boolean) => void;
  refused: (code: ErrorCode) => void;
  presence: (presence: MeetingPresence) => void;
  signal: (relayed: RelayedSignal) => void;
}

/** One visit's line to the other side, over the live connection. */
export interface Line {
  say(signal: MeetingSignal): void;
  /** Says good-bye, and hears nothing more. */
  leave(): void;
}

/** Refusals that pass: the server is busy, or has not heard yet that both are in. */
const PASSING: readonly string[] = ['MEETING_NOT_OPEN', 'TOO_MANY_TRIES', 'UNAVAILABLE'] satisfies readonly ErrorCode[];
const AGAIN_AFTER = 1_000;
const ANSWER_WITHIN = 10_000;

/** Enters the meeting under `visit`, and again whenever the connection has been away. */
export function openLine(socket: SessionSocket, sessionId: string, visit: string, hears: Hears): Line {
  let entered = false;
  let closed = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  const enter = () => {
    clearTimeout(later);
    const returning = entered;
    socket
      .timeout(ANSWER_WITHIN)
      .emit('enterMeeting', { sessionId, visit, returning }, (silence: Error | null, answer?: SocketAnswer) => {
        if (closed) return;
        if (!silence && answer?.success) {
          entered = true;
          hears.entered(returning);
        } else if (silence || !answer || answer.success || PASSING.includes(answer.code)) {
          later = setTimeout(() => socket.connected && enter(), AGAIN_AFTER);
        } else hears.refused(answer.code as ErrorCode);
      });
  };
  const presence = (said: MeetingPresence) => said.sessionId === sessionId && hears.presence(said);
  const signal = (said: RelayedSignal) => said.sessionId === sessionId && hears.signal(said);
  const taken = (said: { sessionId: string }) => said.sessionId === sessionId && hears.refused('MEETING_TAKEN');

  socket.on('connect', enter);
  socket.on('meetingPresence', presence);
  socket.on('meetingSignal', signal);
  socket.on('meetingTaken', taken);
  if (socket.connected) enter();

  return {
    // What can't be said now would be old when it could: after a break both sides begin by telling what is.
    say: (said) => void (socket.connected && socket.emit('signalMeeting', said)),
    leave() {
      if (closed) return;
      closed = true;
      clearTimeout(later);
      socket.off('connect', enter);
      socket.off('meetingPresence', presence);
      socket.off('meetingSignal', signal);
      socket.off('meetingTaken', taken);
      if (socket.connected) socket.emit('leaveMeeting');
    },
  };
}
