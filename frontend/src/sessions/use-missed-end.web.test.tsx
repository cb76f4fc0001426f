import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useMissedEnd } from './use-missed-end';

type Known = { doctor: string };
const joshi: Known = { doctor: 'Dr. Joshi' };

/** A page in a session, and what the lists then say of running sessions, one after the other. */
function inSession(sessionId: string | null, ...lists: (Known | null | undefined)[]) {
  const onEnded = jest.fn<(last: Known) => void>();
  const [first, ...next] = lists;
  const { rerender } = renderHook(({ running }) => useMissedEnd(sessionId, running, onEnded), {
    initialProps: { running: first },
  });
  for (const running of next) rerender({ running });
  return onEnded.mock.calls.map(([last]) => last);
}

test('a session that the lists no longer have has ended: it is told once, with what was known last', () => {
  expect(inSession('a', undefined, joshi, null, undefined, null)).toEqual([joshi]);
});

test.each<[string, Parameters<typeof inSession>]>([
  ['runs', ['a', undefined, joshi, joshi]],
  ['is not loaded yet', ['a', undefined]],
  ['was never in the lists', ['a', null, null]],
  ['is another one', [null, joshi, null]],
])('nothing is told of a session that %s', (_, [sessionId, ...lists]) => {
  expect(inSession(sessionId, ...lists)).toEqual([]);
});
