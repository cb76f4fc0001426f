import { expect, test } from '@jest/globals';
import { createReport, shown } from '../figures/report.js';
import { withTestBackends } from '../testing/test-ground.js';
import { benchmarks } from './all.js';

const MINUTE = 60_000;

test.each(benchmarks.map((benchmark) => [benchmark.name, benchmark] as const))(
  '%s does on both sides the same work, and tells every figure',
  async (_, { run }) => {
    const said: string[] = [];
    const report = createReport((line) => said.push(line));
    await withTestBackends((backends) => run('tiny', backends, report));

    expect(report.rows).not.toHaveLength(0);
    for (const { ours, theirs, result, did } of report.rows) {
      for (const side of [ours, theirs ?? []]) for (const value of side) expect(value).toBeGreaterThan(0);
      expect(result).toBeGreaterThan(0);
      expect(did.ours).toBeGreaterThan(0);
      if (theirs) expect({ runs: theirs.length, did: did.theirs }).toEqual({ runs: ours.length, did: did.ours });
      for (const side of theirs ? [ours, theirs] : [ours])
        expect(said.filter((line) => line.includes(`raw ${side.map(shown).join(' ')}`))).not.toHaveLength(0);
    }
  },
  MINUTE,
);
