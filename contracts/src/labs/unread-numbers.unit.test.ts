import { expect, test } from '@jest/globals';
import { unreadNumbers } from './unread-numbers.js';

const read = (line: string) => unreadNumbers(line).map(({ test: key, value }) => `${key} ${value}`);

test.each([
  ['Creatinine previous 1.1 current 9.4 mg/dL', ['creat 9.4']],
  ['Hb trend: 12.9 - 9.1 - 4.4', ['hb 12.9', 'hb 9.1', 'hb 4.4']],
  ['Potassium came very dangerous 7.4', ['k 7.4']],
  ['K level on 12/11/2026 4.1, on 26/11/2026 7.3', ['k 4.1', 'k 7.3']],
  ['Sodium one month ago: 139 mmol/L. Today: 109 mmol/L.', ['na 139', 'na 109']],
  ['Hb pehle 12.9 tha, ab 4.4 hai', ['hb 4.4']],
  ['हीमोग्लोबिन पिछले महीने 12.9, अब 4.4', ['hb 4.4']],
  ['Doctor ne bola potassium pehle 4 tha ab 7.2 ho gaya', ['k 7.2']],
  ['Last Hb: 12.1 g/dL (Aug 2026). Present Hb: 5.2 g/dL', ['hb 5.2']],
  ['INR 2.2 -> not tested -> 9.8', ['inr 2.2', 'inr 9.8']],
  ['Potassium initially normal at 4.4, subsequently 7.2', ['k 4.4', 'k 7.2']],
  ['7.2 mmol/L Potassium', ['k 7.2']],
  ['9 10^3/uL Platelet Count', ['plt 9']],
  ['Calcium 9.4 last month, 15.1 now', ['ca 15.1']],
  ['K: 4.4 (before tx) 7.0 (after)', ['k 7']],
  ['Creatinine: Day 1 - 1.0, Day 3 - 4.1, Day 5 - 8.8', ['creat 1', 'creat 4.1', 'creat 8.8']],
  ['Hb dropped to 5.1 from 11', ['hb 5.1']],
  ['INR Lab A 1.0, Lab B 9.2', ['inr 1', 'inr 9.2']],
])('whatever words stand between, a number may be the result: %s', (line, expected) =>
  expect(read(line)).toEqual(expected),
);

test.each([
  ['Potassium 7.4 mmol/L last week', ['k 7.4']],
  ['Hb 4.4 g/dL (previous)', ['hb 4.4']],
  ['INR 9.4 two months ago', ['inr 9.4']],
  ['Creatinine previous 9.4 mg/dL', ['creat 9.4']],
  ['Hb 13.2 g/dL last week Hb 5.4', ['hb 13.2', 'hb 5.4']],
  ['Hb 13.2 g/dL, 5.4 last year', ['hb 13.2']],
  ['Hb 13.2 g/dL, last year Hb 5.4', ['hb 13.2']],
  ['INR 2.3, INR was 9.4 last week', ['inr 2.3']],
])('the only number of a test may be its present result, also if it is called an earlier one: %s', (line, expected) =>
  expect(read(line)).toEqual(expected),
);

test.each([
  ...['Sodium valproate 500 mg', 'Calcium 3 tablets daily', 'Hemoglobin 2 reports attached', 'K-7, Hauz Khas'],
  ...['Mother has Hb 4.4', 'Target Hb 7', 'Urine sodium came 22', 'Potassium 3.5 - 5.1', 'Hb checked on 12/11/2026'],
  ...['Absolute Eosinophil Count 62 /cu.mm 20-500 ; Platelets', 'Creatinine given later as 960 mg/dL'],
  ...['Immature platelet fraction 4.2 %', 'Sickle hb 8 %', 'Dr. K. 7.2 million followers', 'INR range 2 to 3'],
  ...['Hb due on 12/12', 'Potassium 24 hours before surgery'],
  ...['Hb tested 4 times', 'Repeat potassium after 3 days', 'Critical potassium above 6.5', 'Last year Hb 4.4'],
])('a dose, a count, a limit, a day or a number of somebody else is none: %s', (line) =>
  expect(read(line)).toEqual([]),
);
