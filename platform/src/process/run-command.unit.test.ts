import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { runCommand } from './run-command.js';
import type { OwnProcess } from './run-service.js';

function processForTest() {
  const said: string[] = [];
  const stderr = { write: (text: string) => said.push(text) };
  const self = Object.assign(new EventEmitter(), { stderr, exitCode: undefined as number | undefined });
  return { said, self: self as unknown as NonNullable<Parameters<typeof runCommand>[2]>, emit: self.emit.bind(self) };
}

test('what a command has opened is closed, whatever came of it; a failure is told in a sentence', async () => {
  const closed: string[] = [];
  const run = async (work: (own: OwnProcess) => Promise<boolean>) => {
    const { self, said } = processForTest();
    await runCommand(
      'a command',
      async (own) => {
        own.closing.add(() => void closed.push('closed'));
        return work(own);
      },
      self,
    );
    return { code: self.exitCode, said };
  };
  expect(await run(async () => true)).toEqual({ code: undefined, said: [] });
  expect(await run(async () => false)).toEqual({ code: 1, said: [] });
  expect(await run(() => Promise.reject(new Error('There is no such thing.')))).toEqual({
    code: 1,
    said: ['There is no such thing.\n'],
  });
  expect(closed).toHaveLength(3);
});

test('Ctrl-C has the command break off, and what it had opened is closed; a second one is left to the process', async () => {
  const { self, said, emit } = processForTest();
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
  expect([happened, said, self.exitCode]).toEqual([['closed'], ['Broken off.\n'], 1]);
  expect(emit('SIGTERM')).toBe(false);
});
