import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { MEETING_HOLDERS, SESSION_ATTENDANCE } from '@anamnesis/contracts/sessions/constants';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { SessionParties } from '@anamnesis/contracts/sessions/parties';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { createAttending } from '@anamnesis/platform/redis/attending';
import { createHolders } from '@anamnesis/platform/redis/holders';
import { createNewestPosition } from '@anamnesis/platform/redis/newest-position';
import { createPresence } from '@anamnesis/platform/redis/presence';
import { createTestTokens } from '@anamnesis/platform/tokens/testing/test-tokens';
import { startNotifications } from '../app.js';

type Received = [event: string, payload: unknown][];
export interface BrowserSocket {
  socket: Socket;
  received: Received;
}

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const ORIGIN = 'https://clinic.example';
export const issue = (id: string, role: AccountRole, minutes = 10, signIn: string = randomUUID()) =>
  createTestTokens({ minutes }).issue({ id, role }, [], signIn);

/** Ended sign-ins, which each server follows. */
const ended = new Set<string>();
const listeners: ((signIn: string) => void)[] = [];
export function endSignIn(signIn: string): void {
  ended.add(signIn);
  for (const tell of listeners) tell(signIn);
}

export const [patient, doctor, stranger, sessionId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
export const freshPrefix = () => `notifications-${randomUUID()}:`;

/** Between two records of who is in a session, ms. */
export const HEARTBEAT = 20;

/** Stage of the only session in these tests. */
export const session: { stage: SessionParties['stage'] } = { stage: 'active' };

/** Who else may read a record, by patient and parts. */
export const recordReaders = new Map<string, string[]>();

/** The rooms of the community that the read model shows for each account. */
export const memberships = new Map<string, string[]>();
/** The read model of memberships answers once this promise resolves. It shows the beginning of the log: what events tell is newer. */
export const readModel: { ready: Promise<unknown> } = { ready: Promise.resolve() };
/** Connections of one account to one server, and milliseconds after which one without a sign-in is closed. */
export const connections = { ofOneAccount: 10, silence: 1_000 };

/** Close functions, run after each test. */
export const closing: (() => unknown)[] = [];
export async function closeAll(): Promise<void> {
  session.stage = 'active';
  readModel.ready = Promise.resolve();
  for (const close of closing.splice(0).reverse()) await close();
}

/** One notification service; those with the same prefix exchange messages. */
export async function startServer(prefix: string, roomHeartbeat = 60_000) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger, term: 1_000 });
  closing.push(() => bus.close());
  const redis = await connectRedis(redisUrl, {
    prefix,
    onError: (error) => {
      throw error;
    },
  });
  closing.push(() => redis.destroy());
  let asked = 0;
  const parties = { patientId: patient, doctorId: doctor };
  const attendance = createPresence(redis, SESSION_ATTENDANCE, 1);
  const attending = createAttending(redis, 'rooms', { goneAfter: 60_000, clock: () => new Date() });
  await startNotifications({
    closing: { add: (close) => void closing.push(close) },
    server,
    tokens: createTestTokens({ ended }),
    ended: { has: (signIn) => ended.has(signIn), onEnd: (tell) => void listeners.push(tell) },
    redisUrl,
    prefix,
    bus,
    sessions: { parties: async (id) => (id === sessionId ? { ...parties, stage: session.stage } : null) },
    holders: createHolders(redis, MEETING_HOLDERS, 1),
    attendance,
    readers: { of: async (patientId, parts) => recordReaders.get(`${patientId} ${parts.join(' ')}`) ?? [] },
    memberships: {
      async of(ids) {
        asked += 1;
        await readModel.ready;
        const rooms = new Map(ids.flatMap((id) => (memberships.has(id) ? [[id, memberships.get(id) ?? []]] : [])));
        return { position: null, rooms };
      },
    },
    attending,
    pushed: createNewestPosition(redis, 'rooms', 60_000),
    connections,
    roomHeartbeat,
    heartbeat: HEARTBEAT,
    logger: silentLogger,
    origins: [ORIGIN],
  });
  const askedForMembers = () => asked;
  return {
    bus,
    server,
    attendance,
    attending,
    askedForMembers,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}

/** A browser's socket; it uses the tokens in turn, then keeps the last one. */
export function browse(address: string, tokens: string[], origin = ORIGIN): BrowserSocket {
  const auth = (send: (data: object) => void) => send({ token: tokens.length > 1 ? tokens.shift() : tokens[0] });
  const options = { transports: ['websocket'], auth, extraHeaders: { origin }, reconnectionDelay: 20, forceNew: true };
  const socket = io(address, options);
  closing.push(() => socket.disconnect());
  const received: Received = [];
  socket.onAny((event: string, payload: unknown) => received.push([event, payload]));
  return { socket, received };
}

export async function connect(address: string, id: string, role: AccountRole): Promise<BrowserSocket> {
  const browser = browse(address, [await issue(id, role)]);
  await once(browser.socket as never, 'connect');
  return browser;
}
