import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { createLogger, silentLogger } from '../logging/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import type { Closing } from './closing.js';
import { runUntilSignal } from './graceful.js';

function processForTest() {
  const events = new EventEmitter();
  const codes: number[] = [];
  const exit = (code: number) => {
    codes.push(code);
    events.emit('ended', code);
  };
  const self = Object.assign(events, { exit }) as unknown as Pick<NodeJS.Process, 'on' | 'exit'>;
  return { events, codes, self, ended: once(events, 'ended') };
}

const run = (
  close: () => Promise<void>,
  { self }: ReturnType<typeof processForTest>,
  { closeWithin = 1000, fails = false } = {},
) =>
  runUntilSignal(
    (_, closing) => {
      closing.add(close);
      return fails ? Promise.reject(new Error('no port')) : Promise.resolve();
    },
    { logger: silentLogger, process: self, closeWithin },
  );

describe('a service', () => {
  test('closes once after several signals, and exits with 0', async () => {
    const watched = processForTest();
    let closed = 0;
    await run(() => Promise.resolve(void closed++), watched);
    for (const signal of ['SIGHUP', 'SIGTERM', 'SIGINT']) watched.events.emit(signal);
    await watched.ended;
    expect([closed, watched.codes]).toEqual([1, [0]]);
  });

  test('that does not close in time exits with 1, as does one whose closing fails', async () => {
    const slow = processForTest();
    await run(() => new Promise(() => undefined), slow, { closeWithin: 5 });
    slow.events.emit('SIGTERM');
    expect(await slow.ended).toEqual([1]);
    const broken = processForTest();
    await run(() => Promise.reject(new Error('no')), broken);
    broken.events.emit('SIGTERM');
    expect(await broken.ended).toEqual([1]);
  });

  test('that cannot start, or has an uncaught error, exits with 1 after closing', async () => {
    let closed = 0;
    const close = () => Promise.resolve(void closed++);
    const unable = processForTest();
    await run(close, unable, { fails: true });
    expect([await unable.ended, closed]).toEqual([[1], 1]);
    const surprised = processForTest();
    await run(close, surprised);
    surprised.events.emit('uncaughtException', new Error('forgotten'));
    expect([await surprised.ended, closed]).toEqual([[1], 2]);
  });

  test('that can neither start nor close still exits', async () => {
    const stuck = processForTest();
    await run(() => new Promise(() => undefined), stuck, { fails: true, closeWithin: 5 });
    expect(await stuck.ended).toEqual([1]);
  });

  test('continues after an unhandled rejection, which is logged and counted', async () => {
    const watched = processForTest();
    const lines: string[] = [];
    const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) });
    let closed = 0;
    const start = async (_: AbortSignal, closing: Closing) => closing.add(() => void closed++);
    await runUntilSignal(start, { logger, process: watched.self });
    const counted = async () =>
      Number(/^unhandled_rejections_total\S* (\d+)$/m.exec(await createMetrics('test').text())?.[1]);
    const before = await counted();
    watched.events.emit('unhandledRejection', new Error('forgotten'));
    expect([closed, watched.codes, await counted()]).toEqual([0, [], before + 1]);
    expect(lines.join()).toMatch(/"level":"?(50|error).*forgotten.*A rejection was not handled/);
    watched.events.emit('SIGTERM');
    watched.events.emit('unhandledRejection', new Error('lost its connection'));
    expect([await watched.ended, closed]).toEqual([[0], 1]);
    expect(lines.join()).not.toContain('lost its connection');
  });

  test('that receives a signal during the start is aborted, and closed before the process ends', async () => {
    const watched = processForTest();
    const happened: string[] = [];
    const start = (signal: AbortSignal, closing: Closing) =>
      new Promise<void>((resolve) => {
        closing.add(() => void happened.push('closed'));
        signal.addEventListener('abort', () => resolve());
      });
    const started = runUntilSignal(start, { logger: silentLogger, process: watched.self, closeWithin: 1000 });
    watched.events.emit('SIGTERM');
    await started;
    expect([await watched.ended, happened]).toEqual([[0], ['closed']]);
    const aborting = processForTest();
    const rejectsOnAbort = (signal: AbortSignal, closing: Closing) => {
      closing.add(() => void happened.push('closed'));
      return new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const aborted = runUntilSignal(rejectsOnAbort, { logger: silentLogger, process: aborting.self, closeWithin: 1000 });
    aborting.events.emit('SIGINT');
    await aborted;
    expect([await aborting.ended, happened]).toEqual([[0], ['closed', 'closed']]);
  });
});
