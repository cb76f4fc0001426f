import { expect, test } from '@jest/globals';
import { reportProblemOf } from './report-problem.js';

test.each([
  'Patient 1\nHb 11 g/dL\nPatient 2\nHb 7.1 g/dL',
  'PATIENT-A: HIV non reactive; PATIENT-B: HIV reactive',
  'Pt no. 1  K 4.2 mmol/L\nPt no. 2  K 6.9 mmol/L',
  'मरीज 1: हीमोग्लोबिन 12 g/dL\nमरीज 2: हीमोग्लोबिन 8 g/dL',
  'Mother: O positive, Hb 10.2 g/dL\nBaby: A positive, bilirubin 14 mg/dL',
  'Husband - HBsAg negative\nWife - HBsAg positive',
  'Twin A\nGlucose 38 mg/dL\nTwin B\nGlucose 71 mg/dL',
  'Test   Mother   Baby\nHb g/dL   10.2   17.9',
  'Sample A\nCreatinine 1.0 mg/dL\nSample B\nCreatinine 7.4 mg/dL',
  'Sex: Male\nHb 14 g/dL\nSex: Female\nHb 9 g/dL',
  'UHID: 100234\nHb 14 g/dL\nUHID: 100871\nHb 9 g/dL',
  'Ramesh 40 yrs / M Hb 14\nSunita 39 yrs / F Hb 9',
])('%j is of several people', (text) => expect(reportProblemOf(text)).toBe('severalPatients'));

test.each([
  'Patient ID: 1023\nPatient Name: Meera Joshi\nRef. by Dr. Patient Care Clinic\nHb 11 g/dL',
  'Patient: A Kulkarni\nAge: 40\nHb 11 g/dL',
  'Patient 1 of 1\nPage 1 of 2\nHb 11 g/dL',
  'PT: Patient 13.2 sec, Control 12.0 sec, INR 1.1',
  "Mother's name: Sunita Rao\nBaby of Sunita Rao\nBilirubin 9 mg/dL",
  'Mother: Sunita Rao\nBaby: B/O Sunita Rao\nBilirubin total 9 mg/dL',
  'Hb 11 g/dL (Male: 13 - 17, Female: 12 - 15)',
  'TSH 3.1 mIU/L\nNewborn: 1 - 39\nInfant: 0.7 - 11\nChild: 0.7 - 6',
  'Sample 1 (fasting): glucose 92 mg/dL\nSample 2 (2 hours): glucose 128 mg/dL',
  'Sputum AFB: sample 1 negative\nsample 2 negative',
  'Sample 1: serum creatinine 1.0 mg/dL\nSample 2: urine protein 8 mg/dL',
  'Sample type: serum\nSample ID: 2\nSex: M / F\nHb 11 g/dL',
  'Name: Meera Joshi  UHID: 1\nHb 11 g/dL\nName: Meera Joshi  UHID: 2\nHb 12 g/dL',
  'Sample No: 12345\nSample No: 12346\nHb 11 g/dL\nK 4.1 mmol/L',
  'Twin pregnancy. Twin A alive. TSH 2.1 mIU/L',
  'Father: diabetic. Mother: thyroid. HbA1c 5.4 %',
])('%j is not', (text) => expect(reportProblemOf(text)).not.toBe('severalPatients'));
