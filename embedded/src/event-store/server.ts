import { setMaxListeners } from 'node:events';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { admission } from './admission.js';
import { append } from './append.js';
import { Backlog } from './backlog.js';
import { batchAppend } from './batch-append.js';
import { readBatchRequest } from './batch-request.js';
import { beginning } from './beginning.js';
import { Connections } from './connections.js';
import { openDatabase } from './database.js';
import { deleteStream, tombstoneStream } from './delete.js';
import { closing } from './errors.js';
import { readGossip } from './gossip.js';
import { EventLog } from './log.js';
import { noteOpen } from './log-file.js';
import { featuresGrpc, gossipGrpc, streamsGrpc } from './protocol.js';
import { readAll, readStream } from './read.js';
import { readRequest } from './read-request.js';
import { Reader, type Idle, type ReadCall } from './reader.js';
import { getSupportedMethods } from './server-features.js';
import { subscribeToAll, subscribeToStream } from './subscribe.js';

export interface EventStoreOptions {
  /** Directory of the log, created if missing. */
  dir: string;
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** The required `connectionName` of clients; without it every client is admitted. */
  secret?: string;
  /** Time-out of a stalled read, ms. Subscriptions have none. */
  idleLimit?: number;
}

export interface RunningEventStore {
  port: number;
  /** Completes accepted appends, then ends all calls and closes the log. */
  close(): Promise<void>;
}

/**
 * Maximum bytes of one message. Above the limits of an append, because a larger message ends the whole call with all other
 * appends on it; below it, only the append that is too large is rejected.
 */
const LARGEST_MESSAGE = 2 ** 25;
/** Time for calls to end when the server closes, ms. */
const SHUTDOWN_TIMEOUT = 2000;
const IDLE_LIMIT = 300_000;

/** Starts a server over the log in a directory. Rejects if another process has locked it, or if the port is in use. */
export async function startEventStore({
  dir,
  port,
  host = '127.0.0.1',
  secret,
  idleLimit = IDLE_LIMIT,
}: EventStoreOptions): Promise<RunningEventStore> {
  const database = openDatabase(dir);
  const shutdown = new AbortController();
  // Every open call adds a listener; many of them are no leak.
  setMaxListeners(0, shutdown.signal);
  const server = new Server({
    'grpc.max_receive_message_length': LARGEST_MESSAGE,
    'grpc.max_send_message_length': -1,
    interceptors: secret === undefined ? [] : [admission(secret)],
  });
  const connections = new Connections();
  let bound = port;
  try {
    const log = new EventLog(database);
    if (log.lastPosition === 0) await log.write(beginning());
    noteOpen(dir);
    const backlog = new Backlog();
    server.addService(
      {
        ...streamsGrpc.StreamsService,
        read: { ...streamsGrpc.StreamsService.read, responseSerialize: (response: Buffer) => response },
        batchAppend: { ...streamsGrpc.StreamsService.batchAppend, requestDeserialize: readBatchRequest },
      },
      {
        read: serveRead(log, shutdown.signal, { limit: idleLimit, cancel: (call) => connections.reset(call.metadata) }),
        append: append(log, backlog, shutdown.signal),
        batchAppend: batchAppend(log, backlog, shutdown.signal),
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
      // The last replies are still being written to their calls, which must not end before.
      await new Promise(setImmediate);
      shutdown.abort();
      await shutDown(server);
      await database.close();
    };
    return { port: bound, close };
  } catch (error) {
    server.forceShutdown();
    await database.close();
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

function shutDown(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, SHUTDOWN_TIMEOUT);
    server.tryShutdown(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}
