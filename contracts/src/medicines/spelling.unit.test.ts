import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { generics } from './names.js';
import { isOneErrorApart, spellingIndex } from './spelling.js';

const NAMES = ['metformin', 'aspirin', 'dolo'];

test.each([
  ['metforminn', ['metformin']],
  ['metfomin', ['metformin']],
  ['metfornin', ['metformin']],
  ['metfromin', ['metformin']],
  ['asprin', ['aspirin']],
  ['metfronin', []],
  ['doloo', []],
])('%s is close to %j', (word, expected) => expect(spellingIndex(NAMES)(word)).toEqual(expected));

test('a word with one error is found, whatever the error', () => {
  const closest = spellingIndex(NAMES);
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(fc.constantFrom('metformin', 'aspirin'), fc.nat(), letter, (name, position, wrong) => {
      const at = position % name.length;
      for (const word of [
        name.slice(0, at) + name.slice(at + 1),
        name.slice(0, at) + wrong + name.slice(at),
        name.slice(0, at) + wrong + name.slice(at + 1),
      ]) {
        expect(closest(word)).toContain(name);
      }
    }),
  );
});

test('no two ingredients are one error apart', () => {
  const all = [...generics].filter((name) => !name.includes(' '));
  const close = all.flatMap((one) => all.filter((other) => one < other && isOneErrorApart(one, other)));
  expect(close).toEqual([]);
});
