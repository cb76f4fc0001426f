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

/** Why the limit is this one, where sources differ, or without one. */
interface Explained {
  readonly why: string;
}

type Row = Pick<UrgentLimit, 'limit' | 'unit' | 'rank' | 'source'> & Partial<UrgentLimit>;
const of =
  (side: UrgentLimit['side']) =>
  (tests: readonly LabTestKey[], row: Row, why: string): UrgentLimit & Explained => ({ tests, side, ...row, why });
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
export const urgentLimits: readonly (UrgentLimit & Explained)[] = [
  above(
    ['tni'],
    { limit: 'printed', unit: 'ng/L', rank: 'hospital', source: INFARCTION },
    'The definition of a heart attack begins above the 99th percentile, which the laboratory prints as its limit.',
  ),
  above(
    ['tni'],
    { limit: 100, unit: 'ng/L', rank: 'hospital', isWithoutRange: true, source: IOWA },
    'Iowa telephones troponin T of out-patients above 100 ng/L; the limit of no assay is higher.',
  ),
  above(
    ['k'],
    { limit: 6.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP },
    'SWLP telephones it to GPs from 6.5 on, Heart of England above 6.5; above the 6.0 of two hospitals a doctor is enough.',
  ),
  below(
    ['k'],
    { limit: 2.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP },
    "SWLP telephones it to GPs from 2.5 down, and Heart of England does today; below Homerton's 2.8 a doctor is enough.",
  ),
  above(
    ['na'],
    { limit: 160, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP },
    'SWLP telephones it to GPs from 160 on; above the 150 of three hospitals a doctor is enough.',
  ),
  below(
    ['na'],
    { limit: 120, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP },
    'SWLP telephones it to GPs from 120 down, and two hospitals telephone below it.',
  ),
  above(
    glucose,
    { limit: 25, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP },
    'SWLP telephones it to GPs from 25 on, as Homerton does where a diabetes is known.',
  ),
  below(
    glucose,
    { limit: 50, ...included, unit: 'mg/dL', rank: 'hospital', source: MAIN_LINE },
    'Main Line telephones from 50 mg/dL (2.8 mmol/L) down, Homerton below the same.',
  ),
  above(
    ['ca'],
    { limit: 3.5, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP },
    'SWLP telephones it to GPs from 3.5 on, and Heart of England does above it.',
  ),
  below(
    ['ca'],
    { limit: 6, ...included, unit: 'mg/dL', rank: 'hospital', source: MAIN_LINE },
    "Main Line's limit: ours is not corrected for albumin, so that the 1.8 mmol/L of the other hospitals is left to a doctor.",
  ),
  below(
    ['mg'],
    { limit: 0.4, ...included, unit: 'mmol/L', rank: 'hospital', source: SWLP },
    'SWLP telephones it to GPs from 0.4 down, three hospitals below it; fits and a heart that stumbles follow.',
  ),
  above(
    ['mg'],
    { limit: 3.5, ...included, unit: 'mmol/L', rank: 'hospital', source: CHOSEN },
    'Chosen here: reflexes fail from about 3.5 to 5, and breathing above that; up to 3.5 is aimed at in eclampsia, and Homerton telephones above it then.',
  ),
  below(
    ['hco3'],
    { limit: 10, ...included, unit: 'mmol/L', rank: 'hospital', source: MAIN_LINE },
    "Main Line telephones from 10 down; Royal Melbourne's 13 is left to a doctor.",
  ),
  above(
    ['creat'],
    { limit: 5, ...included, unit: 'mg/dL', rank: 'hospital', ...steady, source: MAIN_LINE },
    "Main Line telephones from 5 mg/dL (442 umol/L) on, between SWLP's 350 for GPs and Heart of England's 500 umol/L.",
  ),
  above(
    ['ck'],
    { limit: 5000, ...included, unit: 'U/L', rank: 'hospital', source: SWLP },
    "SWLP telephones it to GPs from 5000 on, and so does Heart of England today; Homerton's 2000 is left to a doctor.",
  ),
  above(
    ['amylase'],
    { limit: 600, ...included, unit: 'U/L', rank: 'hospital', source: HEART_OF_ENGLAND },
    "Heart of England's older list has 600, its present one 500; Homerton's 250 is left to a doctor.",
  ),
  above(
    ['lipase'],
    { limit: 900, ...included, unit: 'U/L', rank: 'hospital', source: CHOSEN },
    'Chosen here: laboratories have upper limits from 140 to 300, and three times as much is a pancreatitis until the opposite is shown.',
  ),
  above(
    ['crp'],
    { limit: 300, ...included, unit: 'mg/L', rank: 'hospital', source: SWLP },
    'SWLP telephones it to GPs from 300 on, and so does Heart of England.',
  ),
  below(
    ['hb'],
    { limit: 7, ...included, unit: 'g/dL', rank: 'hospital', source: MAIN_LINE },
    'Main Line telephones from 7 down; Barnsley and Royal Melbourne telephone below 7.',
  ),
  below(
    ['pcv'],
    { limit: 21, unit: '%', rank: 'hospital', ...barelySteady, source: ARUP },
    'The limit of ARUP: about as much as 7 g/dL of haemoglobin.',
  ),
  below(
    ['plt'],
    { limit: 20, unit: '10*3/uL', rank: 'hospital', source: ASH },
    'The guideline asks for a hospital where a low count is new; the 50 of two hospitals is left to a doctor.',
  ),
  below(
    ['anc'],
    { limit: 0.5, unit: '10*3/uL', rank: 'hospital', source: HEART_OF_ENGLAND },
    'Heart of England telephones below 0.5; the 1.0 of Barnsley and Royal Melbourne is left to a doctor.',
  ),
  below(
    ['wbc'],
    { limit: 1, ...included, unit: '10*3/uL', rank: 'hospital', source: WAKEMED },
    'WakeMed telephones from 1.0 down; Royal Melbourne already does below 1.1, the only one of the four hospitals.',
  ),
  above(
    ['wbc'],
    { limit: 100, ...included, unit: '10*3/uL', rank: 'hospital', source: MAYO },
    'Mayo telephones from 100 on: so many cells block vessels, also in people whose leukaemia is known.',
  ),
  above(
    ['inr'],
    { limit: 8, unit: '{INR}', rank: 'hospital', source: BSH },
    'The guideline gives vitamin K above 8 even without bleeding; above the 5 of Barnsley and Heart of England a doctor is enough.',
  ),
  above(
    ['aptt'],
    { limit: 150, ...included, unit: 's', rank: 'hospital', source: NASCOLA },
    'Chosen here from a survey whose median is 100 s: blood that hardly clots, or not as long as analysers wait (120 to 180 s); nobody gets heparin into a vein at home.',
  ),
  above(
    ['pt'],
    { limit: 100, ...included, unit: 's', rank: 'hospital', source: CHOSEN },
    'Chosen here: as long as with an INR above 8.',
  ),
  above(
    bilirubin,
    {
      limit: 12,
      ...included,
      unit: 'mg/dL',
      rank: 'hospital',
      isOfInfants: true,
      source: HOUSTON,
    },
    'Houston telephones it from 12 on, other laboratories from 15; in the first days of life it rises within hours.',
  ),
  above(
    ['crp'],
    { limit: 80, ...included, unit: 'mg/L', rank: 'hospital', isOfInfants: true, source: CHOSEN },
    'Chosen here: in infants it is an infection of the blood until that is excluded, without other signs too.',
  ),
  above(
    ['crp'],
    { limit: 20, ...included, unit: 'mg/L', rank: 'doctor', isOfInfants: true, source: CHOSEN },
    'Chosen here: a quarter of the limit for the hospital, because it may be on its way there.',
  ),
  below(
    ['wbc'],
    {
      limit: 5,
      unit: '10*3/uL',
      rank: 'hospital',
      isOfInfants: true,
      isOfNewborns: true,
      source: CHOSEN,
    },
    'Chosen here: in the first four weeks few white cells are a sign of an infection of the blood.',
  ),
  below(
    ['wbc'],
    { limit: 5, unit: '10*3/uL', rank: 'doctor', isOfInfants: true, source: CHOSEN },
    'Chosen here: of older infants a cold is enough for it.',
  ),
  above(
    ['pcv'],
    { limit: 70, ...included, unit: '%', rank: 'hospital', isOfInfants: true, source: CHOSEN },
    'Chosen here for the whole first year, as WakeMed does up to one month: blood so thick hardly flows.',
  ),
  above(
    ['pcv'],
    { limit: 65, unit: '%', rank: 'doctor', isOfInfants: true, source: CHOSEN },
    'Chosen here: the usual beginning of too thick blood in a newborn; WakeMed telephones from 70 on.',
  ),
  above(
    ['tsh'],
    { limit: 40, unit: 'm[IU]/L', rank: 'doctor', isOfInfants: true, source: CHOSEN },
    'Chosen here: up to 39 is usual in the first days of life, and a thyroid that fails has to be treated within days.',
  ),

  above(
    ['k'],
    { limit: 6, unit: 'mmol/L', rank: 'doctor', source: HOMERTON },
    'Homerton telephones it to GPs above 6.0, and so does Royal Melbourne.',
  ),
  below(
    ['k'],
    { limit: 2.8, unit: 'mmol/L', rank: 'doctor', source: HOMERTON },
    'Homerton telephones it to GPs below 2.8; Royal Melbourne and Heart of England already did below 3.0.',
  ),
  above(
    ['na'],
    { limit: 150, unit: 'mmol/L', rank: 'doctor', source: HOMERTON },
    'Homerton telephones it to GPs above 150, of in-patients above 155 only; the other two hospitals have 150 too.',
  ),
  below(
    ['na'],
    { limit: 125, unit: 'mmol/L', rank: 'doctor', ...sodiumSteady, source: HOMERTON },
    'Homerton telephones it to GPs below 125; the 120 of the other two hospitals is for the hospital here.',
  ),
  above(
    glucose,
    { limit: 20, unit: 'mmol/L', rank: 'doctor', source: HOMERTON },
    'Homerton telephones it to GPs above 20 where no diabetes is known, and the other two hospitals always.',
  ),
  below(
    glucose,
    { limit: 54, unit: 'mg/dL', rank: 'doctor', source: ADA },
    "The ADA calls it clinically important, as does Royal Melbourne (below 3.0 mmol/L); Homerton's 2.8 and Heart of England's 2.5 are lower.",
  ),
  above(
    ['ca'],
    { limit: 3, unit: 'mmol/L', rank: 'doctor', source: HOMERTON },
    "Homerton telephones it to GPs above 3.0; Heart of England's 3.5 is for the hospital here.",
  ),
  below(
    ['ca'],
    { limit: 1.8, unit: 'mmol/L', rank: 'doctor', source: HOMERTON },
    'Homerton telephones it to GPs below 1.8, corrected for albumin, and so does Heart of England.',
  ),
  above(
    ['mg'],
    { limit: 4.7, ...included, unit: 'mg/dL', rank: 'doctor', source: CHOSEN },
    'Chosen here: a little before the 2.0 mmol/L (4.9 mg/dL) of Homerton and Royal Melbourne; Main Line has 4.0 and WakeMed 5.0 mg/dL.',
  ),
  below(
    ['mg'],
    { limit: 0.5, unit: 'mmol/L', rank: 'doctor', source: CHOSEN },
    'Chosen here: close to the 0.4 of three hospitals, which is for the hospital.',
  ),
  below(
    ['phos'],
    { limit: 0.3, ...included, unit: 'mmol/L', rank: 'doctor', source: SWLP },
    'SWLP telephones it to GPs from 0.3 down, Homerton below 0.3; Royal Melbourne already does below 0.35.',
  ),
  below(
    ['hco3'],
    { limit: 13, unit: 'mmol/L', rank: 'doctor', source: ROYAL_MELBOURNE },
    'Royal Melbourne telephones below 13.',
  ),
  above(
    ['phos'],
    { limit: 3, unit: 'mmol/L', rank: 'doctor', ...steady, source: ROYAL_MELBOURNE },
    'Royal Melbourne telephones above 3.00; Homerton and Heart of England have no such limit.',
  ),
  above(
    ['hco3'],
    { limit: 40, ...included, unit: 'mmol/L', rank: 'doctor', source: MAIN_LINE },
    'Main Line telephones from 40 on; Royal Melbourne does above 40.',
  ),
  above(
    ['urea', 'bun'],
    { limit: 30, unit: 'mmol/L', rank: 'doctor', ...steady, source: HOMERTON },
    'Homerton telephones it to GPs above 30, and so does Heart of England.',
  ),
  above(
    ['creat'],
    { limit: 200, unit: 'umol/L', rank: 'doctor', ...steady, source: HOMERTON },
    "Homerton telephones it to GPs above 200; its 300 and Heart of England's 500 are those of in-patients.",
  ),
  above(
    ['ast'],
    { limit: 600, unit: 'U/L', rank: 'doctor', source: HOMERTON },
    'Homerton telephones it above 600, fifteen times its upper limit; Heart of England had 700, and today 600.',
  ),
  above(
    ['alt'],
    { limit: 525, unit: 'U/L', rank: 'doctor', source: HOMERTON },
    'Homerton telephones it above 525, fifteen times its upper limit; Heart of England had 400, and today 600.',
  ),
  above(
    ['ck'],
    { limit: 2000, unit: 'U/L', rank: 'doctor', source: HOMERTON },
    'Homerton telephones it above 2000; Heart of England had 500, and today 5000.',
  ),
  above(
    ['amylase'],
    { limit: 250, ...included, unit: 'U/L', rank: 'doctor', source: HOMERTON },
    "Homerton telephones it from 250 on; Heart of England's 600 is for the hospital here.",
  ),
  above(
    ['lipase'],
    { limit: 420, ...included, unit: 'U/L', rank: 'doctor', source: CHOSEN },
    'Chosen here: about three times the lowest of the usual upper limits.',
  ),
  above(
    bilirubin,
    { limit: 225, ...included, unit: 'umol/L', rank: 'doctor', source: HEART_OF_ENGLAND },
    'Heart of England telephones it above 225, the only one of the four hospitals; 225 itself counts here.',
  ),
  above(
    ['tg'],
    { limit: 20, unit: 'mmol/L', rank: 'doctor', source: HOMERTON },
    "Homerton telephones it to GPs above 20; Royal Melbourne's 12 is that of in-patients.",
  ),
  above(
    ['hb'],
    { limit: 20, unit: 'g/dL', rank: 'doctor', source: BARNSLEY },
    'Barnsley telephones it to GPs above 20, and Royal Melbourne has the same.',
  ),
  below(
    ['hb'],
    { limit: 8, unit: 'g/dL', rank: 'doctor', ...barelySteady, source: BARNSLEY },
    "Barnsley telephones it to GPs below 8; its 7 and Royal Melbourne's are those of in-patients, and for the hospital here.",
  ),
  above(
    ['plt'],
    { limit: 1000, unit: '10*3/uL', rank: 'doctor', ...steady, source: BARNSLEY },
    'Barnsley telephones it to GPs above 1000, and Royal Melbourne has the same.',
  ),
  below(
    ['plt'],
    { limit: 50, unit: '10*3/uL', rank: 'doctor', ...steady, source: BARNSLEY },
    'Barnsley telephones it to GPs below 50, and Royal Melbourne has the same; Heart of England has 70.',
  ),
  above(
    ['anc'],
    { limit: 30, unit: '10*3/uL', rank: 'doctor', source: BARNSLEY },
    'Barnsley telephones it to GPs above 30; the other three have no such limit.',
  ),
  below(
    ['anc'],
    { limit: 1, unit: '10*3/uL', rank: 'doctor', source: BARNSLEY },
    'Barnsley telephones it to GPs below 1.0, and Royal Melbourne has the same.',
  ),
  above(
    ['wbc'],
    { limit: 40, unit: '10*3/uL', rank: 'doctor', ...steady, source: HEART_OF_ENGLAND },
    'Heart of England telephones it above 40; the other three have no such limit.',
  ),
  above(
    ['inr'],
    { limit: 5, unit: '{INR}', rank: 'doctor', source: BARNSLEY },
    "Barnsley telephones it to GPs above 5, and so does Heart of England; Royal Melbourne's 4.5 is that of in-patients.",
  ),
  above(
    ['pt'],
    { limit: 40, unit: 's', rank: 'doctor', source: CHOSEN },
    'Chosen here: above what is aimed at with tablets that thin the blood; WakeMed telephones from 40 on.',
  ),
  below(
    ['egfr'],
    { limit: 15, unit: 'mL/min/{1.73_m2}', rank: 'doctor', ...steady, source: HEART_OF_ENGLAND },
    "Heart of England's present list (heftpathology.com) telephones it of adults: kidneys that have failed.",
  ),
  above(
    ['aptt'],
    { limit: 85, ...included, unit: 's', rank: 'doctor', source: WAKEMED },
    'WakeMed telephones from 85 on, and so does ARUP.',
  ),
];
