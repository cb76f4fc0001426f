import { expect, test } from '@jest/globals';
import { roomIdFormat, roomIdOf, typedRoomId } from './room-id.js';

test('a room id is made of 40 bits, in two groups of digits that are not confused', () => {
  expect(roomIdOf('00000000-00ff-8fff-afff-ffffffffffff')).toBe('0000-0000');
  expect(roomIdOf('ffffffff-ff00-8000-a000-000000000000')).toBe('ZZZZ-ZZZZ');
  expect(roomIdOf('00000000-2100-8000-a000-000000000000')).toBe('0000-0011');
  expect(roomIdFormat.safeParse(roomIdOf('9e107d9d-372b-8826-a819-542a3d6a7b5c')).success).toBe(true);
});

test.each([
  ['k7qm42xd', 'K7QM-42XD'],
  [' K7QM 42XD ', 'K7QM-42XD'],
  ['k7qm-42xd', 'K7QM-42XD'],
  ['OIL0-1234', '0110-1234'],
  ['K7QM-42', 'K7QM-42'],
  ['K7QM-42XD-1', 'K7QM-42XD-1'],
])('%j is read as %j', (typed, id) => {
  expect(typedRoomId.parse(typed)).toBe(id);
});

test('a letter that no id has makes none', () => {
  expect(roomIdFormat.safeParse(typedRoomId.parse('UUUU-UUUU')).success).toBe(false);
  expect(typedRoomId.safeParse('  ').success).toBe(false);
});
