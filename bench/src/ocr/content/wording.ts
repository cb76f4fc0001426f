import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { Random } from '@anamnesis/platform/testing/random';

const METHODS: Partial<Record<LabTestKey, readonly string[]>> = {
  hb: ['SLS method', 'Cyanmethaemoglobin', 'Photometry'],
  rbc: ['Electrical impedance', 'DC detection method'],
  pcv: ['Calculated', 'RBC pulse height detection'],
  wbc: ['Electrical impedance', 'Flow cytometry'],
  plt: ['Electrical impedance', 'DC detection method'],
  esr: ['Westergren', 'Modified Westergren'],
  glu_f: ['GOD-POD', 'Hexokinase'],
  glu_pp: ['GOD-POD', 'Hexokinase'],
  hba1c: ['HPLC', 'HPLC, NGSP certified'],
  creat: ['Jaffe, kinetic', 'Enzymatic', 'Modified Jaffe'],
  urea: ['Urease-GLDH', 'Urease UV'],
  uric: ['Uricase'],
  na: ['ISE, indirect', 'ISE direct'],
  k: ['ISE, indirect', 'ISE direct'],
  cl: ['ISE, indirect', 'ISE direct'],
  tbil: ['Diazo', 'DPD'],
  ast: ['IFCC without P5P', 'UV with P5P'],
  alt: ['IFCC without P5P', 'UV with P5P'],
  alp: ['PNPP, AMP buffer'],
  tp: ['Biuret'],
  alb: ['BCG'],
  chol: ['CHOD-PAP', 'CHO-POD'],
  tg: ['GPO-PAP', 'Enzymatic, end point'],
  hdl: ['Direct', 'Immunoinhibition'],
  tsh: ['CLIA', 'ECLIA', 'CMIA'],
  t3: ['CLIA', 'ECLIA'],
  t4: ['CLIA', 'ECLIA'],
  b12: ['CLIA', 'ECLIA'],
  vitd: ['CLIA', 'ECLIA'],
  crp: ['Immunoturbidimetry', 'Nephelometry'],
};
const ANY_METHOD = ['Calculated', 'Photometry', 'Spectrophotometry', 'Enzymatic'];

/** The method that a report names below or beside a test. */
export const methodOf = (test: LabTestKey, random: Random): string => random.pick(METHODS[test] ?? ANY_METHOD);

/** Ranges that explain levels, in the unit of the table. */
const TIERS: Partial<Record<LabTestKey, readonly string[]>> = {
  chol: ['Desirable: < 200', 'Borderline: 200 - 239', 'High: >= 240'],
  tg: ['Normal: < 150', 'Borderline high: 150 - 199', 'High: 200 - 499', 'Very high: >= 500'],
  ldl: ['Optimal: < 100', 'Near optimal: 100 - 129', 'Borderline high: 130 - 159', 'High: 160 - 189'],
  hba1c: ['Non-diabetic: < 5.7', 'Pre-diabetic: 5.7 - 6.4', 'Diabetic: >= 6.5'],
  vitd: ['Deficiency: < 20', 'Insufficiency: 20 - 29', 'Sufficiency: 30 - 100'],
  glu_f: ['Normal: 70 - 99', 'Impaired: 100 - 125', 'Diabetic: >= 126'],
  hscrp: ['Low risk: < 1.0', 'Average risk: 1.0 - 3.0', 'High risk: > 3.0'],
  creat: ['Male: 0.70 - 1.30', 'Female: 0.50 - 1.10'],
  hdl: ['Low: < 40', 'High: >= 60'],
};
export const tieredRange = (test: LabTestKey): readonly string[] | null => TIERS[test] ?? null;

/** Paragraphs with numbers that are no results. */
export const INTERPRETATIONS: readonly string[] = [
  'HbA1c of 5.7 - 6.4 % indicates an increased risk for diabetes, and 6.5 % or more is diagnostic. A change of 0.5 % between two tests is clinically significant. Target of therapy: less than 7.0 %.',
  'As per NCEP ATP III, LDL Cholesterol below 100 mg/dL is optimal; patients with coronary disease should keep LDL below 70 mg/dL. Fasting of 10 to 12 hours is advised before the test.',
  'TSH levels are subject to circadian variation, reaching peak levels between 2 - 4 am and a minimum between 6 - 10 pm. The variation is of the order of 50 %. In pregnancy: first trimester 0.1 - 2.5 µIU/mL, second trimester 0.2 - 3.0 µIU/mL.',
  'Vitamin D below 20 ng/mL is deficiency; levels above 150 ng/mL may be toxic. Patients on 60,000 IU weekly should repeat the test after 12 weeks.',
  'Platelet count was confirmed on the smear. Counts below 20,000 /cumm need urgent attention. Sample received at 24.6 °C.',
  'eGFR below 60 mL/min/1.73 m² for more than 3 months indicates chronic kidney disease. Creatinine rises only when about 50 % of the function is lost.',
  'Kindly correlate clinically. Any discrepancy should be reported within 24 hours on 022-24153621. Test performed on Sysmex XN-1000, serial 21457.',
];
