import type { LabTestKey } from '../../labs/tests.js';

/** How soon and where: at a hospital today, or by a doctor today. The most urgent first. */
export const urgentRanks = ['hospital', 'doctor'] as const;
export type UrgentRank = (typeof urgentRanks)[number];

/**
 * The version of the rules for results that cannot wait: of these limits, of `urgent-lines.ts` and of `urgency.ts`. Raised when they change, so that recent reports are looked at
 * again.
 */
export const URGENT_RULES = '1';

/** A value that cannot wait. */
export interface UrgentLimit {
  readonly tests: readonly LabTestKey[];
  readonly side: 'above' | 'below';
  /** `printed`: the limit that the laboratory printed beside the value. */
  readonly limit: number | 'printed';
  /** Whether the limit itself is beyond. */
  readonly isIncluded?: true;
  /** UCUM. */
  readonly unit: string;
  readonly rank: UrgentRank;
  /** People live with such a value: one that is known and steady is not urgent again. So are all of the rank `doctor`. */
  readonly maySteady?: true;
  readonly source: string;
  /** Whether the limit was compared with its source. */
  readonly confidence: 'confirmed' | 'unsure';
}

// Read on 2026-11-28. Limits for people at home come first: lists for GPs and out-patients.
/** homerton.nhs.uk, "Urgent chemical pathology results", column "GP/out-patients" */
const HOMERTON = 'Homerton University Hospital: results telephoned to GPs';
/** swlpath.nhs.uk/gp/results/grossly-abnormal-results */
const SWLP = 'South West London Pathology: grossly abnormal results, telephoned to GPs';
/** barnsleyhospital.nhs.uk/pathology/blood-sciences/critical-results, "GP results" */
const BARNSLEY = 'Barnsley Hospital: critical results, telephoned to GPs';
/** heftpathology.com/Clinical-Advice/Protocols, "Pathology Phone Limits" */
const HEART_OF_ENGLAND = 'Heart of England Pathology: phone limits';
/** mainlinehealth.org, "Critical values" */
const MAIN_LINE = 'Main Line Health Laboratories: critical values';
/** wakemed.org, "Critical Values" */
const WAKEMED = 'WakeMed: critical laboratory values';
const ADA = 'ADA Standards of Care: level 2 hypoglycaemia below 54 mg/dL';
const ASH = 'American Society of Hematology 2019 (immune thrombocytopenia): hospital below 20 × 10⁹/L';
const INFARCTION = 'Fourth Universal Definition of Myocardial Infarction 2018: above the 99th percentile';

type Row = Pick<UrgentLimit, 'limit' | 'unit' | 'rank' | 'source'> & Partial<UrgentLimit>;
const of =
  (side: UrgentLimit['side']) =>
  (tests: readonly LabTestKey[], row: Row): UrgentLimit => ({ tests, side, confidence: 'confirmed', ...row });
const above = of('above');
const below = of('below');
const included = { isIncluded: true } as const;
const glucose = ['glu_f', 'glu_pp', 'glu_r'] as const;

/**
 * Adults, the first that a value is beyond counts. A hospital is named where several lists telephone a result at night too, or where the body cannot compensate for long; a
 * doctor where the list for GPs has it. No clinician has reviewed the choice yet. D-dimer is not among them: above its limit it is common, and only with signs of a clot urgent.
 */
