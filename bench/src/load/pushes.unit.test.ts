import { expect, test } from '@jest/globals';
import { millisecondsUntilHeard, type Hearing } from './pushes.js';

const changes = [
  { position: '1', parties: [0, 2], at: 100 },
  { position: '2', parties: [3, 1], at: 110 },
];
const hearing = (position: string, listener: number, at: number): Hearing => ({ position, listener, at });
const all = [hearing('2', 1, 111), hearing('1', 0, 101), hearing('2', 3, 130), hearing('1', 2, 104)];

test('a change has arrived when the last of its parties has it', () => {
  expect(millisecondsUntilHeard(changes, all)).toEqual([4, 20]);
});

test.each<[string, Hearing[], string]>([
  ['lost', all.slice(1), 'Change 2 was for 1,3 and was heard by 3'],
  ['heard twice', [...all, hearing('1', 0, 140)], 'Change 1 was for 0,2 and was heard by 0,0,2'],
  ['heard by somebody else', [...all.slice(1), hearing('2', 0, 140)], 'Change 2 was for 1,3 and was heard by 0,3'],
  ['of a change that nobody told', [...all, hearing('3', 0, 140)], 'A push of 3 came'],
])('a push that is %s ends the measuring', (_, hearings, complaint) => {
  expect(() => millisecondsUntilHeard(changes, hearings)).toThrow(complaint);
});
