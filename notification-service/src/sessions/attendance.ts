import { sides, type Side } from '@anamnesis/contracts/appointments/constants';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Sightings } from '@anamnesis/platform/redis/sightings';
import type { SocketServer } from '../socket-server.js';

/** Where it is written when each side of a session was connected last. */
export type Attendance = Pick<Sightings, 'saw'>;

const PREFIX = 'attends:';
/** The sockets of one side in its session stand in this room; whoever loses the connection drops out of it. */
export const roomOfAttending = (sessionId: string, side: Side) => `${PREFIX}${sessionId}:${side}`;
export const roomsOfAttending = (sessionId: string) => sides.map((side) => roomOfAttending(sessionId, side));

interface Taking {
  attendance: Attendance;
  clock: () => Date;
  /** Milliseconds. */
  heartbeat: number;
  logger: Logger;
}

/** Writes at every heartbeat which sides this server's sockets stand for. Answers what stops it. */
export function takeAttendance(io: SocketServer, { attendance, clock, heartbeat, logger }: Taking): () => void {
  const { rooms } = io.of('/').adapter;
  const saw = async (room: string) => {
    const [sessionId = '', side = ''] = room.slice(PREFIX.length).split(':');
    await attendance.saw(sessionId, side, clock());
  };
  const timer = setInterval(() => {
    const attended = [...rooms.keys()].filter((room) => room.startsWith(PREFIX));
    Promise.all(attended.map(saw)).catch((error: unknown) =>
      logger.warn({ err: error }, 'Who is connected to a session could not be written'),
    );
  }, heartbeat);
  return () => clearInterval(timer);
}