export const urgentLimits: readonly UrgentLimit[] = [
  above(['tni'], { limit: 'printed', unit: 'ng/L', rank: 'hospital', source: INFARCTION, confidence: 'unsure' }),
  above(['k'], { limit: 6.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  below(['k'], { limit: 2.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  above(['na'], { limit: 160, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  below(['na'], { limit: 120, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  above(glucose, { limit: 25, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  below(glucose, { limit: 50, ...included, unit: 'mg/dL', rank: 'hospital', source: MAIN_LINE }),
  above(['ca'], { limit: 3.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  // Not corrected for albumin, so that the lists' 1.8 mmol/L is a reason to ask a doctor only.
  below(['ca'], { limit: 6, ...included, unit: 'mg/dL', rank: 'hospital', source: MAIN_LINE }),
  below(['hco3'], { limit: 10, ...included, unit: 'mmol/L', rank: 'hospital', source: MAIN_LINE }),
  above(['creat'], { limit: 5, ...included, unit: 'mg/dL', rank: 'hospital', maySteady: true, source: MAIN_LINE }),
  above(['ck'], { limit: 5000, ...included, unit: 'U/L', rank: 'hospital', source: SWLP }),
  above(['amylase'], { limit: 600, ...included, unit: 'U/L', rank: 'hospital', source: HEART_OF_ENGLAND }),
  above(['crp'], { limit: 300, ...included, unit: 'mg/L', rank: 'hospital', source: SWLP }),
  below(['hb'], { limit: 7, ...included, unit: 'g/dL', rank: 'hospital', source: MAIN_LINE }),
  below(['plt'], { limit: 20, unit: '10*3/uL', rank: 'hospital', source: ASH, confidence: 'unsure' }),
  below(['anc'], { limit: 0.5, unit: '10*3/uL', rank: 'hospital', source: HEART_OF_ENGLAND }),
  below(['wbc'], { limit: 1, ...included, unit: '10*3/uL', rank: 'hospital', source: WAKEMED }),

  above(['k'], { limit: 6, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(['k'], { limit: 2.8, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  above(['na'], { limit: 150, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(['na'], { limit: 125, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  above(glucose, { limit: 20, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(glucose, { limit: 54, unit: 'mg/dL', rank: 'doctor', source: ADA }),
  above(['ca'], { limit: 3, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(['ca'], { limit: 1.8, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  above(['mg'], { limit: 2, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(['mg'], { limit: 0.4, ...included, unit: 'mmol/L', rank: 'doctor', source: SWLP }),
  below(['phos'], { limit: 0.3, ...included, unit: 'mmol/L', rank: 'doctor', source: SWLP }),
  above(['hco3'], { limit: 40, ...included, unit: 'mmol/L', rank: 'doctor', source: MAIN_LINE }),
  above(['urea', 'bun'], { limit: 30, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  above(['creat'], { limit: 200, unit: 'umol/L', rank: 'doctor', source: HOMERTON }),
  above(['ast'], { limit: 600, unit: 'U/L', rank: 'doctor', source: HOMERTON }),
  above(['alt'], { limit: 525, unit: 'U/L', rank: 'doctor', source: HOMERTON }),
  above(['ck'], { limit: 2000, unit: 'U/L', rank: 'doctor', source: HOMERTON }),
  above(['amylase'], { limit: 250, ...included, unit: 'U/L', rank: 'doctor', source: HOMERTON }),
  above(['tbil'], { limit: 225, ...included, unit: 'umol/L', rank: 'doctor', source: HEART_OF_ENGLAND }),
  above(['tg'], { limit: 20, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  above(['hb'], { limit: 20, unit: 'g/dL', rank: 'doctor', source: BARNSLEY }),
  below(['hb'], { limit: 8, unit: 'g/dL', rank: 'doctor', source: BARNSLEY }),
  above(['plt'], { limit: 1000, unit: '10*3/uL', rank: 'doctor', source: BARNSLEY }),
  below(['plt'], { limit: 50, unit: '10*3/uL', rank: 'doctor', source: BARNSLEY }),
  above(['anc'], { limit: 30, unit: '10*3/uL', rank: 'doctor', source: BARNSLEY }),
  below(['anc'], { limit: 1, unit: '10*3/uL', rank: 'doctor', source: BARNSLEY }),
  above(['wbc'], { limit: 40, unit: '10*3/uL', rank: 'doctor', source: HEART_OF_ENGLAND }),
  above(['inr'], { limit: 5, unit: '{INR}', rank: 'doctor', source: BARNSLEY }),
  above(['aptt'], { limit: 85, ...included, unit: 's', rank: 'doctor', source: WAKEMED }),
];
