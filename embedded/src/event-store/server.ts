import { setMaxListeners } from 'node:events';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { admission } from './admission.js';
import { append } from './append.js';
import { batchAppend } from './batch-append.js';
import { beginning } from './beginning.js';
import { Connections } from './connections.js';
import { openDatabase } from './database.js';
import { deleteStream, tombstoneStream } from './delete.js';
import { closing } from './errors.js';
import { readGossip } from './gossip.js';
import { EventLog } from './log.js';
import { own, release } from './ownership.js';
import { featuresGrpc, gossipGrpc, streamsGrpc } from './protocol.js';
import { readAll, readStream } from './read.js';
import { readRequest } from './read-request.js';
import { Reader, type Idle, type ReadCall } from './reader.js';
import { getSupportedMethods } from './server-features.js';
import { subscribeToAll, subscribeToStream } from './subscribe.js';

export interface EventStoreOptions {
  /** Directory of the log, made when missing. */
  dir: string;
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** What clients name their connection by (`connectionName`); without it everybody who reaches the port is let in. */
  secret?: string;
  /** Milliseconds a read waits for its client to take more before it is given up. Subscriptions wait as long as it takes. */
  idleLimit?: number;
}

export interface RunningEventStore {
  port: number;
  /** Answers what was taken, then ends all calls and closes the log. */
  close(): Promise<void>;
}

/**
 * Most bytes of one message. Far above what an append may be, because a message over this limit ends the whole call, with all other
 * appends on it; below it, only the append that is too large is refused.
 */
const LARGEST_MESSAGE = 2 ** 28;
/** Milliseconds calls have to end when the server closes. */
const FAREWELL = 2000;
const IDLE_LIMIT = 300_000;

/** Starts a server over the log in a directory. Rejects when another process has it, or when the port is taken. */
export async function startEventStore({
  dir,
  port,
  host = '127.0.0.1',
  secret,
  idleLimit = IDLE_LIMIT,
}: EventStoreOptions): Promise<RunningEventStore> {
  const database = openDatabase(dir);
  const shutdown = new AbortController();
  // Every call under way listens: many of them are no leak.
  setMaxListeners(0, shutdown.signal);
  const server = new Server({
    'grpc.max_receive_message_length': LARGEST_MESSAGE,
    'grpc.max_send_message_length': -1,
    interceptors: secret === undefined ? [] : [admission(secret)],
  });
  const connections = new Connections();
  let bound = port;
  let owned = false;
  try {
    const owner = own(database);
    if (owner !== null) throw new Error(`The event store in this directory is in use by process ${owner}`);
    owned = true;
    const log = new EventLog(database);
    if (log.lastPosition === 0) await log.write(beginning());
    server.addService(
      {
        ...streamsGrpc.StreamsService,
        read: { ...streamsGrpc.StreamsService.read, responseSerialize: (response: Buffer) => response },
      },
      {
        read: serveRead(log, shutdown.signal, { limit: idleLimit, giveUp: (call) => connections.reset(call.metadata) }),
        append: append(log, shutdown.signal),
        batchAppend: batchAppend(log, shutdown.signal),
        delete: deleteStream(log),
        tombstone: tombstoneStream(log),
      },
    );
    server.addService(featuresGrpc.ServerFeaturesService, { getSupportedMethods });
    server.addService(gossipGrpc.GossipService, { read: readGossip(log, host, () => bound) });
    bound = await bind(server, `${host}:${port}`);
    connections.watch(server);
    const close = async (): Promise<void> => {
      await log.close();
      // The last answers are on their way into their calls, which must not end before.
      await new Promise(setImmediate);
      shutdown.abort();
      await sayGoodbye(server);
      await release(database);
      await database.root.close();
    };
    return { port: bound, close };
  } catch (error) {
    server.forceShutdown();
    if (owned) await release(database);
    await database.root.close();
    throw error;
  }
}

const serveRead =
  (log: EventLog, shutdown: AbortSignal, idle: Idle) =>
  (call: ReadCall): void => {
    const reader = new Reader(call, idle);
    const stop = (): void => reader.fail(closing());
    shutdown.addEventListener('abort', stop);
    reader.signal.addEventListener('abort', () => shutdown.removeEventListener('abort', stop));
    serve(log, call, reader).catch((error: unknown) => reader.fail(error));
  };

async function serve(log: EventLog, call: ReadCall, reader: Reader): Promise<void> {
  const request = readRequest(call.request);
  const { stream, subscription } = request;
  if (subscription) reader.beSubscriber();
  if (stream === undefined) return subscription ? subscribeToAll(log, request, reader) : readAll(log, request, reader);
  return subscription ? subscribeToStream(log, stream, request, reader) : readStream(log, stream, request, reader);
}

const bind = (server: Server, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });

function sayGoodbye(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, FAREWELL);
    server.tryShutdown(() => {
      clearTimeout(impatience);
      resolve();
    });
  });
}
