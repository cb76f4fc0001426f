import { expect, test } from '@jest/globals';
import { NOT_ALLOWED, WRITE_CONFLICT } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { untilWritten } from './until-written.js';

const failing = (times: number, kind: typeof WRITE_CONFLICT | typeof NOT_ALLOWED) => {
  let tries = 0;
  return async () => (++tries > times ? tries : refuse(kind));
};

test('a command that meets others is repeated until it is written', async () => {
  expect(await untilWritten(failing(12, WRITE_CONFLICT))).toBe(13);
});

test('another refusal is one at once, and a conflict without end is one in the end', async () => {
  await expect(untilWritten(failing(1, NOT_ALLOWED))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  await expect(untilWritten(failing(99, WRITE_CONFLICT))).rejects.toMatchObject({ code: 'WRITE_CONFLICT' });
});
