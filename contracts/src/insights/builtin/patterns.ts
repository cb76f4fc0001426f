import { inCanonicalUnit } from '../../labs/conversion.js';
import type { LabTestKey } from '../../labs/tests.js';
import type { Sentence } from './explanation.js';
import type { LabFact } from './facts.js';
import type { Phrases } from './phrases/phrases.js';

/** What is often seen together. */
export const patternKeys = ['littleIron', 'liverCells', 'bileFlow', 'littleWater'] as const;
export type PatternKey = (typeof patternKeys)[number];

/** The values of a report by test, the first of each. */
type Values = ReadonlyMap<LabTestKey, LabFact>;

const isLow = (values: Values, test: LabTestKey) => values.get(test)?.standing === 'low';
const isHigh = (values: Values, test: LabTestKey) => values.get(test)?.standing === 'high';

/** A value as a multiple of the upper limit of its range; null without one. */
function timesLimit(fact: LabFact | undefined): number | null {
  const high = fact?.range?.high;
  return fact && fact.comparator === null && high ? fact.value / high : null;
}

/** How much more ALT is raised than alkaline phosphatase, both in multiples of their limits (the R value); null without both. */
function liverRatio(values: Values): number | null {
  const [alt, alp] = [timesLimit(values.get('alt')), timesLimit(values.get('alp'))];
  return alt === null || alp === null ? null : alt / alp;
}

/** Urea nitrogen in relation to creatinine, both in mg/dL. Urea is 2.14 times its nitrogen. */
function nitrogenRatio(values: Values): number | null {
  const [bun, urea, creatinine] = (['bun', 'urea', 'creat'] as const).map((test) => {
    const fact = values.get(test);
    return fact && fact.comparator === null ? inCanonicalUnit(fact) : null;
  });
  const nitrogen = bun ?? (urea ? urea / 2.14 : null);
  return nitrogen && creatinine ? nitrogen / creatinine : null;
}

const isSeen: Readonly<Record<PatternKey, (values: Values) => boolean>> = {
  littleIron: (values) => isLow(values, 'hb') && isLow(values, 'mcv') && isLow(values, 'ferritin'),
  liverCells: (values) => isHigh(values, 'alt') && (liverRatio(values) ?? 0) >= 5,
  bileFlow: (values) =>
    isHigh(values, 'alp') && (liverRatio(values) ?? 9) <= 2 && (!values.has('ggt') || isHigh(values, 'ggt')),
  littleWater: (values) =>
    (isHigh(values, 'bun') || isHigh(values, 'urea')) &&
    (nitrogenRatio(values) ?? 0) > 20 &&
    (['na', 'pcv', 'alb'] as const).some((test) => isHigh(values, test)),
};

// Read on 2026-11-28.
const ACG =
  'American College of Gastroenterology 2017, Evaluation of Abnormal Liver Chemistries (doi 10.1038/ajg.2016.517)';
const sources: Readonly<Record<PatternKey, string>> = {
  littleIron: 'ClinicalKey: laboratory values in iron deficiency anemia (elsevier.com/resources/clinicalkey-ai)',
  liverCells: ACG,
  bileFlow: ACG,
  littleWater: 'medicinespecifics.com: why urea nitrogen increases in prerenal azotemia',
};

/** What several values of a report, read with certainty, are often seen together with: to ask about, never a diagnosis. */
export function patternSentences(phrases: Phrases, facts: readonly LabFact[]): Sentence[] {
  const certain = facts.filter(({ doubt }) => doubt === null).toReversed();
  const values: Values = new Map(certain.map((fact) => [fact.test, fact] as const));
  return patternKeys
    .filter((key) => isSeen[key](values))
    .map((key) => ({ text: phrases.patterns[key], source: sources[key] }));
}
