import type { LabTestKey } from '../../labs/tests.js';
import type { UrgentRank } from '../../labs/urgent-rank.js';
import {
  ADA,
  ARUP,
  ASH,
  BARNSLEY,
  BSH,
  CHOSEN,
  HEART_OF_ENGLAND,
  HOMERTON,
  HOUSTON,
  INFARCTION,
  IOWA,
  MAIN_LINE,
  MAYO,
  NASCOLA,
  ROYAL_MELBOURNE,
  SWLP,
  type UrgentSource,
  WAKEMED,
} from './urgent-sources.js';

/** A value that cannot wait. */
export interface UrgentLimit {
  readonly tests: readonly LabTestKey[];
  readonly side: 'above' | 'below';
  /** `printed`: the limit that the laboratory printed beside the value, or its mark. */
  readonly limit: number | 'printed';
  /** Whether the limit itself is beyond. */
  readonly isIncluded?: true;
  /** UCUM. */
  readonly unit: string;
  readonly rank: UrgentRank;
  /**
   * People live with such a value: one that is known is not urgent again, unless it is worse by more than this share. Absent where a known value is as dangerous as a new one.
   */
  readonly steadyWithin?: number;
  /** Of people who are known to be younger than a year, and of nobody else. */
  readonly isOfInfants?: true;
  /** Of these, only of people who are known to be younger than four weeks. */
  readonly isOfNewborns?: true;
  /** Only where the laboratory prints no range: the limit depends on the assay. */
  readonly isWithoutRange?: true;
  readonly source: UrgentSource;
}

type Row = Pick<UrgentLimit, 'limit' | 'unit' | 'rank' | 'source'> & Partial<UrgentLimit>;
const of =
  (side: UrgentLimit['side']) =>
  (tests: readonly LabTestKey[], row: Row): UrgentLimit => ({ tests, side, ...row });
const above = of('above');
const below = of('below');
const included = { isIncluded: true } as const;
/** Pathlab Bay of Plenty telephones known results from a change of 20 % on. */
const steady = { steadyWithin: 0.2 } as const;
/** From 7.9 to 7.2 g/dL somebody may be bleeding. Chosen here. */
const barelySteady = { steadyWithin: 0.05 } as const;
/** 2 mmol/L of sodium: who lost more since is falling. Chosen here. */
const sodiumSteady = { steadyWithin: 0.016 } as const;
const glucose = ['glu_f', 'glu_pp', 'glu_r'] as const;
/** The total one is at least as high as a part of it. */
const bilirubin = ['tbil', 'ibil', 'dbil'] as const;

/**
 * Adults, but for those of infants; the first that a value is beyond counts. A hospital is named where several lists telephone a result at night too, or where the body cannot compensate for long; a
 * doctor where the list for GPs has it. Kidneys that failed slowly, chronic anaemia, the chronic diseases of platelets and white cells and a sodium that has been a little too low for long are known to people and
 * their doctors. All other salts are dangerous each time, for the heart or the brain, and so is a sodium for the hospital. So are sugar and the INR: an earlier value says nothing of them, because each comes and goes within hours or
 * days, and one so high can turn into ketoacidosis or a bleeding today. No clinician has reviewed the choice yet. D-dimer is not among them: above its limit it is common, and only with signs of a clot urgent.
 */
