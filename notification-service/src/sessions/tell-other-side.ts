import type { Side } from '@anamnesis/contracts/appointments/constants';
import { Refusal } from '@anamnesis/contracts/language/errors';
import { sessionMessage } from '@anamnesis/contracts/sessions/socket';
import { roomOf, type AccountSocket } from '../socket-server.js';
import { type Attendance, roomOfAttending } from './attendance.js';
import { partyOf } from './party.js';
import type { SessionDirectory } from './session-directory.js';

export interface Hearing {
  sessions: SessionDirectory;
  attendance: Attendance;
  clock: () => Date;
}

/** Which side says what. The end of a session is only heard here: that it ended, the log alone tells. */
const SPEAKERS = {
  doctorJoined: ['doctor'],
  userJoined: ['patient'],
  endSession: ['patient', 'doctor'],
} satisfies Readonly<Record<string, readonly Side[]>>;

/** Passes on that a side has come, and counts it as connected until it goes. Nothing said here changes any state. */
export async function tellOtherSide(
  socket: AccountSocket,
  event: keyof typeof SPEAKERS,
  said: unknown,
  { sessions, attendance, clock }: Hearing,
): Promise<void> {
  const message = sessionMessage.safeParse(said);
  if (!message.success) throw new Refusal('INPUT_INVALID');
  const { sessionId } = message.data;
  const { side, parties } = await partyOf(socket, sessionId, sessions);
  const may: readonly Side[] = SPEAKERS[event];
  if (!may.includes(side)) throw new Refusal('NOT_ALLOWED');
  if (event === 'endSession') return socket.leave(roomOfAttending(sessionId, side));
  if (parties.stage === 'over') return;
  await socket.join(roomOfAttending(sessionId, side));
  await attendance.saw(sessionId, side, clock());
  socket.to(roomOf(side === 'doctor' ? parties.patientId : parties.doctorId)).emit(event, message.data);
}
