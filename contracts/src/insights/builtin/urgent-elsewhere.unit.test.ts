import { expect, test } from '@jest/globals';
import { everyResult } from '../../labs/parse-results.js';
import { remainderOf } from '../../labs/left-over.js';
import { underHeadings } from './under-heading.js';
import { urgencyOfInfantLine } from './infant-lines.js';
import { urgencyOfLine } from './urgent-lines.js';

const ranksOf = (text: string) => {
  const { leftOver } = remainderOf(text, everyResult(text));
  return underHeadings('', text, leftOver).flatMap((line) => urgencyOfLine(line)?.rank ?? []);
};
const rankOf = (text: string) => (ranksOf(text).includes('hospital') ? 'hospital' : (ranksOf(text)[0] ?? null));

test.each([
  'SYNOVIAL FLUID: TLC 96,000 /cumm, polymorphs 95%. Gram stain: GPC in clusters.',
  ...['Synovial fluid Gram stain: Gram positive cocci seen', 'Gram stain (blood): Gram negative bacilli seen'],
  ...['Pleural fluid culture: Streptococcus pneumoniae grown', 'Peritoneal fluid culture: growth of E. coli'],
  ...[
    'PLEURAL FLUID: frank pus, glucose 12 mg/dL, pH 6.9',
    'Pleural fluid: appearance purulent',
    'Pleural fluid pH 6.9',
  ],
  ...['ASCITIC FLUID: Total count 1800 cells/cumm, neutrophils 88 %', 'Ascitic fluid PMN count 640 /cumm'],
  ...['Knee aspirate: WBC 88000 /cumm', 'Pericardial fluid: Staph aureus isolated', 'Fluid (pleural): empyema'],
  'SYNOVIAL FLUID ANALYSIS\nGram stain: Gram positive cocci in clusters',
])('a fluid in which germs have no place, for the hospital: %j', (line) => expect(rankOf(line)).toBe('hospital'));

test.each([
  ...['Synovial fluid Gram stain: No organisms seen', 'Pleural fluid culture: No growth after 5 days'],
  ...['ASCITIC FLUID: Total count 180 cells/cumm, neutrophils 20 %', 'Ascitic fluid: cells 900, lymphocytes 95 %'],
  ...['PLEURAL FLUID: pus cells 5, glucose 82 mg/dL, pH 7.4', 'Pleural fluid: no pus', 'Pleural fluid: non purulent'],
  ...['SYNOVIAL FLUID: TLC 4,000 /cumm, polymorphs 20%. Gram stain: negative.', 'CXR: left pleural effusion'],
  ...['Urine culture: E. coli grown. Peritoneal fluid: clear', 'Gram stain (sputum): Gram positive cocci seen'],
  ...['Pleural fluid: history of empyema', 'Pleural fluid glucose 92 mg/dL'],
])('a fluid without germs, or another specimen: %j', (line) => expect(rankOf(line)).toBeNull());

test.each([...['Plasmodium falciparum\nPOSITIVE', 'MP antigen\nPositive']])(
  'a name above its result, for a doctor: %j',
  (text) => expect(rankOf(text)).toBe('doctor'),
);
test('a troponin above its result', () => {
  expect(rankOf('Troponin I\nPOSITIVE')).toBe('hospital');
  expect(rankOf('Troponin I\nNegative')).toBeNull();
});

