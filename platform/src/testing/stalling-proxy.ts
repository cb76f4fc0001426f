import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a backend that can stop forwarding without closing connections. */
export interface StallingProxy {
  /** The backend's address through the proxy. */
  url: string;
  /** Stops forwarding on the open connections. */
  stall(): void;
  /** Accepts new connections without forwarding. */
  stallNew(): void;
  /** Closes the connections to the backend, as the backend does once it has noticed. */
  closeUpstream(): void;
  close(): Promise<void>;
}

export async function openStallingProxy(address: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(address);
  const connections: [Socket, Socket][] = [];
  let forwards = true;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) socket.unref().on('error', () => socket.destroy());
    if (forwards) client.pipe(server).pipe(client);
    connections.push([client, server]);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A test that fails before it closes the proxy must not keep Jest running.
  proxy.unref();
  const url = new URL(address);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    stall: () => connections.flat().forEach((socket) => socket.unpipe()),
    stallNew: () => void (forwards = false),
    closeUpstream: () => connections.forEach(([, server]) => server.destroy()),
    async close() {
      for (const socket of connections.flat()) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
