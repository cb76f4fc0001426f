import type { LabTestKey } from '@anamnesis/contracts/labs/tests';

/** Tests that laboratories report together. */
export interface Panel {
  readonly headings: readonly string[];
  readonly tests: readonly LabTestKey[];
  /** Left out of some reports. */
  readonly optional: readonly LabTestKey[];
  /** Rows of the same panel that are none of the known tests: name, unit, limits, decimals. */
  readonly others: readonly (readonly [name: string, unit: string, low: number, high: number, decimals: number])[];
}

export const panels = {
  bloodCount: {
    headings: ['COMPLETE BLOOD COUNT (CBC)', 'HAEMATOLOGY', 'CBC, EDTA Whole Blood', 'COMPLETE HAEMOGRAM'],
    tests: [
      'hb',
      'rbc',
      'pcv',
      'mcv',
      'mch',
      'mchc',
      'rdw',
      'wbc',
      'neut_pct',
      'lymph_pct',
      'eos_pct',
      'mono_pct',
      'baso_pct',
      'plt',
    ],
    optional: ['anc', 'esr', 'rdw', 'baso_pct'],
    others: [
      ['MPV', 'fL', 7.4, 10.4, 1],
      ['RDW-SD', 'fL', 39, 46, 1],
      ['PDW', 'fL', 9, 17, 1],
      ['P-LCR', '%', 15, 35, 1],
      ['Absolute Lymphocyte Count', 'cells/cumm', 1000, 3000, 0],
      ['Absolute Eosinophil Count', 'cells/cumm', 20, 500, 0],
      ['Reticulocyte Count', '%', 0.5, 2.5, 2],
    ],
  },
  glucose: {
    headings: ['DIABETES PROFILE', 'BLOOD SUGAR', 'GLUCOSE & HbA1c', 'BIOCHEMISTRY'],
    tests: ['glu_f', 'glu_pp', 'hba1c'],
    optional: ['eag', 'insulin', 'glu_pp', 'glu_r'],
    others: [['HOMA-IR', '', 0.5, 2.5, 2]],
  },
  kidneys: {
    headings: ['KIDNEY FUNCTION TEST', 'RENAL PROFILE', 'KFT WITH ELECTROLYTES, Serum', 'RFT'],
    tests: ['urea', 'bun', 'creat', 'uric', 'na', 'k', 'cl'],
    optional: ['egfr', 'hco3', 'ca', 'phos', 'mg', 'bun', 'uacr'],
    others: [
      ['Ionised Calcium', 'mmol/L', 1.12, 1.32, 2],
      ['BUN/Creatinine Ratio', '', 9, 23, 1],
    ],
  },
  liver: {
    headings: ['LIVER FUNCTION TEST (LFT)', 'LIVER PROFILE', 'LFT, Serum', 'LIVER PANEL'],
    tests: ['tbil', 'dbil', 'ibil', 'ast', 'alt', 'alp', 'tp', 'alb', 'glob', 'agr'],
    optional: ['ggt', 'ldh', 'glob', 'agr'],
    others: [['AST : ALT Ratio', '', 0.7, 1.4, 2]],
  },
  lipids: {
    headings: ['LIPID PROFILE', 'LIPID PROFILE, BASIC, Serum', 'LIPID PANEL'],
    tests: ['chol', 'tg', 'hdl', 'ldl', 'vldl'],
    optional: ['nonhdl', 'vldl'],
    others: [
      ['CHOL/HDL Ratio', '', 3.3, 4.4, 2],
      ['LDL/HDL Ratio', '', 0.5, 3, 2],
    ],
  },
  thyroid: {
    headings: ['THYROID PROFILE', 'THYROID FUNCTION TEST', 'THYROID PROFILE, TOTAL, Serum'],
    tests: ['t3', 't4', 'tsh'],
    optional: ['ft3', 'ft4'],
    others: [['Anti-TPO Antibody', 'IU/mL', 1, 34, 1]],
  },
  nutrients: {
    headings: ['VITAMINS & IRON STUDIES', 'ANAEMIA PROFILE', 'SPECIAL BIOCHEMISTRY'],
    tests: ['iron', 'tibc', 'tsat', 'ferritin', 'b12', 'vitd'],
    optional: ['folate', 'vitd', 'hcy', 'b12'],
    others: [['UIBC', 'µg/dL', 155, 355, 0]],
  },
  inflammation: {
    headings: ['IMMUNOLOGY', 'SEROLOGY', 'INFLAMMATION MARKERS'],
    tests: ['crp', 'rf'],
    optional: ['esr', 'hscrp', 'rf'],
    others: [['ASO Titre', 'IU/mL', 20, 200, 0]],
  },
  clotting: {
    headings: ['COAGULATION PROFILE', 'COAGULATION STUDIES, Citrated Plasma'],
    tests: ['pt', 'inr', 'aptt'],
    optional: ['ddimer'],
    others: [['Fibrinogen', 'mg/dL', 200, 400, 0]],
  },
  enzymes: {
    headings: ['CARDIAC & PANCREATIC ENZYMES', 'ENZYMES, Serum'],
    tests: ['ck', 'ldh', 'amylase', 'lipase'],
    optional: ['tni', 'ldh', 'lipase'],
    others: [['CK-MB', 'U/L', 5, 25, 0]],
  },
  hormones: {
    headings: ['HORMONES', 'ENDOCRINOLOGY', 'IMMUNOASSAY'],
    tests: ['prl', 'testo', 'cortisol', 'pth'],
    optional: ['psa', 'pth', 'cortisol'],
    others: [
      ['FSH', 'mIU/mL', 1.5, 12.4, 2],
      ['LH', 'mIU/mL', 1.7, 8.6, 2],
    ],
  },
} as const satisfies Readonly<Record<string, Panel>>;

export type PanelName = keyof typeof panels;
