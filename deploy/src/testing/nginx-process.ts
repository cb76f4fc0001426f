import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { routes } from '@anamnesis/contracts/routes';
import { nginxConfiguration, type GatewayEnvironment } from '../gateway/nginx.js';

/** nginx on this machine, configured like the gateway's image. */
export interface NginxProcess {
  accessLog(): Promise<string>;
  /** Warnings and errors so far. */
  errorLog(): string;
  stop(): Promise<void>;
}

const TEMPLATE = resolve(import.meta.dirname, '../../gateway/meeting-origin.conf.template');

/** Fills in the template like the image at its start. */
export async function writeMeetingOrigin(folder: string, meetingBaseUrl: string): Promise<void> {
  const env = { PATH: process.env['PATH'], MEETING_BASE_URL: meetingBaseUrl };
  const filled = execFileSync('envsubst', ['${MEETING_BASE_URL}'], { input: await readFile(TEMPLATE), env });
  await writeFile(join(folder, 'meeting-origin.conf'), filled);
}

/** Starts nginx on a port with the gateway's configuration, in front of these services and a small frontend. */
export async function startNginx(
  port: number,
  services: GatewayEnvironment['services'],
  meetingBaseUrl: string,
): Promise<NginxProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  // nginx workers run as another user.
  await chmod(folder, 0o755);
  await writeSite(join(folder, 'frontend'));
  const environment: GatewayEnvironment = {
    listen: `127.0.0.1:${port}`,
    frontend: join(folder, 'frontend'),
    scratch: folder,
    accessLog: join(folder, 'access.log'),
    resolver: null,
    services,
  };
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(routes, environment));
  await writeMeetingOrigin(folder, meetingBaseUrl);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorLog = '';
  child.stderr.on('data', (text: Buffer) => (errorLog += text.toString()));
  const exited = once(child, 'exit');
  while (!(await answers(`http://127.0.0.1:${port}/health/live`))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errorLog}`);
  }
  return {
    accessLog: () => readFile(environment.accessLog, 'utf8'),
    errorLog: () => errorLog,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/** A site like the frontend's build: every file uncompressed and, where that is smaller, in two codings. */
async function writeSite(site: string): Promise<void> {
  const script = `console.log("${'x'.repeat(4096)}");`;
  for (const coding of ['plain', 'br', 'gzip']) await mkdir(join(site, coding, 'assets'), { recursive: true });
  await writeFile(join(site, 'plain/index.html'), '<title>the landing page</title>');
  await writeFile(join(site, 'plain/terms.html'), '<title>the terms</title>');
  await writeFile(join(site, 'plain/app.html'), '<title>the app</title>');
  await writeFile(join(site, 'plain/assets/app-1a2b3c.js'), script);
  await writeFile(join(site, 'br/assets/app-1a2b3c.js'), brotliCompressSync(script));
  await writeFile(join(site, 'gzip/assets/app-1a2b3c.js'), gzipSync(script));
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => new Promise((resolve) => setTimeout(resolve, 10, false)),
  );
