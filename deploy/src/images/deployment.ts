import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@anamnesis/platform/process/free-port';
import { createKeys } from '../keys.js';
import { attempt, docker, run } from './docker.js';
import { eventually } from './eventually.js';

const root = resolve(import.meta.dirname, '../../..');
const PROJECT = 'anamnesis-check';
/** Services with an image built here. */
export const builtServices = [
  ...(['command-service', 'query-service', 'projectors', 'workers'] as const),
  ...(['notification-service', 'gateway'] as const),
];
const stores = ['eventstore', 'postgres', 'redis', 'kafka'] as const;
export const services = [...stores, ...builtServices];

/** Seconds until everything is healthy: first the stores, then the services, which depend on each other. */
const START_SECONDS = 420;

/** The compose file, run as a separate project with its own secrets and port. */
export interface Deployment {
  /** The address of the gateway. */
  readonly address: string;
  /** Runs `docker compose` with these arguments; returns its output. */
  compose(...args: readonly string[]): Promise<string>;
  /** Builds the image of one service, with visible output. */
  build(service: string): Promise<void>;
  /** Starts everything and resolves when all of it is healthy. Throws with the logs on failure. */
  up(): Promise<void>;
  /** Resolves when everything is healthy. */
  settle(): Promise<void>;
  /** Kills a service, restarts it and resolves when all is healthy. */
  crash(service: string): Promise<void>;
  /** The ids of a service's containers, one per line. */
  container(service: string): Promise<string>;
  /** Removes containers, networks and volumes; images stay for the next build. */
  down(): Promise<void>;
}

/** Prepares a deployment without starting it. */
export async function createDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'anamnesis-check-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  await writeFile(join(folder, 'env'), await settings(address, port));
  const [program = '', ...words] = await composeProgram();
  const files = ['docker-compose.yml', 'deploy/stand-ins/mail.yml'].flatMap((file) => ['-f', join(root, file)]);
  const common = [...words, '--project-name', PROJECT, '--env-file', join(folder, 'env'), ...files];
  const compose = (...args: readonly string[]) => run(program, [...common, ...args]);
  const container = (service: string) => compose('ps', '--quiet', service);

  const unhealthy = async (): Promise<readonly string[]> => {
    const states = await Promise.all(services.map(async (service) => [service, await healthOf(container(service))]));
    return states.filter(([, state]) => state !== 'healthy').map(([service = '']) => service);
  };
  const settle = () =>
    eventually('everything is healthy', START_SECONDS, async () => {
      const left = await unhealthy();
      if (left.length > 0) throw new Error(`Not healthy: ${left.join(', ')}`);
    });
  return {
    address,
    compose,
    container,
    settle,
    build: async (service) => void (await run(program, [...common, 'build', service], { shown: true })),
    async up() {
      const { code, stderr } = await attempt(program, [...common, 'up', '--detach']);
      if (code === 0) return settle();
      throw new Error(`${stderr.slice(-2000)}\n${await compose('logs', '--tail', '30')}`);
    },
    async crash(service) {
      await compose('kill', '-s', 'SIGKILL', service);
      await compose('start', service);
      await settle();
    },
    async down() {
      await compose('down', '--volumes', '--remove-orphans', '--timeout', '5');
      await rm(folder, { recursive: true });
    },
  };
}

/** `healthy` when all replicas are. */
const healthOf = async (containers: Promise<string>): Promise<string> => {
  const ids = (await containers).split('\n').filter(Boolean);
  if (ids.length === 0) return 'missing';
  const states = await docker('inspect', '--format', '{{.State.Health.Status}}', ...ids);
  return states.split('\n').find((state) => state !== 'healthy') ?? 'healthy';
};

/** Compose as a plugin of Docker, or the older standalone program. */
const composeProgram = async (): Promise<readonly string[]> =>
  (await attempt('docker', ['compose', 'version'])).code === 0 ? ['docker', 'compose'] : ['docker-compose'];

const settings = async (address: string, port: number): Promise<string> => {
  const secret = () => randomBytes(32).toString('hex');
  return Object.entries({
    ...(await createKeys({})),
    POSTGRES_PASSWORD: secret(),
    REDIS_PASSWORD: secret(),
    PUBLIC_URL: address,
    GATEWAY_PORT: port,
    SMTP_URL: 'smtp://mail:2525',
    MAIL_FROM: 'hello@clinic.example',
    // No authenticator app in this check.
    SECOND_FACTOR: 'offered',
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
};
