import { roomOf, type AccountSocket } from '../socket-server.js';
import { type Attendance, roomOfAttending } from './attendance.js';
import type { Standing } from './party.js';
import type { SessionDirectory } from './session-directory.js';

export interface JoinDependencies {
  sessions: SessionDirectory;
  attendance: Attendance;
  clock: () => Date;
}

/** Announces that a side has joined, and records its presence until it disconnects. Changes no state in the log. */
export async function announceJoin(
  socket: AccountSocket,
  event: 'doctorJoined' | 'userJoined',
  { sessionId, side, stage, patientId, doctorId }: Standing,
  { attendance, clock }: JoinDependencies,
): Promise<void> {
  if (stage === 'over') return;
  await socket.join(roomOfAttending(sessionId, side));
  await attendance.saw(sessionId, side, clock());
  socket.to(roomOf(side === 'doctor' ? patientId : doctorId)).emit(event, { sessionId });
}

/** Stops recording a side as present. The end of the session is an event of its own. */
export const leaveSession = (socket: AccountSocket, { sessionId, side }: Standing): Promise<void> | void =>
  socket.leave(roomOfAttending(sessionId, side));
