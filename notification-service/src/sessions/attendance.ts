import { sides, type Side } from '@anamnesis/contracts/appointments/constants';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Presence } from '@anamnesis/platform/redis/presence';
import type { SocketServer } from '../socket-server.js';

/** Store of the time at which each side of a session was last connected. */
export type Attendance = Pick<Presence, 'saw'>;

const PREFIX = 'attends:';
/** The joined sockets of one side of a session are in this room; a disconnected socket leaves it. */
export const roomOfAttending = (sessionId: string, side: Side) => `${PREFIX}${sessionId}:${side}`;
export const roomsOfAttending = (sessionId: string) => sides.map((side) => roomOfAttending(sessionId, side));

interface RecordingOptions {
  attendance: Attendance;
  clock: () => Date;
  /** Milliseconds. */
  heartbeat: number;
  logger: Logger;
}

/** Records at every heartbeat which sides are connected to this server. Returns a function that stops it. */
export function recordAttendance(
  io: SocketServer,
  { attendance, clock, heartbeat, logger }: RecordingOptions,
): () => void {
  const { rooms } = io.of('/').adapter;
  const record = async (room: string) => {
    const [sessionId = '', side = ''] = room.slice(PREFIX.length).split(':');
    await attendance.saw(sessionId, side, clock());
  };
  const timer = setInterval(() => {
    const attended = [...rooms.keys()].filter((room) => room.startsWith(PREFIX));
    Promise.all(attended.map(record)).catch((error: unknown) =>
      logger.warn({ err: error }, 'The presence in sessions could not be recorded'),
    );
  }, heartbeat);
  return () => clearInterval(timer);
}
