import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@anamnesis/platform/process/free-port';
import type { GatewayEnvironment } from '../gateway/nginx.js';
import { type NginxProcess, startNginx } from './nginx-process.js';

export interface RunningGateway extends Pick<NginxProcess, 'accessLog' | 'errorLog'> {
  readonly url: string;
  readonly port: number;
  /** Resolves when a stub service has received a request to this path, with or without its body. */
  reached(path: string): Promise<void>;
  /** Stops the stub of a service. */
  stopService(service: keyof GatewayEnvironment['services']): Promise<void>;
  close(): Promise<void>;
}

/** Reply of a stub service: its name and the received request. */
export interface Echo {
  readonly service: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const serviceNames = ['command-service', 'query-service', 'notification-service'] as const;

/** A stub replies to `?answer=<bytes>` with as many bytes. */
const WHOLE = /[?&]answer=(\d+)/;
/** A stub refuses a request with `?refuse` before reading the body. Node then reads the rest, as for the services: a connection closed on unread data is reset, and the reply may be lost. */
/** A stub sends one event to `?stream`, and nothing more until its caller leaves. */
const STREAMED = /[?&]stream/;
const REFUSED = /[?&]refuse/;

/** Starts nginx with the gateway's configuration in front of three stub services, on free ports. */
export async function startGateway(meetingBaseUrl = '/meet'): Promise<RunningGateway> {
  const arrivals = new EventEmitter();
  const stubs = Object.fromEntries(
    await Promise.all(serviceNames.map(async (name) => [name, await startStub(name, arrivals)] as const)),
  );
  const port = await freePort();
  const services = {
    'command-service': addressOf(stubs['command-service']),
    'query-service': addressOf(stubs['query-service']),
    'notification-service': addressOf(stubs['notification-service']),
  };
  const nginx = await startNginx(port, services, meetingBaseUrl);

  const stopService = async (service: string) => {
    const stub = stubs[service];
    if (!stub?.listening) return;
    stub.closeAllConnections();
    await new Promise((closed) => stub.close(closed));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    accessLog: nginx.accessLog,
    errorLog: nginx.errorLog,
    reached: async (path) => void (await once(arrivals, path)),
    stopService,
    close: async () => {
      await nginx.stop();
      await Promise.all(serviceNames.map(stopService));
    },
  };
}

async function startStub(service: string, arrivals: EventEmitter): Promise<Server> {
  const stub = createServer((request, response) => {
    const { method, url = '', headers } = request;
    arrivals.emit(url);
    if (REFUSED.test(url)) {
      response.writeHead(401).end('refused');
      return;
    }
    request.resume().on('end', () => {
      const [, bytes] = WHOLE.exec(url) ?? [];
      if (STREAMED.test(url)) {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: text\ndata: {}\n\n');
        return response.once('close', () => arrivals.emit(`left ${url}`));
      }
      if (bytes) return response.end(Buffer.alloc(Number(bytes)));
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ service, method, url, headers }));
    });
  });
  stub.on('upgrade', (_request, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\nX-Service: ${service}\r\n\r\n`,
    );
  });
  await new Promise<void>((listening) => stub.listen(0, '127.0.0.1', listening));
  return stub;
}

const addressOf = (stub: Server | undefined): string => `127.0.0.1:${(stub!.address() as AddressInfo).port}`;
