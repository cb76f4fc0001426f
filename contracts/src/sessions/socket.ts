import { z } from 'zod';
import { id } from '../language/reply.js';
import type { EnterMeeting, MeetingPresence, MeetingSignal, RelayedSignal } from './meeting.js';

/** What a browser tells about the session it is in. */
export const sessionMessage = z.object({ sessionId: id });
type SessionMessage = z.infer<typeof sessionMessage>;

/** What a push says: which appointment changed, and up to which place in the log a view must have read to show it. */
export interface SessionPush {
  sessionId: string;
  position: string;
}

/** The name under which the end of one session is pushed. */
export const sessionEndedEvent = (sessionId: string): `sessionEnded-${string}` => `sessionEnded-${sessionId}`;

/** How the server acknowledges what a browser said. */
export type SocketAnswer = { success: true } | { success: false; code: string; message: string };

/** Browser to server. */
export interface ClientToServer {
  doctorJoined(message: SessionMessage): void;
  userJoined(message: SessionMessage): void;
  endSession(message: SessionMessage): void;
  enterMeeting(message: EnterMeeting, answer: (answer: SocketAnswer) => void): void;
  signalMeeting(signal: MeetingSignal): void;
  leaveMeeting(): void;
}

/** Server to browser. */
export interface ServerToClient {
  sessionUpdate(push: SessionPush): void;
  doctorJoined(message: SessionMessage): void;
  userJoined(message: SessionMessage): void;
  meetingPresence(presence: MeetingPresence): void;
  meetingSignal(relayed: RelayedSignal): void;
  /** Another window of the same account has entered in this one's place. */
  meetingTaken(message: SessionMessage): void;
  [ended: `sessionEnded-${string}`]: (push: SessionPush) => void;
}
