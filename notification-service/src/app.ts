import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { ATTENDANCE } from '@anamnesis/contracts/sessions/constants';
import type { Bus } from '@anamnesis/platform/bus/bus';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Closing } from '@anamnesis/platform/process/closing';
import type { Seats } from '@anamnesis/platform/redis/seats';
import { openSocketBackplane } from '@anamnesis/platform/redis/socket-backplane';
import type { TokenVerifier } from '@anamnesis/platform/tokens/access-tokens';
import type { EndedSignIns } from '@anamnesis/platform/tokens/ended-sign-ins';
import { admitAccounts } from './accounts/admit.js';
import { answerSocket } from './sessions/answer-sockets.js';
import { type Attendance, takeAttendance } from './sessions/attendance.js';
import { pushAppointmentEvents } from './sessions/push-appointment-events.js';
import type { SessionDirectory } from './sessions/session-directory.js';
import type { SocketServer } from './socket-server.js';

export interface NotificationPorts {
  /** Where each part leaves how it is closed. */
  closing: Pick<Closing, 'add'>;
  /** The HTTP server whose `/socket.io` becomes ours; it is not closed with us. */
  server: HttpServer;
  tokens: TokenVerifier;
  /** Whose sockets are cut. */
  ended: Pick<EndedSignIns, 'has' | 'onEnd'>;
  redisUrl: string;
  /** Stands before every key in Redis; servers with the same one reach each other's sockets. */
  prefix?: string;
  bus: Bus;
  sessions: SessionDirectory;
  /** Which visit stands for each side of a meeting. */
  seats: Seats;
  attendance: Attendance;
  /** How often the connected are counted; milliseconds. */
  heartbeat?: number;
  logger: Logger;
  /** Pages of these origins may connect; a client that names none (not a browser) may too. */
  origins: readonly string[];
  clock?: () => Date;
}

const RECOVERY_MILLISECONDS = 2 * 60_000;
/** A session description with every character escaped still fits. */
const MESSAGE_MOST_BYTES = 100_000;
/** Pushes that one command reads: a burst comes back in few pieces. */
const PUSHES_AT_ONCE = 1_000;
/** Pushes kept for those who come back: two minutes of a busy day. */
const PUSHES_KEPT = 100_000;

/** Pushes what happens to both parties of an appointment. Of several servers one takes each message; all of them deliver it. */
export async function startNotifications(ports: NotificationPorts): Promise<void> {
  const { server, tokens, ended, redisUrl, prefix = '', bus, sessions, seats, attendance, closing } = ports;
  const { logger, origins, clock = () => new Date(), heartbeat = ATTENDANCE.heartbeat } = ports;
  const backplane = openSocketBackplane(redisUrl, (error) => logger.warn({ err: error }, 'The sockets lost Redis'));
  closing.add(() => backplane.close());
  const io: SocketServer = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_MOST_BYTES,
    // A browser asks nobody before it opens a WebSocket to another site, so the origin is looked at here.
    allowRequest: ({ headers: { origin } }, allow) => allow(null, origin === undefined || origins.includes(origin)),
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MILLISECONDS, skipMiddlewares: false },
    adapter: createAdapter(backplane.client, {
      streamName: `${prefix}sockets`,
      channelPrefix: `${prefix}sockets`,
      sessionKeyPrefix: `${prefix}sockets:left:`,
      maxLen: PUSHES_KEPT,
      readCount: PUSHES_AT_ONCE,
      blockTimeInMs: 1_000,
      onlyPlaintext: true,
    }),
  });
  closing.add(async () => {
    // Not `io.close()`, which would close the HTTP server too. The sockets go first, while their state can still be kept.
    io.engine.close();
    await io.of('/').adapter.close();
  });
  admitAccounts(io, tokens, ended, logger);
  io.on('connection', (socket) => answerSocket(socket, { sessions, seats, attendance, clock }, logger));
  closing.add(takeAttendance(io, { attendance, clock, heartbeat, logger }));
  const following = await bus.consume(appointmentsTopic, pushAppointmentEvents(io, clock));
  closing.add(() => following.stop());
}
