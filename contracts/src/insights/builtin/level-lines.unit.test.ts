import { expect, test } from '@jest/globals';
import { rankOfLines as rankOf } from './testing/rank-of-lines.js';

test.each([
  ...['CSF: protein 480 mg/dL, glucose 12 mg/dL', 'CSF glucose 12 mg/dL', 'CSF sugar: 22', 'CSF: Glucose 1.1 mmol/L'],
  ...[
    'CSF protein 4.8 g/L',
    'CSF protein 0.48 gm/dL',
    'CSF protein 0.48 g/dL',
    'CSF Protein: 640',
    'CSF total protein 3200 mg/L',
  ],
  ...['CSF routine: Cells 3, sugar 18 mg/dL, protein 28 mg/dL', 'CSF glucose 62 mg/dL, protein 300 mg/dL'],
])('the chemistry of an infected spinal fluid is for the hospital: %s', (text) =>
  expect(rankOf(text)).toBe('hospital'),
);

test.each([
  ...['CSF: glucose 62 mg/dL, protein 28 mg/dL', 'CSF Cells 2, sugar 62, protein 28', 'CSF protein 28'],
  ...[
    'CSF protein 45 mg/dL (15 - 45)',
    'CSF protein 0.32 g/L',
    'CSF glucose 3.6 mmol/L',
    'CSF/serum glucose ratio 0.6',
  ],
  ...['CSF: sugar normal, protein 30 mg/dL', 'CSF sugar & protein normal. Cells 3', 'CSF sugar normal, cells 2 /cumm'],
  ...[
    'Pleural fluid protein 480 mg/dL',
    'Urine protein 480 mg/dL',
    'CSF albumin 22 mg/dL, C-reactive protein 210 mg/L',
  ],
])('another fluid, another quantity and a healthy one can wait: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ['Methotrexate level at 72 h 4.5 umol/L', 'hospital'],
  ['Methotrexate 4.5 umol/L (72 h)', 'hospital'],
  ['Methotrexate 72 hrs: 1.2 umol/L', 'hospital'],
  ['MTX 48 h 6 umol/L', 'hospital'],
  ['MTX at 24 h: 60 umol/L', 'hospital'],
  ['Serum methotrexate 4.5 umol/L', 'doctor'],
  ['Carbamazepine 28 ug/mL', 'hospital'],
  ['Carbamazepine 16.4 ug/mL', 'doctor'],
  ['Phenobarbital 92 ug/mL', 'hospital'],
  ['Phenobarbitone level 92 mg/L', 'hospital'],
  ['Theophylline 52 ug/mL', 'hospital'],
  ['Theophylline 28 mg/L', 'doctor'],
  ['Valproate 260 ug/mL', 'hospital'],
  ['Tacrolimus trough 32 ng/mL', 'doctor'],
  ['Cyclosporine C0 900 ng/mL', 'doctor'],
  ['Vancomycin trough 34 ug/mL', 'doctor'],
  ['Gentamicin trough 4.2 ug/mL', 'doctor'],
  ['Amikacin trough 14 ug/mL', 'doctor'],
  ['Procalcitonin 78 ng/mL (<0.5)', 'hospital'],
  ['Procalcitonin > 100 ng/mL', 'hospital'],
])('a level that harms by itself needs no printed range: %s', (text, rank) => expect(rankOf(text)).toBe(rank));

test.each([
  ...['MTX 24 h 8.2 umol/L, 48 h 0.9 umol/L, 72 h 0.15 umol/L', 'Methotrexate level at 72 h 0.08 umol/L'],
  ...['Methotrexate 15 mg once a week', 'Tab Methotrexate 7.5', 'Methotrexate level at 24 h 4.5 umol/L'],
  ...[
    'Carbamazepine 9 ug/mL',
    'Carbamazepine 200 mg twice daily',
    'Tab Carbamazepine CR 200',
    'Oxcarbazepine 28 ug/mL',
  ],
  ...['Phenobarbital 30 ug/mL', 'Phenobarbitone 60 mg HS', 'Tab Phenobarbitone 60', 'Theophylline 14 ug/mL'],
  ...[
    'Theophylline 200',
    'Valproate 160 ug/mL',
    'Sodium valproate 500 mg 1-0-1',
    'Tacrolimus 8.4 ng/mL',
    'Tacrolimus 1 mg',
  ],
  ...['Vancomycin MIC 32 ug/mL', 'Vancomycin trough 15 ug/mL', 'Gentamicin 80 mg', 'Cyclosporine C2 1200 ng/mL'],
  ...['Procalcitonin 0.9 ng/mL (<0.5)', 'Procalcitonin < 0.05 ng/mL (<0.5)', 'Calcitonin 78 pg/mL'],
])('a level that is meant, and a dose, can wait: %s', (text) => expect(rankOf(text)).toBeNull());

