import type { LabTestKey } from '../labs/tests.js';
import { paragraphs } from './built-in-blocks.js';
import { emergencyOf } from './builtin/emergencies.js';
import { builtInExplanation } from './builtin/explain.js';
import type { InsightBlock } from './insight.js';
import type { AssembledFacts } from './report-facts.js';

/** The tests with a value to contact a doctor about. */
export const urgentTests = ({ values }: AssembledFacts): ReadonlySet<LabTestKey> =>
  new Set(values.filter((fact) => emergencyOf(fact) !== null).map(({ test }) => test));

/**
 * What the built-in engine says in English of the values to contact a doctor about, with those that have to be checked: it comes first,
 * whoever writes the rest. None without such values.
 */
export async function urgentBlocks(facts: AssembledFacts): Promise<InsightBlock[]> {
  const values = facts.values.filter((fact) => emergencyOf(fact) !== null);
  const certain = values.filter(({ doubt }) => doubt === null);
  const valuesAlone = { ...facts, leftOver: [], hasMore: true };
  const { lead, points } = await builtInExplanation({ ...valuesAlone, values: certain }, 'en-US');
  const { toCheck } = await builtInExplanation({ ...valuesAlone, values }, 'en-US');
  return paragraphs([
    ...(certain.length > 0 ? [...lead, ...points.flatMap(({ sentences }) => sentences)] : []),
    ...toCheck.map(({ sentence }) => sentence),
  ]);
}
