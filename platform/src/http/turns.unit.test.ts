import { expect, test } from '@jest/globals';
import { createTurns } from './turns.js';

/** Tasks that end on request, and the order in which they started. */
function work() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    piece: (name: string) => () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

test('a caller has one task in progress at a time; a task of another caller starts immediately', async () => {
  const inTurn = createTurns({ atOnce: 2, waitMilliseconds: 60_000 });
  const { began, piece, end } = work();
  const first = inTurn('a', piece('a1'));
  const second = inTurn('a', piece('a2'));
  const other = inTurn('b', piece('b1'));
  await Promise.resolve();
  expect(began).toEqual(['a1', 'b1']);
  end('a1');
  await first;
  expect(began).toEqual(['a1', 'b1', 'a2']);
  end('a2');
  end('b1');
  expect(await Promise.all([second, other])).toEqual(['a2', 'b1']);
});

test('callers alternate, and a failed task ends its turn', async () => {
  const inTurn = createTurns({ atOnce: 1, waitMilliseconds: 60_000 });
  const began: string[] = [];
  const piece = (name: string) => () => {
    began.push(name);
    return name === 'a1' ? Promise.reject(new Error('broken')) : Promise.resolve(name);
  };
  const all = await Promise.allSettled([
    ...['a1', 'a2', 'a3'].map((name) => inTurn('a', piece(name))),
    ...['b1', 'b2'].map((name) => inTurn('b', piece(name))),
    inTurn('c', piece('c1')),
  ]);
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(all.map(({ status }) => status)).toEqual(['rejected', ...Array<string>(5).fill('fulfilled')]);
});

test('a task that has waited too long is refused, and does not start later', async () => {
  const inTurn = createTurns({ atOnce: 1, waitMilliseconds: 20 });
  const { began, piece, end } = work();
  const first = inTurn('a', piece('a1'));
  await expect(inTurn('b', piece('b1'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    parameters: { retryAfterSeconds: 5 },
  });
  end('a1');
  await first;
  const last = inTurn('b', piece('b2'));
  await Promise.resolve();
  end('b2');
  await last;
  expect(began).toEqual(['a1', 'b2']);
});
