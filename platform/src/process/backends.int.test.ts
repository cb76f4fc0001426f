import { EventEmitter, once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { silentLogger } from '../logging/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { testBackends } from '../testing/test-log.js';
import { openStallingProxy } from '../testing/stalling-proxy.js';
import { openBus, openEventLog, opened, openPostgres, openRedis, openSharedLimits } from './backends.js';
import { freePort } from './free-port.js';
import { runUntilSignal } from './graceful.js';
import type { OwnProcess } from './run-service.js';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Stops a start while it waits in `open`; returns the exit code and what was closed. */
async function stoppedWhile(open: (own: OwnProcess) => Promise<unknown>) {
  const events = new EventEmitter();
  const ended = once(events, 'ended');
  const self = Object.assign(events, { exit: (code: number) => events.emit('ended', code) });
  const closed: string[] = [];
  let hasBegun = false;
  const running = runUntilSignal(
    async (signal, each) => {
      each.add(() => void closed.push('the earlier backend'));
      hasBegun = true;
      await open({ name: 'test', logger: silentLogger, metrics: createMetrics('test'), closing: each, signal });
      closed.push('the start went on');
    },
    { logger: silentLogger, process: self as unknown as Pick<NodeJS.Process, 'on' | 'exit'>, closeWithin: 10_000 },
  );
  expect(hasBegun).toBe(true);
  events.emit('SIGTERM');
  await running;
  const [code] = (await ended) as [number];
  return { code, closed };
}
const inTime = { code: 0, closed: ['the earlier backend'] };

test('a start that waits for an unavailable Redis stops on a signal', async () => {
  const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
  const DATABASE_URL = testBackends().databaseUrl;
  expect(await stoppedWhile((own) => openRedis({ REDIS_URL }, own))).toEqual(inTime);
  expect(await stoppedWhile((own) => openBus({ REDIS_URL }, openPostgres({ DATABASE_URL }, own).pool, own))).toEqual(
    inTime,
  );
});

test('so does one that waits for an unresponsive PostgreSQL or Redis', async () => {
  const { databaseUrl, redisUrl } = testBackends();
  const [postgres, redis] = await Promise.all([openStallingProxy(databaseUrl), openStallingProxy(redisUrl)]);
  closing.push(postgres.close, redis.close);
  postgres.stallNew();
  redis.stallNew();
  const VAULT_KEY = Buffer.alloc(32);
  const EVENTSTORE_URL = 'esdb://127.0.0.1:1?tls=false';
  const opening = (own: OwnProcess) =>
    openEventLog({ EVENTSTORE_URL, VAULT_KEY }, openPostgres({ DATABASE_URL: postgres.url }, own).pool, new Map(), own);
  expect(await stoppedWhile(opening)).toEqual(inTime);
  expect(await stoppedWhile((own) => openRedis({ REDIS_URL: redis.url }, own))).toEqual(inTime);
  expect(await stoppedWhile((own) => openSharedLimits({ REDIS_URL: redis.url }, own))).toEqual(inTime);
});

test('a backend that opens only after the stop is closed immediately', async () => {
  let arrive!: (part: string) => void;
  const arriving = new Promise<string>((resolve) => (arrive = resolve));
  const closed: string[] = [];
  expect(await stoppedWhile((own) => opened(arriving, (part) => void closed.push(part), own))).toEqual(inTime);
  expect(closed).toEqual([]);
  arrive('late');
  await arriving;
  await new Promise(setImmediate);
  expect(closed).toEqual(['late']);
});
