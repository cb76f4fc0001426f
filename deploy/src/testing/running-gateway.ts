import { execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@anamnesis/platform/process/free-port';
import { routes } from '@anamnesis/contracts/routes';
import { nginxConfiguration, type Place } from '../gateway/nginx.js';

export interface RunningGateway {
  readonly url: string;
  readonly port: number;
  accessLog(): Promise<string>;
  /** What nginx has complained of so far: warnings, errors. */
  complaints(): string;
  /** Settles when a stub service has been reached by a call to this path, whether or not its body has come. */
  reached(path: string): Promise<void>;
  /** Stops the stub that stands for a service. */
  silence(service: keyof Place['services']): Promise<void>;
  close(): Promise<void>;
}

/** What a stub service answers: who it is and what reached it. */
export interface Echo {
  readonly service: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const serviceNames = ['command-service', 'query-service', 'notification-service'] as const;

/** As many bytes answers a stub to `?answer=<bytes>`. */
const WHOLE = /[?&]answer=(\d+)/;
/** A stub refuses a call with `?refuse` before it has read the body, and closes the connection. */
const REFUSED = /[?&]refuse/;

const TEMPLATE = resolve(import.meta.dirname, '../../gateway/meeting-place.conf.template');

/** Makes of the template what the image makes of it when it starts, in a folder. */
export async function writeMeetingPlace(folder: string, meetingBaseUrl: string): Promise<void> {
  const env = { PATH: process.env['PATH'], MEETING_BASE_URL: meetingBaseUrl };
  const filled = execFileSync('envsubst', ['${MEETING_BASE_URL}'], { input: await readFile(TEMPLATE), env });
  await writeFile(join(folder, 'meeting-place.conf'), filled);
}

/** Starts nginx with the gateway's configuration in front of three stub services, on free ports. */
export async function startGateway(meetingBaseUrl = '/meet'): Promise<RunningGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  // The workers run as another user.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'frontend/assets'), { recursive: true });
  await writeFile(join(folder, 'frontend/index.html'), '<title>the app</title>');
  await writeFile(join(folder, 'frontend/assets/app-1a2b3c.js'), `console.log("${'x'.repeat(4096)}");`);

  const arrivals = new EventEmitter();
  const stubs = Object.fromEntries(
    await Promise.all(serviceNames.map(async (name) => [name, await startStub(name, arrivals)] as const)),
  );
  const port = await freePort();
  const place: Place = {
    listen: `127.0.0.1:${port}`,
    frontend: join(folder, 'frontend'),
    scratch: folder,
    accessLog: join(folder, 'access.log'),
    resolver: null,
    services: {
      'command-service': addressOf(stubs['command-service']),
      'query-service': addressOf(stubs['query-service']),
      'notification-service': addressOf(stubs['notification-service']),
    },
  };
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(routes, place));
  await writeMeetingPlace(folder, meetingBaseUrl);
  const nginx = await startNginx(folder, `http://127.0.0.1:${port}/health/live`);

  const silence = async (service: string) => {
    const stub = stubs[service];
    if (!stub?.listening) return;
    stub.closeAllConnections();
    await new Promise((closed) => stub.close(closed));
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    accessLog: () => readFile(place.accessLog, 'utf8'),
    complaints: nginx.complaints,
    reached: async (path) => void (await once(arrivals, path)),
    silence,
    close: async () => {
      await nginx.stop();
      await Promise.all(serviceNames.map(silence));
      await rm(folder, { recursive: true });
    },
  };
}

async function startNginx(folder: string, probe: string) {
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const exited = once(child, 'exit');
  while (!(await answers(probe))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`);
  }
  return {
    complaints: () => complaints,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => new Promise((resolve) => setTimeout(resolve, 10, false)),
  );

async function startStub(service: string, arrivals: EventEmitter): Promise<Server> {
  const stub = createServer((request, response) => {
    const { method, url = '', headers } = request;
    arrivals.emit(url);
    if (REFUSED.test(url)) {
      response.writeHead(401, { connection: 'close' }).end('refused');
      return;
    }
    request.resume().on('end', () => {
      const [, bytes] = WHOLE.exec(url) ?? [];
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

const addressOf = (stub: Server | undefined): string => `127.0.0.1:${(stub?.address() as AddressInfo).port}`;
