import { expect, test } from '@jest/globals';
import { remainderOf } from './left-over.js';
import { isExpectedLine, saysNothingFound } from './expected-line.js';

const isExpected = (line: string) => {
  const { leftOver, hasMore } = remainderOf(line, []);
  return !hasMore && (leftOver.length > 0 ? leftOver.every(isExpectedLine) : saysNothingFound(line.toLowerCase()));
};

test.each([
  'HIV I & II: Non-Reactive',
  'HBsAg - Negative',
  'Anti HCV : Non Reactive',
  'Malaria antigen Pf / Pv - Negative / Negative',
  'Sputum AFB (ZN stain) : Negative, no acid fast bacilli seen in 100 fields',
  'CBNAAT / GeneXpert : MTB not detected',
  'Culture report : No growth after 48 hours of aerobic incubation at 37 C.',
  'Blood culture: No growth after 5 days',
  'SARS-CoV-2 RT-PCR : NOT DETECTED',
  'WBC: Normal in number and morphology, no immature cells seen.',
  'RBC: normocytic normochromic, no malarial parasite seen.',
  'NT-proBNP 64 pg/mL (<125)',
  'AMH 3.1 ng/mL 1.0-4.0',
  'Lactate 0.9 mmol/L (0.5-1.6)',
  'pCO2 39 mmHg (35-45)',
  'Quartzidase 8 U/L (0 - 20)',
  'Pus cells: 1-2 /hpf (0-5)',
  'Kidneys: no calculus seen',
  'Peripheral blood film: no malarial parasites seen',
  'Urine: blood absent, pus cells nil',
  'Platelets: adequate on smear',
  'Blood group: B Rh positive',
  'HBsAg: नेगेटिव',
])('“%s” reports nothing unusual', (line) => expect(isExpected(line)).toBe(true));

test.each([
  // Found, doubted, marked, or of another time.
  'HIV I & II: Reactive',
  'HBsAg - weakly negative',
  'HBsAg - Negative*',
  'HIV: negative?',
  'HIV: not negative',
  'Dengue NS1 negative, IgM positive',
  'HCV negative, repeat after 3 months',
  'Culture: no growth after 24 hours',
  'Culture: no growth so far, preliminary report',
  'Malarial parasite not seen, see footnote 2',
  // Not there, although it ought to be, or not known to be expected.
  'Anti-HBs: Negative',
  'Rubella IgG: Negative',
  'Oestrogen receptor: Negative',
  'Urine pregnancy test: Negative',
  'Semen: no sperms seen',
  'Serum albumin: nil',
  'Fetal growth: nil',
  'TPHA: R',
  'ECG: normal sinus rhythm, ST elevation V2-V4',
  'No cardiac activity seen',
  'Left testis: no colour flow seen',
  'Both kidneys not seen, no calculus',
  'Platelets: absent. Blasts: nil',
  'No platelets, no blasts seen',
  'Peripheral blood film: platelets absent',
  'RBC normocytic normochromic. No WBC.',
  'Blood smear: RBC normal, platelets not seen',
  'Toxic look, band forms 4 % (0-5) H',
  // Not normal.
  'RBC morphology is not normal',
  'Platelets: less than adequate on smear',
  'WBC: normal, few blasts',
  'USG: normal study except for a large effusion',
  'ECG: Normal sinus rhythm with ST-T changes',
  '2D Echo: LV normal in size, RWMA',
  'Kidneys: normal in size, calculus in both',
  'Impression: both kidneys normal in size with hydronephrosis',
  'Chest X-ray: heart normal, lungs consolidation',
  'Peripheral smear: normocytic normochromic RBCs with blasts',
  'RBCs: normocytic normochromic with malarial parasites',
  'WBC: normal in number, toxic granules',
  'No malarial parasite seen. Blasts.',
  'RBC: normocytic, blasts, no malarial parasite seen',
  // Too early to tell, or of antibodies that protect.
  'Blood culture: No growth after 48 hours',
  'AFB culture: No growth after 7 days',
  'Hepatitis B antibody: Negative',
  'Urine sample for culture: no sample received',
  // Outside, marked, or more than one number or range.
  'NT-proBNP 640 pg/mL (<125)',
  'NT-proBNP 64 pg/mL (<125) H',
  'AMH 3.1 ng/mL 1.0-4.0, repeat 0.1',
  'Lactate 0.9 mmol/L (0.5-1.6) later 7.2',
  'Serum IgE 95 IU/mL (Adults: < 100)',
  'Blasts 3 % (0-5)',
])('of “%s” it is not known', (line) => expect(isExpected(line)).toBe(false));
