import { EventStoreDBClient } from '@eventstore/db-client';
import { describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { createClient } from '@redis/client';
import { openPool } from '../postgres/pool.js';
import { isDriverFailure } from './driver-failures.js';

/** An address where nothing listens. */
const CLOSED_PORT = '127.0.0.1:1';
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('an error of the real drivers at a closed port is a driver failure', () => {
  test('Postgres', async () => {
    const pool = openPool(`postgres://nobody@${CLOSED_PORT}/none`, () => undefined);
    expect(isDriverFailure(await errorOf(pool.query('select 1')))).toBe(true);
    await pool.end();
  });

  test('the event store', async () => {
    const client = EventStoreDBClient.connectionString`esdb://${CLOSED_PORT}?tls=false&defaultDeadline=2000`;
    const error = await errorOf(client.appendToStream('any', []));
    expect(error).toBeInstanceOf(Error);
    expect(isDriverFailure(error)).toBe(true);
    await client.dispose();
  });

  test('Redis, by both clients', async () => {
    const client = createClient({ url: `redis://${CLOSED_PORT}`, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    expect(isDriverFailure(await errorOf(client.connect()))).toBe(true);
    expect(isDriverFailure(await errorOf(client.get('key')))).toBe(true);
    const other = new Redis(`redis://${CLOSED_PORT}`, { maxRetriesPerRequest: 0, retryStrategy: () => null });
    other.on('error', () => undefined);
    expect(isDriverFailure(await errorOf(other.get('key')))).toBe(true);
  });
});
