import { expect, test } from '@jest/globals';
import { isUrgentLine } from '../insights/builtin/urgent-lines.js';
import { saysUrgent } from './kept-line.js';
import { remainderOf } from './left-over.js';

const quoted = (text: string) => remainderOf(text, [], isUrgentLine).leftOver.map((line) => line.text);

test.each([
  ...['Potassium levels are dangerously high.', 'Platelet levels are markedly reduced on smear.'],
  ...[
    'Dr Lal PathLabs, Rohini, New Delhi 110085 Lactate 9.6 mmol/L (0.5-2.2)',
    'City Hospital ECG: complete heart block',
  ],
  ...['ECG: complete heart block. Patient is advised to consult cardiologist immediately.'],
  ...['USG abdomen: acute appendicitis, patient is advised to consult surgeon.'],
  ...[
    'Severe thrombocytopenia. The test was repeated and confirmed.',
    'Ruby Hall Pune 411001 ECG complete heart block',
  ],
])('a result that cannot wait is quoted beside an address, advice or an explanation: %j', (text) =>
  expect(quoted(text)).toEqual([text]),
);

test.each(['the patient is advised to follow up in opd', 'hba1c is used for monitoring of diabetes'])(
  'a labelled line in small letters does not go on with an explanation above: %j',
  (above) => expect(quoted(`${above}\nusg abdomen: acute appendicitis`)).toEqual(['usg abdomen: acute appendicitis']),
);

test.each([
  ...['This test helps to diagnose complete heart block.', 'Platelet levels may be markedly reduced in dengue.'],
  ...['Potassium levels may be dangerously high in renal failure.', 'Levels are raised in bowel obstruction.'],
  ...['Dr Alok Sah, New Delhi 110017', 'Patient Name: RAM SAH'],
  ...['You are advised to contact the laboratory. Results are subject to variation.'],
])('an explanation, an address or a name says nothing urgent: %j', (text) => expect(quoted(text)).toEqual([]));

test('what may go on with an explanation needs a label of its own', () => {
  expect(saysUrgent('volvulus and acute appendicitis', true, isUrgentLine)).toBe(false);
  expect(saysUrgent('usg: acute appendicitis', true, isUrgentLine)).toBe(true);
});
