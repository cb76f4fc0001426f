import { expect, test } from '@jest/globals';
import { soundKey } from './plain-words.js';

test.each([
  ['fall', 'phal'],
  ['off', 'of'],
  ['माँ', 'man'],
  ['मां', 'man'],
])('"%s" is not "%s"', (word, other) => expect(soundKey(word)).not.toBe(soundKey(other)));

test.each([
  ['माँ', 'maa'],
  ['मन', 'man'],
  ['फल', 'phal'],
  ['phal', 'fal'],
])('"%s" and "%s" are the same word', (word, other) => expect(soundKey(word)).toBe(soundKey(other)));
