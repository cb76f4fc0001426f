import { roomOf, type AccountSocket } from '../socket-server.js';
import { type Attendance, roomOfAttending } from './attendance.js';
import type { Standing } from './party.js';
import type { SessionDirectory } from './session-directory.js';

export interface Hearing {
  sessions: SessionDirectory;
  attendance: Attendance;
  clock: () => Date;
}

/** Passes on that a side has come, and counts it as connected until it goes. Nothing said here changes any state. */
export async function tellOtherSide(
  socket: AccountSocket,
  event: 'doctorJoined' | 'userJoined',
  { sessionId, side, stage, patientId, doctorId }: Standing,
  { attendance, clock }: Hearing,
): Promise<void> {
  if (stage === 'over') return;
  await socket.join(roomOfAttending(sessionId, side));
  await attendance.saw(sessionId, side, clock());
  socket.to(roomOf(side === 'doctor' ? patientId : doctorId)).emit(event, { sessionId });
}

/** Counts a side as connected no longer. That its session ended, the log alone tells. */
export const leaveSession = (socket: AccountSocket, { sessionId, side }: Standing): Promise<void> | void =>
  socket.leave(roomOfAttending(sessionId, side));