export const urgentLimits: readonly UrgentLimit[] = [
  above(['tni'], { limit: 'printed', unit: 'ng/L', rank: 'hospital', source: INFARCTION }),
  // No assay's own limit is higher.
  above(['tni'], { limit: 100, unit: 'ng/L', rank: 'hospital', isWithoutRange: true, source: IOWA }),
  above(['k'], { limit: 6.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  below(['k'], { limit: 2.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  above(['na'], { limit: 160, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  below(['na'], { limit: 120, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  above(glucose, { limit: 25, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  below(glucose, { limit: 50, ...included, unit: 'mg/dL', rank: 'hospital', source: MAIN_LINE }),
  above(['ca'], { limit: 3.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  // Not corrected for albumin, so that the lists' 1.8 mmol/L is a reason to ask a doctor only.
  below(['ca'], { limit: 6, ...included, unit: 'mg/dL', rank: 'hospital', source: MAIN_LINE }),
  // The list telephones it; fits and a heart that stumbles follow.
  below(['mg'], { limit: 0.4, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP }),
  // Reflexes fail at about 3.5 to 5, and breathing above that; 2 to 3.5 is aimed at with magnesium in eclampsia. Chosen here.
  above(['mg'], { limit: 3.5, ...included, unit: 'mmol/L', rank: 'hospital', source: CHOSEN }),
  below(['hco3'], { limit: 10, ...included, unit: 'mmol/L', rank: 'hospital', source: MAIN_LINE }),
  above(['creat'], { limit: 5, ...included, unit: 'mg/dL', rank: 'hospital', ...steady, source: MAIN_LINE }),
  above(['ck'], { limit: 5000, ...included, unit: 'U/L', rank: 'hospital', source: SWLP }),
  above(['amylase'], { limit: 600, ...included, unit: 'U/L', rank: 'hospital', source: HEART_OF_ENGLAND }),
  // Some laboratories have an upper limit of 140, others of 300: three times as much is a pancreatitis until the opposite is shown.
  above(['lipase'], { limit: 900, ...included, unit: 'U/L', rank: 'hospital', source: CHOSEN }),
  above(['crp'], { limit: 300, ...included, unit: 'mg/L', rank: 'hospital', source: SWLP }),
  below(['hb'], { limit: 7, ...included, unit: 'g/dL', rank: 'hospital', source: MAIN_LINE }),
  below(['pcv'], { limit: 21, unit: '%', rank: 'hospital', ...barelySteady, source: ARUP }),
  below(['plt'], { limit: 20, unit: '10*3/uL', rank: 'hospital', source: ASH }),
  below(['anc'], { limit: 0.5, unit: '10*3/uL', rank: 'hospital', source: HEART_OF_ENGLAND }),
  below(['wbc'], { limit: 1, ...included, unit: '10*3/uL', rank: 'hospital', source: WAKEMED }),
  // So many cells block vessels, also in people whose leukaemia is known.
  above(['wbc'], { limit: 100, ...included, unit: '10*3/uL', rank: 'hospital', source: MAYO }),
  above(['inr'], { limit: 8, unit: '{INR}', rank: 'hospital', source: BSH }),
  // Blood that hardly clots, or does not as long as the analyser waits (120 to 180 s), as above an INR of 8. Nobody gets heparin into a vein at home.
  above(['aptt'], { limit: 150, ...included, unit: 's', rank: 'hospital', source: NASCOLA }),
  // As long as with an INR above 8. Chosen here.
  above(['pt'], { limit: 100, ...included, unit: 's', rank: 'hospital', source: CHOSEN }),
  above(bilirubin, {
    limit: 12,
    ...included,
    unit: 'mg/dL',
    rank: 'hospital',
    isOfInfants: true,
    source: HOUSTON,
  }),
  // Of infants without other signs too, an infection of the blood until it is excluded. Chosen here, as what follows.
  above(['crp'], { limit: 80, ...included, unit: 'mg/L', rank: 'hospital', isOfInfants: true, source: CHOSEN }),
  above(['crp'], { limit: 20, ...included, unit: 'mg/L', rank: 'doctor', isOfInfants: true, source: CHOSEN }),
  below(['wbc'], {
    limit: 5,
    unit: '10*3/uL',
    rank: 'hospital',
    isOfInfants: true,
    isOfNewborns: true,
    source: CHOSEN,
  }),
  // Of older ones a cold is enough.
  below(['wbc'], { limit: 5, unit: '10*3/uL', rank: 'doctor', isOfInfants: true, source: CHOSEN }),
  // Blood so thick hardly flows.
  above(['pcv'], { limit: 70, ...included, unit: '%', rank: 'hospital', isOfInfants: true, source: CHOSEN }),
  above(['pcv'], { limit: 65, unit: '%', rank: 'doctor', isOfInfants: true, source: CHOSEN }),
  // In the first days of life up to 39 mIU/L are usual, and a thyroid that fails has to be treated within days. Chosen here.
  above(['tsh'], { limit: 40, unit: 'm[IU]/L', rank: 'doctor', isOfInfants: true, source: CHOSEN }),

  above(['k'], { limit: 6, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(['k'], { limit: 2.8, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  above(['na'], { limit: 150, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(['na'], { limit: 125, unit: 'mmol/L', rank: 'doctor', ...sodiumSteady, source: HOMERTON }),
  above(glucose, { limit: 20, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(glucose, { limit: 54, unit: 'mg/dL', rank: 'doctor', source: ADA }),
  above(['ca'], { limit: 3, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  below(['ca'], { limit: 1.8, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  // From here on laboratories telephone it. Chosen here.
  above(['mg'], { limit: 4.7, ...included, unit: 'mg/dL', rank: 'doctor', source: CHOSEN }),
  // Close to it. Chosen here.
  below(['mg'], { limit: 0.5, unit: 'mmol/L', rank: 'doctor', source: CHOSEN }),
  below(['phos'], { limit: 0.3, ...included, unit: 'mmol/L', rank: 'doctor', source: SWLP }),
  below(['hco3'], { limit: 13, unit: 'mmol/L', rank: 'doctor', source: ROYAL_MELBOURNE }),
  above(['phos'], { limit: 3, unit: 'mmol/L', rank: 'doctor', ...steady, source: ROYAL_MELBOURNE }),
  above(['hco3'], { limit: 40, ...included, unit: 'mmol/L', rank: 'doctor', source: MAIN_LINE }),
  above(['urea', 'bun'], { limit: 30, unit: 'mmol/L', rank: 'doctor', ...steady, source: HOMERTON }),
  above(['creat'], { limit: 200, unit: 'umol/L', rank: 'doctor', ...steady, source: HOMERTON }),
  above(['ast'], { limit: 600, unit: 'U/L', rank: 'doctor', source: HOMERTON }),
  above(['alt'], { limit: 525, unit: 'U/L', rank: 'doctor', source: HOMERTON }),
  above(['ck'], { limit: 2000, unit: 'U/L', rank: 'doctor', source: HOMERTON }),
  above(['amylase'], { limit: 250, ...included, unit: 'U/L', rank: 'doctor', source: HOMERTON }),
  above(['lipase'], { limit: 420, ...included, unit: 'U/L', rank: 'doctor', source: CHOSEN }),
  above(bilirubin, { limit: 225, ...included, unit: 'umol/L', rank: 'doctor', source: HEART_OF_ENGLAND }),
  above(['tg'], { limit: 20, unit: 'mmol/L', rank: 'doctor', source: HOMERTON }),
  above(['hb'], { limit: 20, unit: 'g/dL', rank: 'doctor', source: BARNSLEY }),
  below(['hb'], { limit: 8, unit: 'g/dL', rank: 'doctor', ...barelySteady, source: BARNSLEY }),
  above(['plt'], { limit: 1000, unit: '10*3/uL', rank: 'doctor', ...steady, source: BARNSLEY }),
  below(['plt'], { limit: 50, unit: '10*3/uL', rank: 'doctor', ...steady, source: BARNSLEY }),
  above(['anc'], { limit: 30, unit: '10*3/uL', rank: 'doctor', source: BARNSLEY }),
  below(['anc'], { limit: 1, unit: '10*3/uL', rank: 'doctor', source: BARNSLEY }),
  above(['wbc'], { limit: 40, unit: '10*3/uL', rank: 'doctor', ...steady, source: HEART_OF_ENGLAND }),
  above(['inr'], { limit: 5, unit: '{INR}', rank: 'doctor', source: BARNSLEY }),
  // What is aimed at with tablets that thin the blood is below. Chosen here.
  above(['pt'], { limit: 40, unit: 's', rank: 'doctor', source: CHOSEN }),
  // Kidneys that have failed.
  below(['egfr'], { limit: 15, unit: 'mL/min/{1.73_m2}', rank: 'doctor', ...steady, source: CHOSEN }),
  above(['aptt'], { limit: 85, ...included, unit: 's', rank: 'doctor', source: WAKEMED }),
];
