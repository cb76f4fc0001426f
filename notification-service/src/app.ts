import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import { appointmentsTopic } from '@anamnesis/contracts/appointments-topic';
import { breakGlassTopic } from '@anamnesis/contracts/break-glass/topics';
import { ROOM_ATTENDANCE } from '@anamnesis/contracts/community/constants';
import { communityTopic } from '@anamnesis/contracts/community/topics';
import { familyTopic } from '@anamnesis/contracts/family/topics';
import { healthImportProgressTopic, healthImportsTopic } from '@anamnesis/contracts/health-imports/topics';
import { notificationsTopic } from '@anamnesis/contracts/notifications/topics';
import { readingProgressTopic, readingsTopic } from '@anamnesis/contracts/reading/topics';
import { recordsTopic } from '@anamnesis/contracts/records/topics';
import { ATTENDANCE } from '@anamnesis/contracts/sessions/constants';
import type { Bus } from '@anamnesis/platform/bus/bus';
import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Closing } from '@anamnesis/platform/process/closing';
import type { Attending } from '@anamnesis/platform/redis/attending';
import type { Holders } from '@anamnesis/platform/redis/holders';
import type { NewestPosition } from '@anamnesis/platform/redis/newest-position';
import { openSocketBackplane } from '@anamnesis/platform/redis/socket-backplane';
import type { TokenVerifier } from '@anamnesis/platform/tokens/access-tokens';
import type { EndedSignIns } from '@anamnesis/platform/tokens/ended-sign-ins';
import { admitAccounts } from './accounts/admit.js';
import { pushBreakGlassEvents } from './break-glass/push-break-glass-events.js';
import type { Memberships } from './community/memberships.js';
import { pushCommunityEvents } from './community/push-community-events.js';
import { withMembersOnly } from './community/missed-pushes.js';
import { keepRoomSockets } from './community/room-sockets.js';
import { createToldMemberships } from './community/told-memberships.js';
import { pushFamilyEvents } from './family/push-family-events.js';
import { pushHealthImportProgress, pushHealthImports } from './health-imports/push-health-imports.js';
import { pushNotifications } from './notifications/push-notifications.js';
import { pushReadingProgress, pushReadings } from './reading/push-readings.js';
import { pushRecordEvents } from './records/push-record-events.js';
import type { RecordReaders } from './records/record-readers.js';
import { handleMessages } from './sessions/handle-messages.js';
import { type Attendance, recordAttendance } from './sessions/attendance.js';
import { pushAppointmentEvents } from './sessions/push-appointment-events.js';
import type { SessionDirectory } from './sessions/session-directory.js';
import type { SocketServer } from './socket-server.js';

export interface NotificationPorts {
  /** Where each part registers its close function. */
  closing: Pick<Closing, 'add'>;
  /** The HTTP server that serves `/socket.io`; it is not closed here. */
  server: HttpServer;
  tokens: TokenVerifier;
  /** Ended sign-ins, whose sockets are closed. */
  ended: Pick<EndedSignIns, 'has' | 'onEnd'>;
  redisUrl: string;
  /** Prefix of every key in Redis; servers with the same prefix exchange messages. */
  prefix?: string;
  bus: Bus;
  sessions: SessionDirectory;
  /** The current visit of each side of a meeting. */
  holders: Holders;
  attendance: Attendance;
  readers: RecordReaders;
  /** In which rooms of the community people are, and who of them is connected. */
  memberships: Memberships;
  attending: Pick<Attending, 'renew' | 'end'>;
  /** The position of the newest push about rooms, of all servers. */
  pushed: NewestPosition;
  /** Connections of one account to this process at once, and milliseconds after which one without a sign-in is closed. */
  connections: { ofOneAccount: number; silence: number };
  /** Interval of the attendance records; milliseconds. */
  heartbeat?: number;
  /** Interval of the comparison of sockets with memberships; milliseconds. */
  roomHeartbeat?: number;
  logger: Logger;
  /** Pages of these origins may connect; so may a client without an origin (not a browser). */
  origins: readonly string[];
  clock?: () => Date;
}

