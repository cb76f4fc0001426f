import { describe, expect, test } from '@jest/globals';
import { isOfSeveral, personsInText } from './persons-in-text.js';
import { reportProblemOf } from './report-problem.js';

describe('the patients of a text', () => {
  test.each([
    ['Patient Name : Mrs. Meera Joshi   Age/Sex: 37 Y / F', ['Mrs. Meera Joshi'], [37]],
    ['NAME        : MR SURESH PATIL(52Y/M)      REF. BY : SELF', ['MR SURESH PATIL'], [52]],
    ['Name: Sunita Bhosale, Age: 29 yrs\nPatient Name: Mrs Sunita S Bhosale', ['Sunita Bhosale'], [29]],
    ['Patient: A Kulkarni\nAge: 8 months', ['A Kulkarni'], []],
    ["Father's Name: Ram Patil\nDoctor Name: Dr. Rao\nTest Name: Hb\nRef By: Dr. Sen", [], []],
  ])('%j', (text, names, ages) => expect(personsInText(text)).toEqual({ names, ages }));

  test.each([
    ['Patient Name: Meera Joshi\nHb 11 g/dL\nPatient Name: Ganesh Jadhav\nHb 9 g/dL', true],
    ['Age: 37 years\nHb 11 g/dL\nAge: 58 years\nHb 9 g/dL', true],
    ['Patient Name: Meera Joshi\nPatient Name: Joshi, Meera', false],
    ['Patient Name: Meera Joshi   Age: 37\nPatient Name: Meera Joshi   Age: 39', false],
    ['Name: Meera Joshi   Age: 37\nName: Meera Joshi   Age: 62', true],
    ['Name: Meera Joshi   Age: 37\nReference Range: Age: 1-5 years', false],
  ])('%j is of several: %s', (text, expected) => expect(isOfSeveral(personsInText(text))).toBe(expected));
});

describe('why a text is no report of one person', () => {
  test.each([
    ['', null],
    ['Hb 11.4 g/dL', null],
    ['HIV: Non-Reactive', null],
    ['Patient Name: Meera Joshi\nHb 11 g/dL\nPatient Name: Ganesh Jadhav\nHb 9 g/dL', 'severalPatients'],
    ['SAMPLE REPORT\nHb 6.1 g/dL', 'sampleReport'],
    ['Apollo\n*** SPECIMEN COPY ***\nHb 11 g/dL', 'sampleReport'],
    ['Potassium 7.1 mmol/L\nFor demonstration purposes only', 'sampleReport'],
    ['Sample report date: 12/03/2026\nHb 11 g/dL', null],
    ['Specimen: serum\nHb 11 g/dL', null],
    ['~~ l1|l #0o xq%% 9z( vv) ;;k j7 {{}} w0 qq', 'unreadable'],
    ['~~ l1|l #0o xq%% 9z( vv) ;;k j7 {{}} w0 qq positive', 'unreadable'],
    ['l1|l ~#0 %%x 9z(k <<; }{0 |/j POS1TIVE', 'unreadable'],
    ['Typhidot IgM: POSITIVE\nTyphidot IgG: NEGATIVE', null],
    ['Influenza A H1N1 (pdm09) PCR DETECTED', null],
    ['Troponin I (hs) >50000 ng/L <34', null],
    ['MP antigen: Pv +ve, Pf -ve', null],
    ['HBV DNA PCR: NOT DETECTED, HCV RNA PCR: DETECTED', null],
    ['NS1 Ag +ve IgG -ve IgM -ve', null],
    ['Hb → 5.1 g/dL\nK ⇒ 6.9 mmol/L', null],
    ['PaO2 42 mmHg, PaCO2 88 mmHg, pH 7.18', null],
    ['SpO2 88 %, HR 140 /min, RR 34 /min', null],
    ['இரத்த பரிசோதனை அறிக்கை நோயாளியின் பெயர்', 'otherLanguage'],
    [
      'Laborbefund vom 12.03.2026\nBlutzucker erhöht, bitte Kontrolle in zwei Wochen\nNierenwerte sind unauffällig',
      'otherLanguage',
    ],
    ['Bilan sanguin\nPrélèvement du 12 mars\nLes analyses sont dans les normes', 'otherLanguage'],
    ['Hemograma completo\nLas muestras son normales\nNo se observan alteraciones en la sangre', 'otherLanguage'],
    ['No son in the family has diabetes. Bilan of im injection noted, normal range', null],
    ['Blutbild: der Wert liegt im Normbereich, die Werte für das Blut von Herrn Maier', 'otherLanguage'],
    ['Thank you for your visit. We will see you again on Monday.', 'noResults'],
    ['रोगी का नाम: मीरा जोशी', 'noResults'],
  ])('%j: %s', (text, expected) => expect(reportProblemOf(text)).toBe(expected));

  test('a text of which a line is quoted has results, whoever quotes it', () => {
    const text = 'The platelets were informed to the ward.';
    expect(reportProblemOf(text, [{ text, standing: 'unknown' }])).toBeNull();
    expect(reportProblemOf(text, [])).toBe('noResults');
  });
});
