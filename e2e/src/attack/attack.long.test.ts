import { expect, test } from '@jest/globals';
import { linesOf } from './figures.js';
import { runAttack } from './run-attack.js';
import { ROUNDS_IN_A_BAG } from './schedule.js';

/** Each fault occurs once. `npm run attack -- --seed n --rounds n` runs longer. */
test('the product keeps every guarantee under each fault', async () => {
  const lines: string[] = [];
  const { violations, figures } = await runAttack({
    seed: 20_261_122,
    rounds: ROUNDS_IN_A_BAG,
    print: (line) => lines.push(line),
  });
  // The violations first: a report that is cut short still names them.
  expect(violations.length > 0 ? [...violations, ...lines, ...linesOf(figures)] : []).toEqual([]);
  expect(figures.rounds).toBe(ROUNDS_IN_A_BAG - (figures.noSmallDisk ? 1 : 0));
  expect(figures.acknowledged).toBeGreaterThan(100);
});
