import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { createLogger, silentLogger } from '../logging/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { runUntilSignal, type Running } from './graceful.js';

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

const run = (running: Running | Error, { self }: ReturnType<typeof processForTest>, closeWithin = 1000) =>
  runUntilSignal(() => (running instanceof Error ? Promise.reject(running) : Promise.resolve(running)), {
    logger: silentLogger,
    process: self,
    closeWithin,
  });

describe('a service', () => {
  test('closes once, however many signals come, and ends well', async () => {
    const watched = processForTest();
    let closed = 0;
    await run({ close: () => Promise.resolve(void closed++) }, watched);
    watched.events.emit('SIGTERM');
    watched.events.emit('SIGINT');
    await watched.ended;
    expect([closed, watched.codes]).toEqual([1, [0]]);
  });

  test('that does not close in time ends badly, as does one that fails to', async () => {
    const slow = processForTest();
    await run({ close: () => new Promise(() => undefined) }, slow, 5);
    slow.events.emit('SIGTERM');
    expect(await slow.ended).toEqual([1]);
    const broken = processForTest();
    await run({ close: () => Promise.reject(new Error('no')) }, broken);
    broken.events.emit('SIGTERM');
    expect(await broken.ended).toEqual([1]);
  });

  test('that can not start, or meets an error nobody caught, ends badly after closing', async () => {
    const unable = processForTest();
    await run(new Error('no port'), unable);
    expect(await unable.ended).toEqual([1]);
    const surprised = processForTest();
    let closed = 0;
    await run({ close: () => Promise.resolve(void closed++) }, surprised);
    surprised.events.emit('uncaughtException', new Error('forgotten'));
    expect([await surprised.ended, closed]).toEqual([[1], 1]);
  });

  test('goes on after a rejection nobody handled, which is logged and counted', async () => {
    const watched = processForTest();
    const lines: string[] = [];
    const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) });
    let closed = 0;
    const start = () => Promise.resolve({ close: () => Promise.resolve(void closed++) });
    await runUntilSignal(start, { logger, process: watched.self });
    const counted = async () =>
      Number(/^unhandled_rejections_total\S* (\d+)$/m.exec(await createMetrics('test').text())?.[1]);
    const before = await counted();
    watched.events.emit('unhandledRejection', new Error('forgotten'));
    expect([closed, watched.codes, await counted()]).toEqual([0, [], before + 1]);
    expect(lines.join()).toMatch(/"level":"?(50|error).*forgotten.*A rejection was not handled/);
    watched.events.emit('SIGTERM');
    expect([await watched.ended, closed]).toEqual([[0], 1]);
  });

  test('that is told to stop while it starts is told so, and closed before the process ends', async () => {
    const watched = processForTest();
    const happened: string[] = [];
    const start = (signal: AbortSignal) =>
      new Promise<Running>((resolve) => {
        const close = () => Promise.resolve(void happened.push('closed'));
        signal.addEventListener('abort', () => resolve({ close }));
      });
    const started = runUntilSignal(start, { logger: silentLogger, process: watched.self, closeWithin: 1000 });
    watched.events.emit('SIGTERM');
    await started;
    expect([await watched.ended, happened]).toEqual([[0], ['closed']]);
    const hasty = processForTest();
    const breaksOff = (signal: AbortSignal) =>
      new Promise<Running>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const brokenOff = runUntilSignal(breaksOff, { logger: silentLogger, process: hasty.self, closeWithin: 1000 });
    hasty.events.emit('SIGINT');
    await brokenOff;
    expect(await hasty.ended).toEqual([0]);
  });
});