test.each([
  ['Cholinesterase 210 U/L (5320-12920)', 'hospital'],
  ['Serum pseudocholinesterase 0.4 kU/L (5.3 - 12.9)', 'hospital'],
  ['Cholinesterase < 200 U/L (5320 - 12920)', 'hospital'],
  ['Cholinesterase 4200 U/L (5320-12920)', null],
  ['Cholinesterase 8000 U/L (5320-12920)', null],
  ['Cholinesterase 210 U/L', null],
  ['Serum Acetone: Positive', 'doctor'],
  ['Serum acetone: +', 'doctor'],
  ['Blood ketones: Positive', 'doctor'],
  ['Acetone (serum): Positive', 'doctor'],
  ['Serum acetone 4.2 mmol/L', 'hospital'],
  ['Serum acetone: Negative', null],
  ['Serum acetone: trace', null],
  ['Urine acetone: Positive', null],
  ['Urine ketones: present +', null],
  ['Urine acetone+++', 'doctor'],
  ['Urine acetone+', null],
  ['Acetone 4 mmol/L', null],
  ['Plasma lactate 44', 'hospital'],
  ['Lactate 44 (4.5 - 19.8)', 'hospital'],
  ['Lactate 30', null],
  ['Lactate 18 (4.5 - 19.8)', null],
  ['Lactate dehydrogenase 244', null],
  ['Urine lactate 44', null],
])('"%s" is for %s', (text, rank) => expect(rankOf(text)).toBe(rank));

test.each([
  ...['MP: PF++', 'MP- Pv+', 'MP: PF+ PV-', 'M.P.: P.f++', 'Smear for MP: Pv++ (ring forms)', 'Malaria card test: Pf+'],
  ...['Peripheral smear for malaria: PV+++', 'MP: Pf +++'],
])('parasites with a grade right behind their name are for a doctor: %s', (text) =>
  expect(rankOf(text)).toBe('doctor'),
);

test.each(['MP: PF-, PV-', 'MP: Pf neg Pv neg', 'Bhopal, MP 462001', 'Malaria: Pf/Pv', 'MP+C at Indore'])(
  'and without one they are not: %s',
  (text) => expect(rankOf(text)).toBeNull(),
);

test.each([
  ...['Amikacin <=2 Sensitive', 'Gentamicin 16 (<=4) Resistant', 'AMIKACIN Sensitive 4', 'Tobramycin 12 Susceptible'],
  ...['Gentamicin 8 Intermediate', 'Cholinesterase 7.2 kU/L (5320 - 12920)', 'Troponin I 12 ng/L (< 0.04 ng/mL)'],
])('a row of an antibiogram, or a level in another unit than its range, is not urgent: %s', (text) =>
  expect(rankOf(text)).toBeNull(),
);

test.each([
  ['Amikacin 45 ug/mL (peak 20 - 30)', 'doctor'],
  ['Vancomycin trough 38 ug/mL (10 - 20)', 'doctor'],
  ['Gentamicin 6 ug/mL High', 'doctor'],
  ['Amikacin level 45 ug/mL (20 - 30), organism sensitive', 'doctor'],
  ['Cholinesterase 0.4 kU/L (5320 - 12920)', 'hospital'],
  ['Troponin T 0.9 ng/mL (< 14 ng/L)', 'hospital'],
  ['Troponin I 900 ng/L (< 0.04 ng/mL)', 'hospital'],
])('a level that is too high, or far too low, is: %s', (text, rank) => expect(rankOf(text)).toBe(rank));
