import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerUnread } from './unread-requests.js';

export interface Listening {
  /** The actual port, where 0 was requested. */
  readonly port: number;
  readonly server: Server;
  /**
   * Accepts no new connections, lets running requests finish, closes idle connections and those without a request. Then waits, at most three
   * seconds, for the work on requests whose clients have left: it uses backends that are closed next.
   */
  close(): Promise<void>;
}

/** Answers a request. Resolves when its work ends, also if the client has left before. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

interface App {
  callback(): RequestHandler;
}

/**
 * In milliseconds. Headers are small and have to arrive soon. A request may take an hour; `SLOWEST_BODY` is the minimum rate
 * of its body within that. An idle connection is kept longer than the gateway keeps it (65 s): one that is closed from this side just when
 * a request is sent on it loses the request.
 */
const TIME_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60 * 60 * 1000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 75_000,
};

/** Maximum wait for the work on requests whose clients have left, in milliseconds. */
const LEFT_BEHIND = 3_000;

/** A client that offers another protocol, such as h2c, is answered with HTTP/1.1. */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** Serves an app. Rejects when the port is in use. */
export async function listen(app: App | RequestHandler, port: number, host = '127.0.0.1'): Promise<Listening> {
  const options = { ...TIME_LIMITS, shouldUpgradeCallback: isWebSocket };
  const answer = typeof app === 'function' ? app : app.callback();
  const running = new Set<Promise<void>>();
  const server = createServer(options, (request, response) => {
    const work = Promise.resolve(answer(request, response)).finally(() => running.delete(work));
    running.add(work);
  });
  answerUnread(server);
  let closing: Promise<void> | null = null;
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // A keep-alive connection would otherwise delay the stop until its own time-out.
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (closing) server.closeIdleConnections();
    });
    if (closing) response.setHeader('connection', 'close');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      (closing ??= new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
        // Browsers open connections in advance, and Node does not take them for idle. A request may have arrived that was not read yet.
        setImmediate(() => {
          for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
        });
      }).then(() => settledWithin(LEFT_BEHIND, running))),
  };
}

async function settledWithin(milliseconds: number, work: Iterable<Promise<void>>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const time = new Promise<void>((resolve) => (late = setTimeout(resolve, milliseconds)));
  await Promise.race([Promise.allSettled(work), time]);
  clearTimeout(late);
}
