import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appoint, confirmEmailDirectly } from '@anamnesis/command-service/app';
import { ACCESS_TOKENS } from '@anamnesis/contracts/accounts/constants';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { openTokenIssuer, tokenTerms } from '@anamnesis/platform/process/adapters';
import { vaultKeyOf } from '@anamnesis/platform/vault/derived-keys';
import { createClosing } from '@anamnesis/platform/process/closing';
import type { ServiceOptions } from '@anamnesis/platform/http/service';
import { noLimits } from '@anamnesis/platform/http/limits';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { newPushKey } from '@anamnesis/platform/push/vapid-keys';
import type { Pool } from '@anamnesis/platform/postgres/pool';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { testBackends, testDatabase } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { type AccountActor, createTokenVerifier } from '@anamnesis/platform/tokens/access-tokens';
import { documentSettingsOfNewKey } from '@anamnesis/platform/signatures/document-keys';
import { signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import type { z } from 'zod';
import { startEventStore } from '../../event-store/server.js';
import { type Environment, environment } from '../../launcher/environment.js';
import { type Services, startServices } from '../../launcher/services.js';
import type { StandIns } from '../../launcher/stand-ins.js';
import { type Call, createCaller } from './caller.js';

/** The whole product in this process, with a log, a database and files of its own. */
export interface Product {
  readonly address: string;
  /** Address of the internal port: health, metrics, calls of background work. */
  readonly insideAddress: string;
  readonly env: Environment;
  /** The settings that decrypt its log. */
  readonly vault: Pick<Environment, 'EVENTSTORE_URL'> & { VAULT_KEY: Buffer };
  readonly services: Services;
  /** A token signed like the product's, with an unrecorded sign-in; valid for fifteen minutes by default. */
  tokenFor(actor: AccountActor, methods?: readonly string[], minutes?: number): Promise<string>;
  /** The options of a further service of the same product. */
  beside(name: string): Omit<ServiceOptions, 'name' | 'handlers'>;
  readonly call: Call;
  /** Calls on the internal port, as background work does. */
  readonly callInside: Call;
  readonly database: Pool;
  /** Appoints an auditor or an operator, as the commands of the operator do. */
  appoint(account: Parameters<typeof appoint>[1]): Promise<unknown>;
  /** Confirms an email address, as the link in the email would. */
  confirmEmail(role: AccountRole, email: string): Promise<unknown>;
  close(): Promise<void>;
}

const ENOUGH_FOR_EVERYBODY = 10_000;

export type ProductSettings = Partial<z.input<typeof environment>>;

/** Runs the product in this process on the test run's backends, with further settings, and waits until it is ready. Suites use `start-product.ts`. */
export async function runProduct(settings: ProductSettings = {}): Promise<Product> {
  const dir = await mkdtemp(join(tmpdir(), 'anamnesis-product-'));
  const database = await testDatabase();
  const store = await startEventStore({ dir: join(dir, 'event-store'), port: 0 });
  const env = environment.parse({
    EVENTSTORE_URL: `esdb://127.0.0.1:${store.port}?tls=false`,
    DATABASE_URL: database.url,
    REDIS_URL: await redisDatabase(),
    MASTER_KEY: randomBytes(32).toString('hex'),
    TOKEN_SIGNING_KEY: randomBytes(32).toString('hex'),
    LOG_SIGNING_KEY: randomBytes(32).toString('hex'),
    INTEGRITY_DIR: join(dir, 'integrity'),
    ERASURE_LIST_FILE: join(dir, 'erasures'),
    VAPID_PRIVATE_KEY: newPushKey().toString('base64'),
    ...(await documentSettingsOfNewKey()),
    PUBLIC_URL: 'http://clinic.example',
    FILES_DIR: join(dir, 'files'),
    PORT: 0,
    LOG_LEVEL: 'silent',
    // Nothing leaves this machine, also with an own key.
    AI_BASE_URL: 'http://127.0.0.1:1',
    ...settings,
  });
  const standIns: StandIns = {
    google: { people: [], reach: 'everyone' },
    mail: { dir: join(dir, 'mail'), reach: 'everyone', key: 'not asked for' },
  };
  const closing = createClosing();
  const services = await startServices(env, ENOUGH_FOR_EVERYBODY, standIns, closing, new AbortController().signal);
  await until(async () => {
    if (!(await services.ready())) throw new Error('The product is not ready');
  });
  const signing = { ...env, TOKEN_PUBLIC_KEYS: [signingKeyFrom(env.TOKEN_SIGNING_KEY).publicKey] };
  const address = `http://127.0.0.1:${services.port}`;
  const insideAddress = `http://127.0.0.1:${services.internalPort}`;
  return {
    address,
    insideAddress,
    env,
    vault: { EVENTSTORE_URL: env.EVENTSTORE_URL, VAULT_KEY: vaultKeyOf(env.MASTER_KEY) },
    services,
    tokenFor: (actor, methods = [], minutes = ACCESS_TOKENS.minutes) =>
      openTokenIssuer(signing, { ...ACCESS_TOKENS, minutes }).issue(actor, randomUUID(), methods),
    beside: (name) => ({
      tokens: createTokenVerifier(signing.TOKEN_PUBLIC_KEYS, tokenTerms(ACCESS_TOKENS, env.PUBLIC_URL), () => false),
      ...{ logger: silentLogger, metrics: createMetrics(name), limits: noLimits, origins: [] },
      workerKey: randomBytes(32),
      ready: () => Promise.resolve({}),
    }),
    call: createCaller(address),
    callInside: createCaller(insideAddress, services.workerAuthorization),
    database: database.pool,
    appoint: (account) => appoint(services.ports, account, cause()),
    confirmEmail: (role, email) => confirmEmailDirectly(services.ports, role, email, cause()),
    async close() {
      await closing.close();
      await store.close();
      await database.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The address of a Redis database that no other product has used. The first one counts them. */
async function redisDatabase(): Promise<string> {
  const url = new URL(testBackends().redisUrl);
  const counting = await connectRedis(url.href, { onError });
  url.pathname = `/${await counting.incr('products-started')}`;
  counting.destroy();
  return url.href;
}

const cause = () => ({ commandId: randomUUID(), correlationId: 'test' });

function onError(error: Error): never {
  throw error;
}
