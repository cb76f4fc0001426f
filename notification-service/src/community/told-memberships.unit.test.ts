import { expect, test } from '@jest/globals';
import { createToldMemberships } from './told-memberships.js';

const [room, other] = ['K7QM-42XD', 'AAAA-0001'];
const shownAt = (position: bigint | null, ...rooms: string[]) => ({ position, rooms: new Map([['m', rooms]]) });
function toldOf(...changes: [isMember: boolean, position: string][]) {
  const clock = { now: 0 };
  const told = createToldMemberships(() => clock.now);
  for (const [isMember, position] of changes) told.tell({ accountId: 'm', roomId: room, isMember, position });
  return { clock, told, rooms: (...shown: Parameters<typeof shownAt>) => [...told.roomsOf('m', shownAt(...shown))] };
}

test('what an event told is right until the read model has reached it, whatever that shows', () => {
  const joined = toldOf([true, '10']);
  expect([joined.rooms(null), joined.rooms(9n, other), joined.rooms(10n)]).toEqual([[room], [other, room], []]);
  const left = toldOf([true, '10'], [false, '12']);
  expect([left.rooms(11n, room, other), left.rooms(12n, room)]).toEqual([[other], [room]]);
});

test('of two events the one with the later position counts, in whichever order they are told', () => {
  expect(toldOf([false, '9'], [true, '10']).rooms(null)).toEqual([room]);
  expect(toldOf([true, '10'], [false, '9']).rooms(null)).toEqual([room]);
});

test('a change is forgotten once it is shown, but not while an earlier answer may be on its way', () => {
  const { told, clock, rooms } = toldOf([true, '10']);
  told.forget({ position: 10n });
  expect(rooms(9n)).toEqual([room]);
  clock.now = 60_001;
  told.forget({ position: 9n });
  expect(rooms(9n)).toEqual([room]);
  told.forget({ position: 10n });
  expect([rooms(9n), told.size()]).toEqual([[], 0]);
});
