import { expect, test } from '@jest/globals';
import { runAttack } from './run-attack.js';

/** How often each backend is killed; `ATTACK_KILLS=200` is the full endurance. `npm run attack -- --faults postgres --sums file` can be resumed. */
const KILLS = Number(process.env['ATTACK_KILLS'] ?? 20);
/** Time for one kill and the recovery, and for the start and the judgement, ms. */
const PATIENCE = { kill: 20_000, rest: 300_000 };

test.each(['postgres', 'redis', 'event-store'] as const)(
  'no kill of %s under load ends the launcher, and every guarantee holds',
  async (backend) => {
    const lines: string[] = [];
    const { violations, figures } = await runAttack({
      ...{ seed: 20_261_129, rounds: KILLS, faults: [backend] },
      print: (line) => lines.push(line),
    });
    expect({ violations, lines: violations.length > 0 ? lines : [] }).toEqual({ violations: [], lines: [] });
    expect(figures.faults).toEqual({ [`kill ${backend}`]: KILLS });
  },
  KILLS * PATIENCE.kill + PATIENCE.rest,
);
