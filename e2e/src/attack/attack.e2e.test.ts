import { expect, jest, test } from '@jest/globals';
import { told } from './figures.js';
import { runAttack } from './run-attack.js';
import { ROUNDS_IN_A_BAG } from './schedule.js';

jest.setTimeout(300_000);

/** Small: each fault comes once. `npm run attack -- --seed n --rounds n` goes on as long as one likes. */
test('attacked with every fault once, the product keeps every promise', async () => {
  const lines: string[] = [];
  const { violations, figures } = await runAttack({
    seed: 20_261_122,
    rounds: ROUNDS_IN_A_BAG,
    say: (line) => lines.push(line),
  });
  // What was broken is told together with the rounds that led there.
  expect({ violations, lines: violations.length > 0 ? [...lines, ...told(figures)] : [] }).toEqual({
    violations: [],
    lines: [],
  });
  expect(figures.rounds).toBe(ROUNDS_IN_A_BAG - (figures.noSmallDisk ? 1 : 0));
  expect(figures.acknowledged).toBeGreaterThan(100);
});
