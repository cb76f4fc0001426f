import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '../logging/logger.js';
import { openStallingProxy } from '../testing/stalling-proxy.js';
import { until } from '../testing/until.js';
import { closePool, type Connection, inTransaction, openPool, type Pool } from './pool.js';

let pool: Pool;
const broken: Error[] = [];
beforeAll(() => void (pool = openPool(process.env['TEST_DATABASE_URL'] ?? '', (error) => broken.push(error))));
afterAll(() => pool.end());

const endFromOutside = async (tx: Connection) => {
  const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
};

test('a transaction rejects when its connection is lost, during a query and between two, and the pool stays usable', async () => {
  const waiting = inTransaction(pool, async (tx) => {
    const asleep = tx.query('select pg_sleep(30), pg_backend_pid()');
    const lost = expect(asleep).rejects.toThrow(/terminat/);
    const { rows } = await pool.query<{ pid: number }>(`select pid from pg_stat_activity where query like $1`, [
      'select pg_sleep(30), pg_backend_pid()',
    ]);
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await lost;
    return asleep;
  });
  await expect(waiting).rejects.toThrow(/terminat/);
  const between = inTransaction(pool, async (tx) => {
    const lost = new Promise((resolve) => tx.once('end', () => resolve(null)));
    await endFromOutside(tx);
    await lost;
    await tx.query('select 1');
  });
  await expect(between).rejects.toThrow(/connection|terminat/i);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('the error of a lost idle connection does not include the connection, which holds the key that cancels its queries', async () => {
  broken.length = 0;
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const other = openPool(process.env['TEST_DATABASE_URL'] ?? '', () => undefined, 1);
  await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
  await other.end();
  await until(async () => expect(broken).toHaveLength(1));
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  logger.warn({ err: broken[0] }, 'A connection broke');
  expect(lines[0]).toContain('57P01');
  expect(lines[0]).not.toMatch(/secretKey|connectionParameters/);
});

test('a connection that breaks while it is handed out ends nothing', async () => {
  const other = openPool(process.env['TEST_DATABASE_URL'] ?? '', () => undefined, 1);
  const connection = await other.connect();
  expect(() => connection.emit('error', new Error('reset by peer'))).not.toThrow();
  connection.release(true);
  await closePool(other);
});

test('a failed transaction is rolled back, a finished one is committed', async () => {
  await pool.query('create table if not exists public.pool_test (n integer)');
  const write = (n: number, tx: Connection) => tx.query('insert into public.pool_test values ($1)', [n]);
  await inTransaction(pool, (tx) => write(1, tx));
  const failing = inTransaction(pool, async (tx) => {
    await write(2, tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await pool.query('select n from public.pool_test')).rows).toEqual([{ n: 1 }]);
  await pool.query('drop table public.pool_test');
});

test('closing a pool resolves after all its connections are closed', async () => {
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  const closed = openPool(url, (error) => broken.push(error));
  await Promise.all(Array.from({ length: 9 }, () => closed.query('select pg_sleep(0.1)')));
  let gone = 0;
  closed.on('remove', () => (gone += 1));
  await closePool(closed);
  expect(gone).toBe(9);
  await closePool(openPool(url, (error) => broken.push(error)));
});

test('a pool closes even if a connection attempt fails', async () => {
  const asking: Socket[] = [];
  const server = createServer((socket) => void asking.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const unanswered = openPool(`postgres://someone:secret@127.0.0.1:${port}/none`, (error) => broken.push(error));
  const connecting = expect(unanswered.connect()).rejects.toThrow();
  await until(async () => expect(asking).toHaveLength(1));
  const closing = closePool(unanswered);
  asking[0]?.destroy();
  await Promise.all([connecting, closing]);
  server.close();
});

test('a pool closes even if PostgreSQL is unresponsive: pending queries reject', async () => {
  const proxy = await openStallingProxy(process.env['TEST_DATABASE_URL'] ?? '');
  const silent = openPool(proxy.url, (error) => broken.push(error));
  await Promise.all([silent.query('select pg_sleep(0.05)'), silent.query('select pg_sleep(0.05)')]);
  proxy.stall();
  const waiting = expect(silent.query('select 1')).rejects.toThrow(/terminated/);
  // The query has acquired its connection.
  await new Promise(setImmediate);
  await closePool(silent, 50);
  await waiting;
  await proxy.close();
});