test.each<[string, 'hospital' | 'doctor' | null]>([
  ['TCO2 8 mmol/L 22-29', 'hospital'],
  ['Total CO2 7 mmol/L 22-29', 'hospital'],
  ['CO2, Total 6 mmol/L 22-29', 'hospital'],
  ['Carbon dioxide, total 44 mmol/L 22-29', 'doctor'],
  ['TCO2 24 mmol/L 22-29', null],
  ['HIT antibodies are seen in patients on heparin.', null],
  ['Blood lead levels above 70 ug/dL are a medical emergency in children.', null],
  ['Procalcitonin: > 10 ng/mL severe sepsis', null],
  ['Ascitic fluid neutrophil count > 250 cells indicates SBP', null],
  ['Osmolality > 340 is seen in dehydration', null],
  ['Procalcitonin > 100 ng/mL', 'hospital'],
  ['Procalcitonin  > 100.00 ng/mL  High risk of severe sepsis', 'hospital'],
  ['Procalcitonin > 75 ng/mL severe sepsis likely', 'hospital'],
  ['Procalcitonin > 10.00 ng/mL High risk of sepsis', 'hospital'],
  ['Procalcitonin 42.0 ng/mL High risk of severe sepsis', 'hospital'],
  ['Procalcitonin > 10 ng/mL severe sepsis, result 38 ng/mL', 'hospital'],
  ['Procalcitonin < 0.5 low risk of sepsis, result 38 ng/mL', 'hospital'],
  ['Procalcitonin > 2 ng/mL: high risk of sepsis', null],
  ['Procalcitonin < 0.5 ng/mL low risk of sepsis', null],
  ['Procalcitonin > 2 ng/mL high risk of sepsis, 0.5 - 2 ng/mL moderate risk', null],
  ['Sodium: critical high and critical low results are telephoned', null],
  ['Potassium critical low limit: 2.5', null],
  ['Potassium critical high or low', null],
  ['Potassium critical high: none', null],
  ['Potassium critically high if above 6.5', null],
  ['Potassium critically high and sodium critically low', 'hospital'],
  ['Potassium critical high values are called', null],
  ['Potassium: critical high and low limits', null],
  ['Potassium critically high (range 3.5-5.1)', 'hospital'],
  ['Potassium critically high (limit 5.1)', 'hospital'],
  ['Potassium critical high limit exceeded', 'hospital'],
  ['Potassium critically high levels', 'hospital'],
  ['Sodium critically low (not seen before)', 'hospital'],
  ['Potassium critical high and low sodium', 'hospital'],
  ['Potassium critically high and critically low sodium', 'hospital'],
  ['Potassium critical high: no haemolysis', 'hospital'],
  ['Potassium critical high value', 'hospital'],
  ['Potassium critically high result, phoned to ward', 'hospital'],
  ['Potassium critically high, not haemolysed', 'hospital'],
  ['Potassium critically low and critically ill, shifted to ICU', 'hospital'],
  ['Haemoglobin critically low or wrong sample', 'hospital'],
  ['Potassium HH', 'hospital'],
  ['Hb : CRITICALLY LOW, informed to Dr', 'hospital'],
  ['Platelet count: critical low', 'hospital'],
  ['Sodium LL', 'hospital'],
  ['Hb HH', 'doctor'],
  ['Cholesterol HH', null],
  ['Potassium H', null],
  ['CK-MB 96 U/L 0 - 25', 'hospital'],
  ['CPK-MB 188 U/L 0 - 25', 'hospital'],
  ['CK-MB mass 14 ng/mL', 'hospital'],
  ['CK-MB 31 U/L 0 - 25', 'doctor'],
  ['CK-MB 18 U/L 0 - 25', null],
  ['CK-MB index 3.2 %', null],
  ['CK-MB (relative index) 60', null],
  ['CK-MB 180 U/L (0-25), relative index 8 %', 'hospital'],
  ['CK-MB 31 U/L (0-25), CK-MB/CK ratio 15 %', 'doctor'],
  ['CK-2 96 U/L', 'hospital'],
  ['CK2: 96 U/L', 'hospital'],
  ['CPK - MB 96 U/L', 'hospital'],
  ['Pleural fluid pH 7.0', null],
  ['Pleural fluid: pH 6.5', null],
  ['Pleural fluid pH 7.00', 'hospital'],
  ['Pleural fluid pH 7.1', 'hospital'],
  ['Pleural fluid: pH 6.85, glucose 22 mg/dL', 'hospital'],
  ['CK 2 450 U/L', null],
  ['CK 2,450', 'doctor'],
  ['CK-MB <2 ng/mL < 5', null],
  ['HIT antibody (PF4) POSITIVE', 'hospital'],
  ['Heparin induced thrombocytopenia antibody: Positive', 'hospital'],
  ['HIT antibody (PF4) NEGATIVE', null],
  ['Procalcitonin 42.0 ng/mL <0.5', 'hospital'],
  ['Procalcitonin 3.1 ng/mL <0.5', 'doctor'],
  ['Procalcitonin 0.9 ng/mL <0.5', null],
  ['Blood lead 78 ug/dL <5', 'hospital'],
  ['Lead, blood 92 ug/dL', 'hospital'],
  ['Blood lead 48 ug/dL', 'doctor'],
  ['Lead 120 µg/dL', 'hospital'],
  ['Blood lead 100 ug/L', null],
  ['Blood lead 3 ug/dL', null],
  ['ECG: lead 78', null],
  ['Serum osmolality 372 275-295', 'hospital'],
  ['Serum osmolality 241 mOsm/kg', 'hospital'],
  ['Serum osmolality 288 275-295', null],
  ['Urine osmolality 872 mOsm/kg', null],
  ['ADAMTS13 activity <5 % 60-130', 'hospital'],
  ['ADAMTS-13 activity 82 % 60-130', null],
  ['ADAMTS13 inhibitor 4 %', null],
  ['CSF CBNAAT: MTB detected', 'hospital'],
  ['CSF CBNAAT: MTB not detected', null],
  ['Sputum CBNAAT: MTB detected', 'doctor'],
  ['Theophylline 38 ug/mL 10-20', 'hospital'],
  ['Theophylline 27 ug/mL 10-20', 'doctor'],
  ['Theophylline 14 ug/mL 10-20', null],
  ['Cord blood pH 6.88', 'hospital'],
  ['Umbilical cord pH 7.24', null],
])('%s: %s', (line, rank) => expect(rankOf(line)).toBe(rank));

test.each<[string, string | null]>([
  ['I/T 0.4 <0.2', 'doctor'],
  ['I:T ratio 0.31', 'doctor'],
  ['Immature to total neutrophil ratio 0.28', 'doctor'],
  ['I/T 0.12 <0.2', null],
  ['I/T ratio <0.2', null],
])('of an infant, %s: %s', (line, rank) => expect(urgencyOfInfantLine(line)?.rank ?? null).toBe(rank));
