import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that redirects every call to another one. */
export interface RedirectingServer {
  readonly url: string;
  /** The calls that the server has got, and those that the other one has, to which it redirects. */
  calls(): { own: number; other: number };
  close(): void;
}

/** Starts both on free ports of this machine. */
export async function redirectingServer(): Promise<RedirectingServer> {
  const count = { own: 0, other: 0 };
  const other = await started((_, response) => {
    count.other += 1;
    response.end();
  });
  const own = await started((_, response) => {
    count.own += 1;
    response.writeHead(302, { location: `${other.url}/elsewhere` }).end();
  });
  return {
    url: own.url,
    calls: () => ({ ...count }),
    close() {
      own.close();
      other.close();
    },
  };
}

async function started(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
