import { isExpectedLine } from '../../labs/expected-line.js';
import { isHeading } from '../../labs/heading-line.js';
import { plainText } from '../../labs/plain-text.js';
import type { LabFact, ReportFacts } from './facts.js';

type Facts = Pick<ReportFacts, 'values' | 'leftOver' | 'hasMore' | 'problem'>;

/** A mean sugar is the HbA1c in other words, and has no range of its own. */
const isPlaced = ({ test, doubt, standing }: LabFact, values: readonly LabFact[]): boolean =>
  doubt === null &&
  (standing !== 'unknown' ||
    (test === 'eag' && values.some((other) => other.test === 'hba1c' && other.standing === 'inRange')));

/**
 * Whether the standing of everything that a report says is known: only then may anything be said about all of it. Not so beside a line of which nothing is known, further text, a value that has to be checked, or a value without
 * a range that applies.
 */
export const isNothingUnknown = ({ values, leftOver, hasMore, problem }: Facts): boolean =>
  !hasMore &&
  problem === null &&
  values.every((fact) => isPlaced(fact, values)) &&
  leftOver.every((line) => isExpectedLine(line) || isHeading(plainText(line.text)));

/** As above, where the values are all that the report says. */
export const isKnownWhole = (facts: Facts): boolean => facts.leftOver.length === 0 && isNothingUnknown(facts);
