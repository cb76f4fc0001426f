import { z } from 'zod';
import type { BreakGlassPush } from '../break-glass/topics.js';
import type { CommunityPush } from '../community/topics.js';
import type { FamilyPush } from '../family/topics.js';
import type { HealthImportProgressPush, HealthImportPush } from '../health-imports/topics.js';
import type { ReadingProgressPush, ReadingPush } from '../reading/topics.js';
import type { RecordPush } from '../records/topics.js';
import { id } from '../language/reply.js';
import type { EnterMeeting, MeetingPresence, MeetingSignal, RelayedSignal } from './meeting.js';

/** A message about one session. */
export const sessionMessage = z.object({ sessionId: id });
type SessionMessage = z.infer<typeof sessionMessage>;

/** A push notification of a changed appointment. `position`: the log position that a read model must reach to show it. */
export interface SessionPush {
  sessionId: string;
  type: string;
  position: string;
}

/** Name of the socket event for the end of one session. */
export const sessionEndedEvent = (sessionId: string): `sessionEnded-${string}` => `sessionEnded-${sessionId}`;

/** The server's reply to a message. */
export type SocketAnswer = { success: true } | { success: false; code: string; message: string };

/** A push to a person with a new notification, or whose notifications were read on another device. */
interface NotificationPush {
  position: string;
}

/** `position`: the log position that a read model must reach to show every message that was pushed before; null when nothing was lately. */
interface RoomsEntered {
  position: string | null;
}

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
  /** An invitation or a tie of the account has changed. */
  familyUpdate(push: FamilyPush): void;
  /** A health record that the account may read has changed. */
  recordUpdate(push: RecordPush): void;
  /** A page of a document of the account was read. */
  readingProgress(push: ReadingProgressPush): void;
  /** The reading of a document of the account has ended. */
  readingUpdate(push: ReadingPush): void;
  /** How far an import of health data of the account is. */
  healthImportProgress(push: HealthImportProgressPush): void;
  /** An import of health data of the account has started or ended. */
  healthImportUpdate(push: HealthImportPush): void;
  /** A doctor has opened the account's record in an emergency. */
  breakGlassUpdate(push: BreakGlassPush): void;
  /** A notification of the account is new, or was read. */
  notificationUpdate(push: NotificationPush): void;
  /** A room of the account has changed, or what the account has read or hidden there; for operators, the reported messages. */
  communityUpdate(push: CommunityPush): void;
  /** From now on the connection gets the pushes of rooms that it did not get before: what was posted in the meantime was not pushed. */
  roomsEntered(entered: RoomsEntered): void;
  doctorJoined(message: SessionMessage): void;
  userJoined(message: SessionMessage): void;
  meetingPresence(presence: MeetingPresence): void;
  meetingSignal(relayed: RelayedSignal): void;
  /** Another window of the same account has replaced this one. */
  meetingTaken(message: SessionMessage): void;
  [ended: `sessionEnded-${string}`]: (push: SessionPush) => void;
}
