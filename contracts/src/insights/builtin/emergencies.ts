import { convert } from '../../labs/conversion.js';
import type { LabTestKey } from '../../labs/tests.js';
import type { LabFact } from './facts.js';

/** A value beyond which a doctor should be contacted on the same day. */
export interface EmergencyLimit {
  readonly tests: readonly LabTestKey[];
  readonly side: 'above' | 'below';
  readonly limit: number;
  /** Whether the limit itself is beyond. */
  readonly isIncluded?: true;
  /** UCUM. */
  readonly unit: string;
  readonly source: string;
  /** Whether the limit was compared with its source. */
  readonly confidence: 'confirmed' | 'unsure';
}

const ADA_LEVEL_2 = 'ADA Standards of Care: level 2 hypoglycaemia below 54 mg/dL';
const CUSTOM = 'Usual limit at which laboratories telephone a result; no publication compared';
const RMH = 'Royal Melbourne Hospital, Critical Results Notification';

/** Adults. The table holds few limits, on which laboratories widely agree. No clinician has reviewed it yet. */
export const emergencyLimits: readonly EmergencyLimit[] = [
  {
    tests: ['k'],
    side: 'above',
    limit: 6.5,
    isIncluded: true,
    unit: 'mmol/L',
    source: 'UK Kidney Association 2023: severe hyperkalaemia from 6.5 mmol/L',
    confidence: 'unsure',
  },
  { tests: ['k'], side: 'below', limit: 2.5, unit: 'mmol/L', source: CUSTOM, confidence: 'unsure' },
  { tests: ['na'], side: 'below', limit: 120, unit: 'mmol/L', source: RMH, confidence: 'confirmed' },
  { tests: ['na'], side: 'above', limit: 160, unit: 'mmol/L', source: CUSTOM, confidence: 'unsure' },
  {
    tests: ['glu_f', 'glu_pp', 'glu_r'],
    side: 'below',
    limit: 54,
    unit: 'mg/dL',
    source: ADA_LEVEL_2,
    confidence: 'confirmed',
  },
  {
    tests: ['glu_f', 'glu_pp', 'glu_r'],
    side: 'above',
    limit: 400,
    unit: 'mg/dL',
    source: CUSTOM,
    confidence: 'unsure',
  },
  { tests: ['ca'], side: 'above', limit: 14, unit: 'mg/dL', source: CUSTOM, confidence: 'unsure' },
  { tests: ['hb'], side: 'below', limit: 7, unit: 'g/dL', source: RMH, confidence: 'confirmed' },
  {
    tests: ['plt'],
    side: 'below',
    limit: 20,
    unit: '10*3/uL',
    source: 'American Society of Hematology 2019 (immune thrombocytopenia): hospital below 20 × 10⁹/L',
    confidence: 'unsure',
  },
  { tests: ['anc'], side: 'below', limit: 0.5, unit: '10*3/uL', source: CUSTOM, confidence: 'unsure' },
];

function isBeyond({ side, limit, unit, isIncluded }: EmergencyLimit, fact: LabFact): boolean {
  const from = fact.unit?.ucum;
  const value = from ? convert(fact.test, fact.value, from, unit) : null;
  if (value === null) return false;
  // "< 20" is below 20, and "< 25" may be.
  const isStrict = fact.comparator === (side === 'above' ? '>' : '<');
  const isInDirection = fact.comparator === null || fact.comparator.startsWith(side === 'above' ? '>' : '<');
  const isAtLimit = value === limit && (isIncluded || isStrict);
  return isInDirection && (isAtLimit || (side === 'above' ? value > limit : value < limit));
}

/** The limit that a value is beyond; null if it is not, or if the value has to be checked first. */
export const emergencyOf = (fact: LabFact): EmergencyLimit | null =>
  fact.doubt === null
    ? (emergencyLimits.find((each) => each.tests.includes(fact.test) && isBeyond(each, fact)) ?? null)
    : null;
