import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { leafOfEvent } from './append-leaves.js';
import { classify } from './classify.js';
import type { Comparison, LogLeaf } from './compare-log.js';
import { someEvents } from './testing/events.js';

const COUNT = 4_000;

const nothing: Comparison = {
  ...{ events: COUNT, first: null, lastPosition: null, damaged: new Map() },
  ...{ unmatched: [], unfounded: [], gaps: [], metadata: [], ahead: [], newest: [] },
};
const found = (count: number): LogLeaf[] =>
  someEvents(count).map((event) => ({
    event: { ...event, data: { ...event.data } },
    hash: Buffer.from(leafOfEvent(event)),
  }));

test('missing leaves are named by their events, in order, also between edited ones', () => {
  const all = found(COUNT);
  // Every second leaf is missing, and the others differ from their events.
  const gaps = all.flatMap((_, index) =>
    index % 2 === 1
      ? [{ index, after: all[index - 1]!.event.position, before: all[index + 1]?.event.position ?? 10n ** 9n }]
      : [],
  );
  const unfounded = all.flatMap(({ event }, index) =>
    index % 2 === 0 ? [{ ...event, index, eventId: event.id, hash: Buffer.alloc(32) }] : [],
  );
  const kinds = classify({ ...nothing, unmatched: all, unfounded, gaps }).map(
    ({ finding: { kind, index, eventId } }) => [kind, index, eventId],
  );
  const expected = (parity: number, kind: string) =>
    all.flatMap(({ event }, index) => (index % 2 === parity ? [[kind, index, event.id]] : []));
  expect(kinds).toEqual([...expected(1, 'leafMissing'), ...expected(0, 'edited')]);
});

test('a leaf that is missing without an event in its place names none', () => {
  const [, event] = found(2);
  const gaps = [{ index: 0, after: -1n, before: 1n }];
  const eventId = randomUUID();
  const leaf = { ...event!.event, index: 1, eventId, hash: Buffer.alloc(32), position: 1n };
  expect(classify({ ...nothing, gaps, unfounded: [leaf] }).map(({ finding }) => finding)).toMatchObject([
    { kind: 'leafMissing', index: 0 },
    { kind: 'truncated', eventId },
  ]);
});

test('all events of a log that was turned round changed places', () => {
  const all = found(COUNT);
  const unfounded = all.map(({ event }, index) => {
    const moved = all[all.length - 1 - index]!.event;
    const here = { ...event, position: moved.position };
    return { ...here, index: all.length - 1 - index, eventId: event.id, hash: Buffer.from(leafOfEvent(here)) };
  });
  const differences = classify({ ...nothing, unmatched: all, unfounded });
  expect(new Set(differences.map(({ finding: { kind } }) => kind))).toEqual(new Set(['reordered']));
  expect(differences).toHaveLength(all.length);
});
