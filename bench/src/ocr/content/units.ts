import { labTest, type LabTestKey } from '@anamnesis/contracts/labs/tests';

/** The spellings of each UCUM unit in Indian reports. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'g/dL': ['g/dL', 'gm/dL', 'g/dl', 'gm/dl', 'gms/dl', 'gm%', 'g%'],
  'mg/dL': ['mg/dL', 'mg/dl', 'mgs/dl', 'mg%', 'mg/dL', 'mg/dl'],
  'ug/dL': ['µg/dL', 'ug/dL', 'mcg/dL', 'µg/dl'],
  'ng/dL': ['ng/dL', 'ng/dl'],
  'mg/L': ['mg/L', 'mg/l'],
  'ng/L': ['ng/L'],
  'ug/L': ['µg/L', 'ug/L'],
  'ng/mL': ['ng/mL', 'ng/ml'],
  'pg/mL': ['pg/mL', 'pg/ml'],
  'mmol/L': ['mmol/L', 'mmol/l', 'mMol/L'],
  'umol/L': ['µmol/L', 'umol/L'],
  'nmol/L': ['nmol/L'],
  'meq/L': ['mEq/L', 'meq/L', 'mEq/l'],
  'mg/g{creat}': ['mg/g', 'mg/gm', 'mg/g Creat', 'mg/g creatinine'],
  'ug/mg': ['µg/mg', 'ug/mg'],
  'mg/L{FEU}': ['mg/L FEU', 'mg/L (FEU)'],
  'ug/mL{FEU}': ['µg/mL FEU', 'ug/ml FEU'],
  'ng/mL{FEU}': ['ng/mL FEU', 'ng/ml (FEU)'],
  'U/L': ['U/L', 'IU/L', 'U/l', 'IU/l'],
  '[IU]/mL': ['IU/mL', 'IU/ml'],
  'm[IU]/L': ['mIU/L', 'mIU/l'],
  'u[IU]/mL': ['µIU/mL', 'uIU/mL', 'µIU/ml', 'uIU/ml'],
  '10*3/uL': ['thou/mm3', '10^3/µL', '10^3/uL', 'thou/cumm', 'x10³/µL', 'thou/µL'],
  '10*5/uL': ['lakh/cumm', 'lakhs/cumm', 'Lakhs/cu.mm', 'lakhs/µL', 'Lakh/mm3'],
  '10*6/uL': ['mill/cumm', 'million/cumm', 'mill/cu.mm', '10^6/µL', 'million/mm3', 'mill/mm3'],
  '10*9/L': ['10^9/L', 'x10^9/L'],
  '10*12/L': ['10^12/L', 'x10^12/L'],
  '/uL': ['cells/cumm', '/cumm', 'Cells/cu.mm', '/cu.mm', '/µL', 'cells/µL'],
  'mL/min/{1.73_m2}': ['mL/min/1.73m2', 'mL/min/1.73 m²', 'ml/min/1.73 sq.m', 'mL/min/1.73 m^2'],
  'mm/h': ['mm/hr', 'mm/1st hr', 'mm/hour', 'mm 1st hour', 'mm/h'],
  '%': ['%'],
  fL: ['fL', 'fl'],
  pg: ['pg', 'Pg'],
  s: ['sec', 'seconds', 'Secs', 'Seconds'],
  '{ratio}': ['Ratio', 'ratio'],
};

const HASHES = ['10*3/uL', '/uL', '/uL', '10*3/uL', '10*9/L'];
const IONS = ['mmol/L', 'meq/L', 'mmol/L'];
/** Tests whose unit differs between laboratories; the frequent ones are named more often. */
const CHOICES: Partial<Record<LabTestKey, readonly string[]>> = {
  wbc: HASHES,
  anc: HASHES,
  plt: ['10*5/uL', '10*5/uL', '10*3/uL', '/uL', '10*9/L'],
  rbc: ['10*6/uL', '10*6/uL', '10*6/uL', '10*12/L'],
  na: IONS,
  k: IONS,
  cl: IONS,
  hco3: IONS,
  tsh: ['u[IU]/mL', 'u[IU]/mL', 'm[IU]/L'],
  t3: ['ng/dL', 'ng/mL', 'ng/mL'],
  crp: ['mg/L', 'mg/L', 'mg/dL'],
  ferritin: ['ng/mL', 'ng/mL', 'ug/L'],
  vitd: ['ng/mL', 'ng/mL', 'ng/mL', 'nmol/L'],
  ddimer: ['ng/mL{FEU}', 'ug/mL{FEU}', 'mg/L{FEU}'],
  tni: ['ng/L', 'ng/mL', 'pg/mL'],
  testo: ['ng/dL', 'ng/mL'],
  uacr: ['mg/g{creat}', 'ug/mg'],
};

/** The UCUM units in which laboratories give a test. */
export const unitChoices = (test: LabTestKey): readonly string[] => CHOICES[test] ?? [labTest(test).unit];

/** How reports write a UCUM unit; nothing where reports print none. */
export const spellingsOf = (ucum: string): readonly string[] => SPELLINGS[ucum] ?? [];
