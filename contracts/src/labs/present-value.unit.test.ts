import { expect, test } from '@jest/globals';
import { resultsOfReport } from './report-results.js';

/** The values of a text with their tests; "?" stands behind one beside which another stands. */
const read = (text: string) =>
  resultsOfReport('Blood tests', text).map(
    ({ test: key, value, check }) => `${key} ${value}${check === 'twoValues' ? '?' : ''}`,
  );

test.each([
  ['Hb 12.9 last month, 4.4 now', ['hb 4.4']],
  ['Last month Hb 12.9, now 4.4', ['hb 4.4']],
  ['Previous creatinine 1.1, current 9.4', ['creat 9.4']],
  ['INR 1.1 last week, 9.2 today', ['inr 9.2']],
  ['Platelets 2.4 lakh last week, now 12000', ['plt 12000']],
  ['Hb came down from 12.9 to 4.4', ['hb 4.4']],
  ['Potassium rose from 4.4 to 7.1 mmol/L', ['k 7.1']],
  ['LDL fell from 151 mg/dL to 135 mg/dL', ['ldl 135']],
  ['Potassium was 7.3 mmol/L in June, now 4.2 mmol/L', ['k 4.2']],
  ['Hb 4.4, last week 12.9', ['hb 4.4']],
  ['Hb 4.4 g/dL (last week 12.9)', ['hb 4.4']],
  ['Potassium 7.4, 3 days ago 4.0', ['k 7.4']],
  ['Potassium 4.0 3 days ago, 7.4 today', ['k 7.4']],
  ['Current INR 8.6, last INR 2.4', ['inr 8.6']],
  ['Potassium today = 7.4; 3 days back = 4.0', ['k 7.4']],
])('of an earlier value and the present one the present one is read: %s', (text, expected) =>
  expect(read(text)).toEqual(expected),
);

test.each([
  ['Potassium 7.4 mmol/L (previous K 4.2 last week)', ['k 7.4']],
  ['Potassium 7.4 mmol/L, previously normal', ['k 7.4']],
  ['Hb 5.4 g/dL (previous Hb 13.2 last week)', ['hb 5.4']],
  ['Platelets 12000 /cumm, earlier report normal', ['plt 12000']],
  ['Sodium 108 mmol/L, last visit Na 138', ['na 108']],
  ['Creatinine 9.8 mg/dL (last report: S. creatinine 1.0)', ['creat 9.8']],
  ['INR 9.4 (last INR 2.3)', ['inr 9.4']],
  ['Hb 5.4 g/dL, last week Hb 13.2', ['hb 5.4']],
  ['Hb 5.4 g/dL (in 2021: 13.2)', ['hb 5.4']],
  ['Potassium 7.4 mmol/L, last week normal', ['k 7.4']],
  ['Potassium 7.4 mmol/L Last updated 12/11/2026', ['k 7.4']],
  ['Potassium 7.4 mmol/L, report came back today', ['k 7.4']],
  ['INR 9.4 higher than earlier', ['inr 9.4']],
  ['Hb 5.4 g/dL 2026-11-12', ['hb 5.4']],
  ['Hb 13.2 g/dL earlier 5.4 g/dL now', ['hb 5.4']],
  ['INR 2.3 previous 9.4 now', ['inr 9.4']],
])('words of an earlier time in front of what they label take no value away: %s', (text, expected) =>
  expect(read(text)).toEqual(expected),
);

test.each([
  ['Creatinine 1.1 mg/dL / 9.4 mg/dL', ['creat 1.1?', 'creat 9.4?']],
  ['Sodium 139/112', ['na 139?', 'na 112?']],
  ['K 4.1 -> 7.3', ['k 4.1?', 'k 7.3?']],
  ['Na 139 → 112', ['na 139?', 'na 112?']],
  ['Hb 12.9 > 4.4', ['hb 12.9?', 'hb 4.4?']],
  ['K+ 4.1 yesterday 7.3 today', ['k 4.1', 'k 7.3?']],
  ['Hemoglobin: 13.1 g/dL (Aug), 4.9 g/dL (Nov)', ['hb 13.1?', 'hb 4.9?']],
  ['Hb 4.4 last week 12.9', ['hb 4.4?', 'hb 12.9?']],
  ['Hb 12.9 last week 4.4', ['hb 12.9?', 'hb 4.4?']],
  ['Hb 12.9 earlier 4.4', ['hb 12.9?', 'hb 4.4?']],
  ['Platelet Count 9 -> 240 10^3/uL', ['plt 9?', 'plt 240?']],
  ['Haemoglobin 11.2 g/dL (10 Sept) -- 5.1 (20 Nov)', ['hb 11.2?', 'hb 5.1?']],
  ['Potassium (1) 4.2 mmol/L (2) 7.2', ['k 4.2?', 'k 7.2?']],
  ['Haemoglobin Result 1: 12.9 g/dL Result 2: 4.4', ['hb 12.9?', 'hb 4.4?']],
  ['TLC 8,200 / 62,000 /cumm', ['wbc 8200?', 'wbc 62000?']],
  ['Hb 12.9 g/dL\nRepeat 4.4 g/dL', ['hb 12.9?', 'hb 4.4?']],
])('where it is not said which is the present one, both have to be checked: %s', (text, expected) =>
  expect(read(text)).toEqual(expected),
);

test.each([
  ['Hb 12.9 g/dL (12 - 15), previous 4.4', ['hb 12.9']],
  ['Prev. HbA1c 7.1 %', []],
  ['Last year Hb 4.4', []],
  ['Hb 12.9 g/dL (previous)', []],
  ['Hb 12.9 g/dL last visit', []],
  ['Hb 12.9 g/dL (last report 12/11/2025)', []],
  ['Hb 12.9 g/dL before surgery', []],
  ['Hb 12.9 g/dL a week back', []],
  ['Hb 12.9 g/dL (previous Hb 4.4)', ['hb 12.9']],
  ['INR 2.4 (target 2-3), next check 12/12', ['inr 2.4']],
  ['Target Hb 7, now 12.9', []],
  ['PT 12.5/12.0 sec', []],
  ['Normal potassium is from 3.5 to 5.1', []],
  ['HDL 45 mg/dL > 40', ['hdl 45']],
  ['Vitamin D 32 ng/mL > 30', ['vitd 32']],
  ['Creatinine 0.9 mg/dL, eGFR 98 mL/min/1.73m2', ['creat 0.9', 'egfr 98']],
  ['Hb 13.2 g/dL (12/11)', ['hb 13.2']],
  ['Serum creatinine 0.9 mg/dL. A creatinine above 5 mg/dL needs dialysis.', ['creat 0.9']],
])('what is earlier, aimed at, a control or a limit is no second value: %s', (text, expected) =>
  expect(read(text)).toEqual(expected),
);
