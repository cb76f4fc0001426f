import { expect, test } from '@jest/globals';
import { createStreamQueue } from './stream-queue.js';

const patient = { deadline: 60_000, longestPause: 0, waiting: 100 };

/** Works that end on request, and the order in which they began. */
function works() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    work: (name: string) => () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

test('works on one stream run in the order of their arrival, those on another one beside them', async () => {
  const inTurn = createStreamQueue(patient);
  const { began, work, end } = works();
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => inTurn(name.slice(0, 1), work(name)));
  await Promise.resolve();
  expect(began).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'a2', 'a3', 'b1']) {
    end(name);
    await all[['a1', 'a2', 'a3', 'b1'].indexOf(name)];
  }
  expect(began).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('a work that fails, also before its first pause, is followed by the next one', async () => {
  const inTurn = createStreamQueue(patient);
  const failing = () => {
    throw new Error('broken');
  };
  const outcomes = await Promise.allSettled([
    inTurn('a', () => Promise.reject(new Error('broken'))),
    inTurn('a', failing),
    inTurn('a', () => Promise.resolve('done')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await inTurn('a', (hasWaited) => Promise.resolve(hasWaited))).toBe(false);
});

test('a work is told whether it has waited', async () => {
  const inTurn = createStreamQueue(patient);
  const told = (hasWaited: boolean) => Promise.resolve(hasWaited);
  expect(await Promise.all([inTurn('a', told), inTurn('a', told), inTurn('b', told)])).toEqual([false, true, false]);
});

test('a work that has waited until the deadline is refused, and never begins', async () => {
  const inTurn = createStreamQueue({ ...patient, deadline: 20 });
  const { began, work, end } = works();
  const first = inTurn('a', work('first'));
  await expect(inTurn('a', work('late'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    parameters: { retryAfterSeconds: 1 },
  });
  end('first');
  await first;
  const next = inTurn('a', work('next'));
  end('next');
  await next;
  expect(began).toEqual(['first', 'next']);
});

test('no more than a number of works wait for one stream; others are refused at once', async () => {
  const inTurn = createStreamQueue({ ...patient, waiting: 2 });
  const { work, end } = works();
  const admitted = ['a1', 'a2', 'a3'].map((name) => inTurn('a', work(name)));
  await expect(inTurn('a', work('a4'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const other = inTurn('b', work('b1'));
  end('b1');
  expect(await other).toBe('b1');
  for (const name of ['a1', 'a2', 'a3']) {
    end(name);
    await admitted.shift();
  }
});
