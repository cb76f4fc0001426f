import { randomBytes, randomUUID } from 'node:crypto';
import type { EventDefinition } from '@anamnesis/contracts/language/event';
import { connectEventStore } from '../event-store/client.js';
import { type Codec, createCodec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { openPool, type Pool } from '../postgres/pool.js';
import { until } from './until.js';
import { openKeyVault } from '../vault/key-vault.js';

/** The backends of an integration test, started by the setup of the test run. */
export function testBackends(): { databaseUrl: string; redisUrl: string; eventStoreUrl: string } {
  const named = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is missing: integration tests need the backends of the test run`);
    return value;
  };
  return {
    databaseUrl: named('TEST_DATABASE_URL'),
    redisUrl: named('TEST_REDIS_URL'),
    eventStoreUrl: named('TEST_EVENTSTORE_URL'),
  };
}

/** A separate Postgres database for one test, dropped on close. */
export async function testDatabase(): Promise<{ url: string; pool: Pool; close(): Promise<void> }> {
  const { databaseUrl } = testBackends();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openPool(databaseUrl, ignore, 1);
  // A pool waits some seconds for a connection, which a busy machine may exceed.
  await until(() => admin.query('select'));
  await admin.query(`create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, ignore);
  return {
    url: url.href,
    pool,
    async close() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Logs opened by one test on one database can read each other's events. */
const vaultKey = randomBytes(32);

/** An event log with its keys in the given database. The event store itself is shared between tests: use unique ids. */
export async function testLog(
  pool: Pool,
  definitions: ReadonlyMap<string, EventDefinition>,
  eventStoreUrl = testBackends().eventStoreUrl,
): Promise<{ store: EventStore; codec: Codec }> {
  const codec = createCodec(definitions, await openKeyVault(pool, vaultKey));
  return { store: connectEventStore(eventStoreUrl, codec), codec };
}

// A pool replaces a broken connection; here connections break when the database is dropped.
function ignore(): void {
  return undefined;
}
