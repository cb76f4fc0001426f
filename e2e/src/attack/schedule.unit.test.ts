import { expect, test } from '@jest/globals';
import { textOf } from './odd-texts.js';
import { randomOf } from '@anamnesis/platform/testing/random';
import { bagOf, killsOf, nameOf, roundOf, ROUNDS_IN_A_BAG } from './schedule.js';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const scheduleOf = (seed: number, rounds = 100) => numbers(rounds).map((n) => roundOf(seed, n));

test('a seed determines the schedule', () => {
  expect(scheduleOf(7)).toEqual(scheduleOf(7));
  expect(scheduleOf(7)).not.toEqual(scheduleOf(8));
});

test('the rounds of one bag contain every fault', () => {
  const kinds = new Set(scheduleOf(3, ROUNDS_IN_A_BAG).map(({ fault }) => nameOf(fault).replace(/^stall .*/, 'stall')));
  expect([...kinds].sort()).toEqual([
    ...['flush redis', 'full disk', 'kill child', 'kill event-store', 'kill launcher', 'kill postgres', 'kill redis'],
    ...['none', 'power failure', 'stall'],
  ]);
});

test('random values depend only on their seed, not on other sources', () => {
  const drawn = (source: string) => {
    const random = randomOf(7, source);
    return [random.uuid(), textOf(random, 'mark'), random.below(1_000_000)];
  };
  const first = drawn('one');
  expect(drawn('two')).not.toEqual(first);
  expect(drawn('one')).toEqual(first);
  expect(first[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
});

test('unusual texts contain lone surrogates, NUL and right-to-left overrides, and are unique', () => {
  const random = randomOf(1, 'texts');
  const texts = numbers(400).map((n) => textOf(random, `mark ${n}`));
  expect(new Set(texts).size).toBe(400);
  expect(texts.some((text) => /\p{Surrogate}/u.test(text))).toBe(true);
  for (const sign of ['\0', '\u202e']) expect(texts.some((text) => text.includes(sign))).toBe(true);
});

test('chosen faults are the only ones, and every round of kills ends a process', () => {
  const faultsOf = (names: string) =>
    [...new Set(numbers(30).map((n) => nameOf(roundOf(5, n, bagOf(names)).fault)))].toSorted();
  expect(faultsOf('postgres')).toEqual(['kill postgres']);
  expect(faultsOf('redis,flush redis')).toEqual(['flush redis', 'kill redis']);
  const kills = ['kill child', 'kill event-store', 'kill launcher', 'kill postgres', 'kill redis', 'power failure'];
  expect(faultsOf('kills')).toEqual(kills);
  expect(kills.map(killsOf)).toEqual([1, 1, 1, 1, 1, 4]);
  expect(['none', 'stall redis', 'full disk'].map(killsOf)).toEqual([0, 0, 0]);
  expect(() => bagOf('everything')).toThrow('"everything" is no fault');
});
