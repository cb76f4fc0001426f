import { expect, test } from '@jest/globals';
import { millisecondsUntilReceived, type Receipt } from './pushes.js';

const changes = [
  { position: '1', parties: [0, 2], at: 100 },
  { position: '2', parties: [3, 1], at: 110 },
];
const receipt = (position: string, listener: number, at: number): Receipt => ({ position, listener, at });
const all = [receipt('2', 1, 111), receipt('1', 0, 101), receipt('2', 3, 130), receipt('1', 2, 104)];

test('a change has arrived when the last of its parties has it', () => {
  expect(millisecondsUntilReceived(changes, all)).toEqual([4, 20]);
});

test.each<[string, Receipt[], string]>([
  ['lost', all.slice(1), 'Change 2 was for 1,3 and was received by 3'],
  ['received twice', [...all, receipt('1', 0, 140)], 'Change 1 was for 0,2 and was received by 0,0,2'],
  [
    'received by another socket',
    [...all.slice(1), receipt('2', 0, 140)],
    'Change 2 was for 1,3 and was received by 0,3',
  ],
  ['of a change that was never sent', [...all, receipt('3', 0, 140)], 'A push of 3 arrived'],
])('a push that is %s ends the measurement', (_, receipts, complaint) => {
  expect(() => millisecondsUntilReceived(changes, receipts)).toThrow(complaint);
});
