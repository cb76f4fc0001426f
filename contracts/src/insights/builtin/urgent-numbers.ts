import type { LabResult } from '../../labs/lab-result.js';
import type { LabFact } from './facts.js';
import { urgentLimitOf } from './urgency.js';
import type { LineUrgency } from './urgent-measures.js';

/** How urgent numbers are that may be results of tests of the table: each has to be compared with the paper, and may be of a child. */
export const urgentNumbersOf = (results: readonly LabResult[]): readonly LineUrgency[] =>
  results.flatMap((result) => {
    const fact: LabFact = { ...result, range: null, standing: 'unknown', called: null, doubt: 'twoValues' };
    const limit = urgentLimitOf(fact, null);
    return limit ? [{ test: result.test, rank: limit.rank, source: limit.source, isToCheck: true }] : [];
  });
