import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { OPENING } from '@anamnesis/contracts/audit/constants';
import { oneDownload, oneOpening } from './one-opening.js';

const at = (time: string) => ({ clock: () => new Date(`2026-11-20T${time}:00.000Z`) });
const [opening, id] = [randomUUID(), randomUUID()];
const what = { kind: 'healthRecord', id } as const;
const again = (time: string, header = opening, within?: string) =>
  oneOpening(at(time), { headers: { [OPENING]: header } }, { ...what, ...(within === undefined ? {} : { within }) })
    .again;

test('requests of one opening within an hour are one reading; another opening is another one', () => {
  expect(again('09:00')).toBe(again('09:59'));
  expect(again('09:00', randomUUID())).not.toBe(again('09:00'));
});

test('an opening that lasts, or is sent again, counts anew each hour', () =>
  expect(again('09:59')).not.toBe(again('10:00')));

test('a request without an opening is a reading of its own', () =>
  expect(oneOpening(at('09:00'), { headers: {} }, what)).toEqual({ what }));

test('the same opening in another session of a visitor is another one', () =>
  expect(again('09:00', opening, 'one')).not.toBe(again('09:00', opening, 'two')));

test('the ranges of a download are one reading for a quarter of an hour', () => {
  const name = (time: string) => oneDownload(at(time), id, opening);
  expect(name('09:00')).toBe(name('09:14'));
  expect(name('09:14')).not.toBe(name('09:15'));
});
