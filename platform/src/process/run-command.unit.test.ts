import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { runCommand } from './run-command.js';
import type { OwnProcess } from './run-service.js';

function processForTest() {
  const printed: string[] = [];
  const stderr = { write: (text: string) => printed.push(text) };
  const self = Object.assign(new EventEmitter(), { stderr, exitCode: undefined as number | undefined });
  return {
    printed,
    self: self as unknown as NonNullable<Parameters<typeof runCommand>[2]>,
    emit: self.emit.bind(self),
  };
}

test('a command closes what it opened, with any outcome; a failure is printed as a sentence', async () => {
  const closed: string[] = [];
  const run = async (work: (own: OwnProcess) => Promise<boolean>) => {
    const { self, printed } = processForTest();
    await runCommand(
      'a command',
      async (own) => {
        own.closing.add(() => void closed.push('closed'));
        return work(own);
      },
      self,
    );
    return { code: self.exitCode, printed };
  };
  expect(await run(async () => true)).toEqual({ code: undefined, printed: [] });
  expect(await run(async () => false)).toEqual({ code: 1, printed: [] });
  expect(await run(() => Promise.reject(new Error('There is no such thing.')))).toEqual({
    code: 1,
    printed: ['There is no such thing.\n'],
  });
  expect(closed).toHaveLength(3);
});

test('Ctrl-C aborts the command, and what it opened is closed; a second one is left to the process', async () => {
  const { self, printed, emit } = processForTest();
  const happened: string[] = [];
  const running = runCommand(
    'a command',
    ({ signal, closing }) =>
      new Promise((_, reject) => {
        closing.add(async () => {
          await turn();
          happened.push('closed');
        });
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    self,
  );
  expect(emit('SIGINT')).toBe(true);
  expect(emit('SIGINT')).toBe(false);
  await running;
  expect([happened, printed, self.exitCode]).toEqual([['closed'], ['Aborted.\n'], 1]);
  expect(emit('SIGTERM')).toBe(false);
});
