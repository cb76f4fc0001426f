import { expect, test } from '@jest/globals';
import { comparePositions, type RoomLog, withChanges, withOlder } from './room-log';
import { aMessage } from './testing/samples';

const at = (...positions: number[]) => positions.map((position) => aMessage({ at: position }));
const log = (more: Partial<RoomLog> = {}): RoomLog => ({ messages: at(5, 7), earlier: '5', cursor: '7', ...more });
const positions = ({ messages }: RoomLog) => messages.map(({ position }) => position);

test('positions are compared as numbers, beyond what a double holds', () => {
  expect(['10', '9', '9007199254740993', '9007199254740992'].sort(comparePositions)).toEqual([
    ...['9', '10', '9007199254740992', '9007199254740993'],
  ]);
});

test('new messages are added in order, once', () => {
  const later = withChanges(log(), { messages: at(9, 8), cursor: '9' });
  expect(positions(later)).toEqual(['5', '7', '8', '9']);
  expect(positions(withChanges(later, { messages: at(8, 9), cursor: '9' }))).toEqual(['5', '7', '8', '9']);
});

test('a changed message replaces the known one; one that is not loaded is left out, unless everything is', () => {
  const changed = withChanges(log(), { messages: [aMessage({ at: 5, message: 'Other' }), ...at(3)], cursor: '8' });
  expect(positions(changed)).toEqual(['5', '7']);
  expect(changed.messages[0]?.message).toBe('Other');
  expect(positions(withChanges(log({ earlier: null }), { messages: at(3), cursor: '8' }))).toEqual(['3', '5', '7']);
});

test('a read that was overtaken does not lead back; a log to be read again stays one', () => {
  expect(withChanges(log({ cursor: '12' }), { messages: [], cursor: '8' }).cursor).toBe('12');
  expect(withChanges(log({ cursor: null }), { messages: at(8), cursor: '8' }).cursor).toBeNull();
});

test('an older page comes before, without what is known', () => {
  const older = withOlder(log(), { messages: at(3, 4, 5), earlier: null });
  expect(positions(older)).toEqual(['3', '4', '5', '7']);
  expect(older.earlier).toBeNull();
});
