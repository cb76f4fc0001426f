import { remainderOf } from '../../../labs/left-over.js';
import { everyResult } from '../../../labs/parse-results.js';
import type { UrgentRank } from '../../../labs/urgent-rank.js';
import { isUrgentLine, urgencyOfLine } from '../urgent-lines.js';

/** How urgent a report is by its lines that the table of tests lacks; null if none of them is urgent. */
export function rankOfLines(text: string): UrgentRank | null {
  const ranks = remainderOf(text, everyResult(text), isUrgentLine).leftOver.map(
    (line) => urgencyOfLine(line)?.rank ?? null,
  );
  return ranks.includes('hospital') ? 'hospital' : ranks.includes('doctor') ? 'doctor' : null;
}
