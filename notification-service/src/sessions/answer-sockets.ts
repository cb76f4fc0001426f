import { errors, Refusal, type ErrorCode } from '@anamnesis/contracts/language/errors';
import { sessionMessage, type ClientToServer } from '@anamnesis/contracts/sessions/socket';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { createAllowance } from '../allowance.js';
import { roomOf, type AccountSocket } from '../socket-server.js';
import type { SessionDirectory } from './session-directory.js';

type Event = keyof ClientToServer;
type Answer = { success: true } | { success: false; code: ErrorCode; message: string };

/** Which side says what. The end of a session is only heard here: that it ended, the log alone tells. */
const SPEAKERS: Readonly<Record<Event, readonly ('patient' | 'doctor')[]>> = {
  doctorJoined: ['doctor'],
  userJoined: ['patient'],
  endSession: ['patient', 'doctor'],
};

/** Messages at once, messages a second after that, and how many refused ones end the connection. */
const LIMITS = { burst: 20, perSecond: 2, patience: 200 };

/** Hears what browsers say, and passes on that a side has come. Nothing said here changes any state. */
export function answerSocket(socket: AccountSocket, sessions: SessionDirectory, logger: Logger): void {
  const allowance = createAllowance(LIMITS.burst, LIMITS.perSecond);
  let refused = 0;
  // Typed events promise what a hostile client need not keep.
  socket.use((packet: unknown[], next) => {
    if (allowance.take()) return next();
    refused += 1;
    answer(packet.at(-1), refusal('TOO_MANY_TRIES'));
    if (refused > LIMITS.patience) socket.disconnect(true);
  });
  for (const event of Object.keys(SPEAKERS) as Event[]) {
    socket.on(event, (...said: unknown[]) => {
      hear(socket, event, said[0], sessions).then(
        () => answer(said.at(-1), { success: true }),
        (error: unknown) => {
          if (!(error instanceof Refusal))
            logger.error({ err: error, event }, 'A message of a socket could not be handled');
          answer(said.at(-1), refusal(error instanceof Refusal ? error.code : 'UNAVAILABLE'));
        },
      );
    });
  }
}

async function hear(socket: AccountSocket, event: Event, said: unknown, sessions: SessionDirectory): Promise<void> {
  const message = sessionMessage.safeParse(said);
  if (!message.success) throw new Refusal('INPUT_INVALID');
  const parties = await sessions.parties(message.data.sessionId);
  const { id, role } = socket.data.actor;
  const side =
    role === 'doctor' && parties?.doctorId === id
      ? 'doctor'
      : role === 'patient' && parties?.patientId === id
        ? 'patient'
        : null;
  if (!parties || !side || !SPEAKERS[event].includes(side)) throw new Refusal('NOT_ALLOWED');
  if (event === 'endSession') return;
  socket.to(roomOf(side === 'doctor' ? parties.patientId : parties.doctorId)).emit(event, message.data);
}

const refusal = (code: ErrorCode): Answer => ({ success: false, code, message: errors[code].message });

function answer(acknowledge: unknown, reply: Answer): void {
  if (typeof acknowledge === 'function') (acknowledge as (reply: Answer) => void)(reply);
}
