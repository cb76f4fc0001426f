import { expect, test } from '@jest/globals';
import { urgentRanks } from '../../labs/urgent-rank.js';
import { measures } from './urgent-measure-table.js';

test.each(measures.map((measure) => [measure.name.source, measure] as const))(
  'the row of %s has known units, limits that can be measured, those for the hospital first, and sources',
  (_, { units, limits, plausible: [lowest, highest] }) => {
    for (const { atStart, factor } of units) {
      expect(atStart.source).not.toContain('undefined');
      expect(factor).toBeGreaterThan(0);
    }
    expect(limits.length).toBeGreaterThan(0);
    for (const { side, limit, source } of limits) {
      expect(['from', 'above', 'to', 'below']).toContain(side);
      expect(limit).toBeGreaterThan(lowest);
      expect(limit).toBeLessThan(highest);
      expect(source.citation).not.toBe('');
    }
    const ranks = limits.map(({ rank }) => urgentRanks.indexOf(rank));
    expect(ranks).toEqual(ranks.toSorted());
    expect(ranks).not.toContain(-1);
  },
);
