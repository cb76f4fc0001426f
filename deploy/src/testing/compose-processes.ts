import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@anamnesis/embedded/backends/postgres';
import { startRedis } from '@anamnesis/embedded/backends/redis';
import { launchEventStore } from '@anamnesis/embedded/event-store/launch';
import { startMockKafka } from '@anamnesis/platform/bus/testing/kafka-mock';
import { openPool } from '@anamnesis/platform/postgres/pool';
import type { Closing } from '@anamnesis/platform/process/closing';
import { freePort } from '@anamnesis/platform/process/free-port';
import { startMailServer, type TestMailServer } from '@anamnesis/platform/testing/mail-server';
import { createKeys } from '../keys.js';
import { composeFile, environmentOf } from './compose-file.js';
import { startNginx } from './nginx-process.js';
import { runAs, type ServiceProcess, startService } from './service-process.js';

/** The compose file without Docker: one process per service with the environment of the file, and the gateway. */
export interface ComposeProcesses {
  /** The address of the gateway. */
  readonly address: string;
  readonly mail: TestMailServer;
  readonly services: ReadonlyMap<string, ServiceProcess>;
  /** Runs a command with the environment of a service. */
  runAs(service: string, ...command: readonly string[]): Promise<string>;
}

/** Starts all services, each after its dependencies are ready. Registers their close functions in `closing`. */
export async function startComposeFile(closing: Closing): Promise<ComposeProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'compose-file-'));
  closing.add(() => rm(folder, { recursive: true, force: true }));
  const mail = await startMailServer();
  closing.add(() => mail.close());
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const given = {
    ...(await createKeys({})),
    ...{ POSTGRES_PASSWORD: randomBytes(16).toString('hex'), REDIS_PASSWORD: randomBytes(16).toString('hex') },
    ...{ PUBLIC_URL: address, SMTP_URL: mail.url, MAIL_FROM: 'hello@clinic.example' },
    // No authenticator app in this test.
    SECOND_FACTOR: 'offered',
  };
  const names = Object.entries(composeFile.services).flatMap(([name, { build }]) =>
    build && name !== 'gateway' ? [name] : [],
  );
  const ports = new Map(
    await Promise.all(
      names.map(async (name) => [name, { open: await freePort(), internal: await freePort() }] as const),
    ),
  );
  const network = new Map([
    ...(await startStores(folder, given, closing)),
    ...[...ports].map(([name, { internal }]) => [`${name}:8081`, `127.0.0.1:${internal}`] as const),
  ]);

  /** Replaces the addresses, ports and volumes of a container by those of this machine. */
  const variablesOf = (name: string) => {
    const own: Record<string, string> = {
      ...{ HOST: '127.0.0.1', FILES_DIR: join(folder, 'files'), INTEGRITY_DIR: join(folder, 'integrity') },
      ...{ PORT: String(ports.get(name)?.open), INTERNAL_PORT: String(ports.get(name)?.internal) },
    };
    return Object.fromEntries(
      Object.entries(environmentOf(name, given)).map(([variable, value]) => [
        variable,
        own[variable] ?? onNetwork(value),
      ]),
    );
  };
  const onNetwork = (value: string) =>
    [...network].reduce((text, [inCompose, here]) => text.replace(inCompose, here), value);

  const services = new Map<string, ServiceProcess>();
  const starting = new Map<string, Promise<void>>();
  const start = (name: string): Promise<void> => {
    const begun = starting.get(name) ?? begin(name);
    starting.set(name, begun);
    return begun;
  };
  const begin = async (name: string) => {
    const awaited = Object.keys(composeFile.services[name]?.depends_on ?? {});
    await Promise.all(awaited.filter((each) => names.includes(each)).map(start));
    const service = await startService(name, variablesOf(name));
    closing.add(async () => void (await service.stop()));
    services.set(name, service);
  };
  const started = await Promise.allSettled(names.map(start));
  for (const each of started) if (each.status === 'rejected') throw each.reason;

  const addressOf = (name: string) => `127.0.0.1:${ports.get(name)?.open}`;
  const nginx = await startNginx(
    port,
    {
      'command-service': addressOf('command-service'),
      'query-service': addressOf('query-service'),
      'notification-service': addressOf('notification-service'),
    },
    '/meet',
  );
  closing.add(() => nginx.stop());
  return { address, mail, services, runAs: (name, ...command) => runAs(variablesOf(name), command) };
}

/** Starts the stores of the file, with its passwords; returns their addresses in the file and on this machine. */
async function startStores(
  folder: string,
  { POSTGRES_PASSWORD, REDIS_PASSWORD }: Readonly<Record<'POSTGRES_PASSWORD' | 'REDIS_PASSWORD', string>>,
  closing: Closing,
): Promise<[string, string][]> {
  const postgres = await startPostgres({ dir: join(folder, 'postgres'), password: 'test' });
  closing.add(() => postgres.stop());
  const pool = openPool(postgres.url, () => undefined, 1);
  // Like the image: POSTGRES_USER is a superuser.
  await pool.query(`create role anamnesis superuser login password '${POSTGRES_PASSWORD}'`);
  await pool.end();
  const redis = await startRedis({ dir: join(folder, 'redis'), password: REDIS_PASSWORD });
  closing.add(() => redis.stop());
  // Without users, as in the file.
  const eventStore = await launchEventStore({ dir: join(folder, 'event-store'), port: 0, secret: '' });
  closing.add(() => eventStore.stop());
  const kafka = await startMockKafka();
  closing.add(() => kafka.stop());
  return [
    ['postgres:5432', new URL(postgres.url).host],
    ['redis:6379', new URL(redis.url).host],
    ['eventstore:2113', `127.0.0.1:${eventStore.port}`],
    ['kafka:9092', kafka.broker],
  ];
}
