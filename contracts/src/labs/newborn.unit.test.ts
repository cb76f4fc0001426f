import { expect, test } from '@jest/globals';
import { isOfNewborn } from './newborn.js';

test.each([
  'B/O Meera Joshi, age 2 days. Serum Bilirubin Total 22.8 mg/dL',
  'Baby of Mrs. Meera Joshi\nBilirubin 18',
  'Newborn glucose 22',
  'Age/Sex: 3 Days / Male',
  'Name: Master Joshi 5 days old',
  'Age: 02 Days / Female',
  'Patient is 5 days old female baby',
  '2 weeks old baby boy',
  'Age: 0Y 0M 4D  Sex: M',
  'Age 36 hours, TSB 14',
  'Age/Gender: 3 weeks / F',
  'NB Meera, DOL 3',
  'DOL-5 bilirubin 17',
  'Day of life 4',
  'Navjat shishu 3 din',
  'नवजात शिशु, बिलीरुबिन 18',
  '3 din ka bachcha, bilirubin 18',
  'Baby girl of Meera Joshi',
  'New born baby, bilirubin 14',
])('is of a newborn: %s', (text) => expect(isOfNewborn(text)).toBe(true));

test.each([
  'Bilirubin Total 22.8 mg/dL\nAdults: 0.2 - 1.2\nNewborn: 1.0 - 12.0',
  'Fever since 2 days. Hb 12',
  'Age: 37 Years',
  'TSH 2.1 (newborn 1-4 days: 1.0 - 39.0)',
  'Newborn screening advised. Hb 12',
  'Platelets 22,000, fever 5 days',
  'B12 240',
  'Age of the sample 2 days',
  'Gestational age 4 weeks 2 days',
  'Sample 6 hours old. K 5.9',
  '24 hours old urine',
  'A 3 days old fracture of the wrist',
  'Age: 3 months',
  'Age: 2 Y 3 M 4 D',
  'Day 3 FSH 7.1 mIU/mL',
  'Fever 3 din se, platelets 90000',
  'Urine of 24 hours: protein 2 g',
  'Baby aspirin 75 mg, Hb 12',
  'Navjat ke liye 5-20, adults 0.3-1.2',
])('is not of a newborn: %s', (text) => expect(isOfNewborn(text)).toBe(false));

test.each([
  ['DOB 27-11-2026', true],
  ['D.O.B.: 05/11/2026', true],
  ['Date of Birth: 26 Nov 2026', true],
  ['Born on 28.11.2026', true],
  ['DOB 27-11-1992', false],
  ['DOB 20-10-2026', false],
  ['DOB 30-11-2026', false],
  ['DOB: 1992', false],
  ['Collected 27-11-2026', false],
])('a report of 2026-11-29 with "%s"', (text, isNewborn) => expect(isOfNewborn(text, '2026-11-29')).toBe(isNewborn));