const RECOVERY_MILLISECONDS = 2 * 60_000;
/** Large enough for a session description with every character escaped. */
const MAX_MESSAGE_BYTES = 100_000;
/** Pushes read by one command, for few round trips in a burst. */
const PUSHES_PER_READ = 1_000;
/** Pushes kept for reconnecting clients: two minutes of a busy day. */
const PUSHES_KEPT = 100_000;

/** Pushes appointment events to both parties, family events to both sides, record events to those who may read the record, events of rooms to their members, and emergency access and the reading of documents to the patient. One of several servers handles each message; all of them deliver it. */
export async function startNotifications(ports: NotificationPorts): Promise<void> {
  const { server, tokens, ended, redisUrl, prefix = '', bus, sessions, holders, attendance, readers, closing } = ports;
  const { memberships, attending, pushed, connections, roomHeartbeat = ROOM_ATTENDANCE.heartbeat } = ports;
  const { logger, origins, clock = () => new Date(), heartbeat = ATTENDANCE.heartbeat } = ports;
  const backplane = openSocketBackplane(redisUrl, (error) =>
    logger.warn({ err: error }, 'The socket server lost its connection to Redis'),
  );
  closing.add(() => backplane.close());
  const told = createToldMemberships();
  const io: SocketServer = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: connections.silence,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    // Browsers send no preflight request before a cross-site WebSocket, so the origin is checked here.
    allowRequest: ({ headers: { origin } }, allow) => allow(null, origin === undefined || origins.includes(origin)),
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MILLISECONDS, skipMiddlewares: false },
    adapter: withMembersOnly(
      createAdapter(backplane.client, {
        streamName: `${prefix}sockets`,
        channelPrefix: `${prefix}sockets`,
        sessionKeyPrefix: `${prefix}sockets:left:`,
        maxLen: PUSHES_KEPT,
        readCount: PUSHES_PER_READ,
        blockTimeInMs: 1_000,
        onlyPlaintext: true,
      }),
      memberships,
      told,
    ),
  });
  closing.add(async () => {
    // Not `io.close()`, which would close the HTTP server too. The sockets are closed first, while their state can still be saved.
    io.engine.close();
    await io.of('/').adapter.close();
  });
  admitAccounts(io, { tokens, ended, ofOneAccount: connections.ofOneAccount, logger });
  io.on('connection', (socket) => handleMessages(socket, { sessions, holders, attendance, clock }, logger));
  closing.add(recordAttendance(io, { attendance, clock, heartbeat, logger }));
  const rooms = keepRoomSockets(io, { memberships, told, pushed, attending, heartbeat: roomHeartbeat, logger });
  closing.add(() => rooms.stop());
  const appointments = await bus.consume(appointmentsTopic, pushAppointmentEvents(io, clock));
  closing.add(() => appointments.stop());
  const family = await bus.consume(familyTopic, pushFamilyEvents(io, clock));
  closing.add(() => family.stop());
  const community = await bus.consume(
    communityTopic,
    pushCommunityEvents(io, { tell: rooms.tell, pushed, attending, clock }),
  );
  closing.add(() => community.stop());
  const records = await bus.consume(recordsTopic, pushRecordEvents(io, readers, clock));
  closing.add(() => records.stop());
  const breakGlass = await bus.consume(breakGlassTopic, pushBreakGlassEvents(io, clock));
  closing.add(() => breakGlass.stop());
  const notifications = await bus.consume(notificationsTopic, pushNotifications(io, clock));
  closing.add(() => notifications.stop());
  const readings = await bus.consume(readingsTopic, pushReadings(io, clock));
  closing.add(() => readings.stop());
  const progress = await bus.consume(readingProgressTopic, pushReadingProgress(io, clock));
  closing.add(() => progress.stop());
  const imports = await bus.consume(healthImportsTopic, pushHealthImports(io, clock));
  closing.add(() => imports.stop());
  const importProgress = await bus.consume(healthImportProgressTopic, pushHealthImportProgress(io, clock));
  closing.add(() => importProgress.stop());
}
