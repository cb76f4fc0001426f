import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product at another address, whose pages can get a newer version while they are open. */
export interface NewerVersion {
  readonly address: string;
  /** From now on the service worker has other bytes, as after an update of the product. */
  release(): void;
  close(): Promise<void>;
}

const WORKER = '/service-worker.js';
/** What a proxy does not pass on. */
const OWN_HEADERS = [
  'host',
  'origin',
  'connection',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'keep-alive',
  // A newer file must not be answered with "unchanged".
  'if-none-match',
  'if-modified-since',
];

/** Passes every request on to the product at `target`, without WebSockets. */
export async function newerVersion(target: string): Promise<NewerVersion> {
  let isReleased = false;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body: Uint8Array[] = [];
    for await (const chunk of request) body.push(chunk as Uint8Array);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      OWN_HEADERS.includes(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    // A connection that is used again may be closed by then, and one lost file ends the installation of the worker.
    headers.push(['connection', 'close']);
    // The product refuses commands of pages from other addresses.
    if (request.headers.origin !== undefined) headers.push(['origin', target]);
    const answer = await fetch(`${target}${request.url ?? '/'}`, {
      ...{ method: request.method ?? 'GET', headers, redirect: 'manual' },
      ...(body.length > 0 && { body: new Uint8Array(Buffer.concat(body)) }),
    });
    let content = Buffer.from(await answer.arrayBuffer());
    if (isReleased && request.url === WORKER) content = Buffer.concat([content, Buffer.from('\n// newer\n')]);
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, {
      ...Object.fromEntries([...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name))),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    });
    response.end(content);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => void (isReleased = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
