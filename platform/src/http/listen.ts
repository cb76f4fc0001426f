import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** The port it got, where 0 was asked for. */
  readonly port: number;
  readonly server: Server;
  /** Takes no new connection, lets running requests finish, closes the idle ones. */
  close(): Promise<void>;
}

interface App {
  callback(): RequestListener;
}

/**
 * In milliseconds. Headers are small, so they come at once. A request may take an hour to arrive; how slowly its body may
 * come within that, its reader says (`SLOWEST_BODY`).
 */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 60 * 60 * 1000, connectionsCheckingInterval: 5_000 };

/** Serves an app. Rejects when the port is taken. */
export async function listen(app: App | RequestListener, port: number, host = '127.0.0.1'): Promise<Listening> {
  const server = createServer(PATIENCE, typeof app === 'function' ? app : app.callback());
  let closing: Promise<void> | null = null;
  // A kept-alive connection would otherwise hold the stop open until its own time limit.
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
      (closing ??= new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      })),
  };
}
