import type { PrintedStanding } from '../../labs/printed-standing.js';
import type { UrgentRank } from '../../labs/urgent-rank.js';
import type { UrgentSource } from './urgent-sources.js';

/** A result of a test that the table of tests lacks, which cannot wait. */
export interface UrgentLine {
  readonly name: RegExp;
  readonly rank: UrgentRank;
  isUrgent(line: string, standing: PrintedStanding): boolean;
  /** A number without its unit or specimen, of which one would be dangerous and another not. */
  readonly isToCheck?: true;
  readonly source: UrgentSource;
}

export const toCheck = { isToCheck: true } as const;
