import { expect, test } from '@jest/globals';
import { remainderOf } from '../../labs/left-over.js';
import { everyResult } from '../../labs/parse-results.js';
import { ended } from '../../testing/ended.js';
import { underHeadings } from './under-heading.js';
import { urgencyOfLine } from './urgent-lines.js';

/** The lines that are told of a text below a title, with their rank. */
const told = (title: string, text: string) =>
  underHeadings(title, text, remainderOf(text, everyResult(text)).leftOver).map(
    (line) => `${line.text} | ${urgencyOfLine(line)?.rank ?? 'none'}`,
  );

test.each([
  ['Blood sugar', 'HI', 'Blood sugar: HI | hospital'],
  ['ECG', 'VT', 'ECG: VT | hospital'],
  [
    'Microbiology',
    'Specimen: Blood\nCulture report: Salmonella Typhi isolated',
    'Specimen: Blood: Culture report: Salmonella Typhi isolated | hospital',
  ],
  [
    'Blood culture',
    'Specimen: venous blood, two bottles\nOrganism grown: Salmonella Typhi',
    'Blood culture: Organism grown: Salmonella Typhi | hospital',
  ],
  [
    'Laboratory report',
    'Blood culture\nSpecimen: left arm venous blood\nStaphylococcus aureus isolated',
    'Blood culture: Staphylococcus aureus isolated | hospital',
  ],
  [
    'Blood culture',
    'Sample Type: Peripheral venous blood\nStaphylococcus aureus isolated',
    'Blood culture: Staphylococcus aureus isolated | hospital',
  ],
  [
    'Blood culture',
    'Nature of specimen: blood\nStaphylococcus aureus isolated',
    'Blood culture: Staphylococcus aureus isolated | hospital',
  ],
  [
    'Culture, blood',
    'Specimen: venous blood\nKlebsiella pneumoniae grown',
    'Culture, blood: Klebsiella pneumoniae grown | hospital',
  ],
  [
    'Report',
    'Culture & Sensitivity\nSpecimen: left arm venous blood\nStaphylococcus aureus isolated',
    'Specimen: left arm venous blood, Culture & Sensitivity: Staphylococcus aureus isolated | hospital',
  ],
  [
    'Report',
    'Culture and sensitivity (blood)\nStaphylococcus aureus isolated',
    'Culture and sensitivity (blood): Staphylococcus aureus isolated | hospital',
  ],
  ['BacT/ALERT', 'Klebsiella pneumoniae isolated', 'BacT/ALERT: Klebsiella pneumoniae isolated | hospital'],
  ['Report', 'BACTEC\nStaphylococcus aureus isolated', 'BACTEC: Staphylococcus aureus isolated | hospital'],
  ['Tests', 'Cerebrospinal fluid\nCell count 3400 /cumm', 'Cerebrospinal fluid: Cell count 3400 /cumm | hospital'],
  ['CT head', 'bleed', 'CT head: bleed | hospital'],
  ['Peripheral smear', 'Blasts', 'Peripheral smear: Blasts | hospital'],
  ['Bone marrow', 'AML', 'Bone marrow: AML | hospital'],
  [
    'Laboratory report',
    'Blood culture (BacT/ALERT), 2 bottles\nGrowth of Staphylococcus aureus after 14 hours',
    'Blood culture (BacT/ALERT), 2 bottles: Growth of Staphylococcus aureus after 14 hours | hospital',
  ],
  [
    'Laboratory report',
    'Blood culture (aerobic bottle no 1)\nGram positive cocci in clusters',
    'Blood culture (aerobic bottle no 1): Gram positive cocci in clusters | hospital',
  ],
  ['Blood culture', 'E. coli grown', 'Blood culture: E. coli grown | hospital'],
  ['CSF', 'Cells 3000, sugar 12, protein 300', 'CSF: Cells 3000, sugar 12, protein 300 | hospital'],
  [
    'Fever panel',
    'Blood culture\nCulture: Klebsiella pneumoniae grown',
    'Blood culture: Culture: Klebsiella pneumoniae grown | hospital',
  ],
])('%s, "%s": the heading says what the line is of', (title, text, line) => expect(told(title, text)).toContain(line));

test.each([
  ['Blood culture', 'No growth after 5 days'],
  ['Blood culture', 'Sterile'],
  ['CSF', 'Cells 2, sugar 62, protein 28'],
  ['CT head', 'No bleed'],
  ['Tests', 'Specimen: Blood\nCulture: no growth'],
  ['Tests', 'Specimen: Urine\nCulture: E. coli grown'],
  ['Tests', 'Blood culture\nSpecimen: urine\nE. coli grown'],
  ['Tests', 'Blood culture\nSpecimen: left arm venous blood\nNo growth'],
  ['Culture, urine', 'Specimen: urine\nE. coli grown'],
  ['BACTEC', 'No growth after 5 days'],
  ['Culture & Sensitivity', 'Specimen: pus\nStaphylococcus aureus isolated'],
  ['Culture & Sensitivity', 'Specimen: left arm venous blood\nNo growth'],
  ['Culture & Sensitivity', 'Specimen: blood\nUrine culture\nE. coli isolated'],
  ['CT head for bleed', 'Normal study'],
  ['ECG', 'Normal sinus rhythm'],
  ['Blood sugar', 'HDL 40 mg/dL'],
  ['SpO2', 'Pulse 60'],
  ['Blood culture', 'CBC:\nE. coli vaccine given'],
  ['Pleural fluid', 'Glucose 24 mg/dL'],
  ['Tests', 'PLEURAL FLUID\nGlucose 24 mg/dL'],
])('%s, "%s": nothing is urgent', (title, text) =>
  expect(told(title, text).filter((line) => !line.endsWith('| none'))).toEqual([]),
);

const LONG =
  'Blood culture (aerobic and anaerobic, collected from the right antecubital vein before antibiotics were given in the emergency department), first bottle no growth after 5 days of incubation at the usual temperature, as was told before to the ward.';
test.each([
  ['Second bottle after subculture. Fungal: Candida auris', true],
  ['Second bottle no growth either.', false],
  ['Urine culture: E. coli more than 10^5 per ml', false],
  ['Urine culture sent too. Organism: E. coli', false],
])('a piece of a long line is of the specimen with which it begins: "%s"', (end, isUrgent) =>
  expect(told('Report', `${LONG} ${end}`).some((line) => line.endsWith('hospital'))).toBe(isUrgent),
);

test('a line of another specimen is shown with its heading', () =>
  expect(told('Tests', 'PLEURAL FLUID\nGlucose 24 mg/dL')).toContain('PLEURAL FLUID: Glucose 24 mg/dL | none'));

test('a text without line ends is searched to its end', () =>
  expect(ended(() => underHeadings('CSF', 'abc '.repeat(60_000), []))).toEqual([]));
