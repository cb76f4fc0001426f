import { Refusal } from '@anamnesis/contracts/language/errors';
import { sessionMessage } from '@anamnesis/contracts/sessions/socket';
import { roomOf, type AccountSocket } from '../socket-server.js';
import { partyOf, type Side } from './party.js';
import type { SessionDirectory } from './session-directory.js';

/** Which side says what. The end of a session is only heard here: that it ended, the log alone tells. */
const SPEAKERS = {
  doctorJoined: ['doctor'],
  userJoined: ['patient'],
  endSession: ['patient', 'doctor'],
} satisfies Readonly<Record<string, readonly Side[]>>;

/** Passes on that a side has come. Nothing said here changes any state. */
export async function tellOtherSide(
  socket: AccountSocket,
  event: keyof typeof SPEAKERS,
  said: unknown,
  sessions: SessionDirectory,
): Promise<void> {
  const message = sessionMessage.safeParse(said);
  if (!message.success) throw new Refusal('INPUT_INVALID');
  const { side, parties } = await partyOf(socket, message.data.sessionId, sessions);
  const may: readonly Side[] = SPEAKERS[event];
  if (!may.includes(side)) throw new Refusal('NOT_ALLOWED');
  if (event === 'endSession') return;
  socket.to(roomOf(side === 'doctor' ? parties.patientId : parties.doctorId)).emit(event, message.data);
}
