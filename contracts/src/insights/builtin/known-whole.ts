import type { ReportFacts } from './facts.js';

/**
 * Whether the standing of everything that a report says is known: only then may anything be said about all of it. Not so beside a line that is left over, further
 * text, a value that has to be checked, or a value without a range that applies.
 */
export const isKnownWhole = ({
  values,
  leftOver,
  hasMore,
  problem,
}: Pick<ReportFacts, 'values' | 'leftOver' | 'hasMore' | 'problem'>): boolean =>
  leftOver.length === 0 &&
  !hasMore &&
  problem === null &&
  values.every(({ doubt, standing }) => doubt === null && standing !== 'unknown');
