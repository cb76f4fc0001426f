import { parseResults } from '../labs/parse-results.js';
import type { InsightBlock } from './insight.js';
import type { AssembledFacts } from './report-facts.js';
import { changeSince } from './trends.js';

/** The blocks of a model's answer, in which each point that gives a value of the report tells how that moved since the earlier ones. */
export const withTrends = (
  blocks: readonly InsightBlock[],
  { values, earlier, date }: AssembledFacts,
): InsightBlock[] =>
  blocks.map((block): InsightBlock => {
    if (block.kind !== 'list') return block;
    const items = block.items.map((item) => {
      const [named] = parseResults(item.text);
      const fact = values.find(({ test, value }) => test === named?.test && value === named.value);
      const trend = fact && changeSince(fact, earlier, date)?.direction;
      return trend ? { ...item, trend } : item;
    });
    return { ...block, items };
  });
