import { randomBytes, randomUUID } from 'node:crypto';
import type { EventDefinition } from '@anamnesis/contracts/language/event';
import { connectEventStore } from '../event-store/client.js';
import { type Codec, createCodec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { openPool, type Pool } from '../postgres/pool.js';
import { openKeyVault } from '../vault/key-vault.js';

/** The backends of an integration test, as the test run's setup started them. */
export function testBackends(): { databaseUrl: string; redisUrl: string; eventStoreUrl: string } {
  const named = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is missing: integration tests run with the test run's own backends`);
    return value;
  };
  return {
    databaseUrl: named('TEST_DATABASE_URL'),
    redisUrl: named('TEST_REDIS_URL'),
    eventStoreUrl: named('TEST_EVENTSTORE_URL'),
  };
}

/** A Postgres database of a test's own, gone when it closes. */
export async function testDatabase(): Promise<{ url: string; pool: Pool; close(): Promise<void> }> {
  const { databaseUrl } = testBackends();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openPool(databaseUrl, ignore, 1);
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

/** Logs that one test opens on one database read what the others wrote. */
const vaultKey = randomBytes(32);

/** The log over a database of one's own, with the keys in it. The event store itself is shared: use ids of your own. */
export async function testLog(
  pool: Pool,
  definitions: ReadonlyMap<string, EventDefinition>,
  eventStoreUrl = testBackends().eventStoreUrl,
): Promise<{ store: EventStore; codec: Codec }> {
  const codec = createCodec(definitions, await openKeyVault(pool, vaultKey));
  return { store: connectEventStore(eventStoreUrl, codec), codec };
}

// A pool replaces a connection that breaks; here they break when the database is dropped.
function ignore(): void {
  return undefined;
}
