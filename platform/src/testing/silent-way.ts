import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy before a backend that can stop passing data without closing connections. */
export interface SilentWay {
  /** The backend's address through the proxy. */
  url: string;
  /** Passes nothing more on the open connections. */
  fallSilent(): void;
  /** Accepts new connections and passes nothing on them. */
  answerNobody(): void;
  /** Closes the backend's side, as the backend does once it has noticed. */
  giveUp(): void;
  close(): Promise<void>;
}

export async function wayTo(address: string): Promise<SilentWay> {
  const { hostname, port } = new URL(address);
  const passing: [Socket, Socket][] = [];
  let answers = true;
  const way = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) socket.unref().on('error', () => socket.destroy());
    if (answers) client.pipe(server).pipe(client);
    passing.push([client, server]);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  // A test that fails before it closes the proxy must not keep Jest running.
  way.unref();
  const url = new URL(address);
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return {
    url: url.href,
    fallSilent: () => passing.flat().forEach((socket) => socket.unpipe()),
    answerNobody: () => void (answers = false),
    giveUp: () => passing.forEach(([, server]) => server.destroy()),
    async close() {
      for (const socket of passing.flat()) socket.destroy();
      way.close();
      await once(way, 'close');
    },
  };
}
