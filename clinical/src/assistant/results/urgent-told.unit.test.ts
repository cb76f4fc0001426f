import { describe, expect, test } from '@jest/globals';
import { urgentToldIn } from './urgent-told.js';

const told = (message: string) => urgentToldIn(message).map(({ rank, text }) => `${rank}: ${text}`);

describe('a value that a message tells cannot wait as in a report:', () => {
  test.each([
    ['report me potassium 7 likha hai kya karu', 'hospital: potassium 7'],
    ['my potassium report is 6.9 what to eat', 'hospital: potassium 6.9'],
    ['sodium 109 aaya report me', 'hospital: sodium 109'],
    ['hemoglobin 3.8 in my report', 'hospital: hemoglobin 3.8'],
    ['hb 4 aaya', 'hospital: hb 4'],
    ['inr 9 report', 'hospital: inr 9'],
    ['wbc 500 neutrophils 100', 'hospital: wbc 500'],
    ['creatinine 11 aaya urine band', 'hospital: creatinine 11'],
    ['ph 7.0 abg', 'hospital: ph 7.0'],
    ['bilirubin 24 newborn', 'hospital: bilirubin 24'],
    ['calcium 15', 'hospital: calcium 15'],
    ['my troponin is 1200', 'hospital: troponin 1200'],
    ['potassium 7.2 aaya hai', 'hospital: potassium 7.2'],
    ['platelet 8000', 'hospital: platelet 8000'],
    ['inr 7.5 on acitrom', 'doctor: inr 7.5'],
    ['sugar 600', 'hospital: sugar 600'],
    ['पोटैशियम 7 आया है क्या करूं', 'hospital: पोटैशियम 7'],
    ['प्लेटलेट 8 हज़ार है', 'hospital: प्लेटलेट 8 हज़ार'],
    ['platelets 8k', 'hospital: platelets 8k'],
    ['platelet count is 12,000', 'hospital: platelet count 12,000'],
    ['papa ka sodium level 108 aa gaya hai', 'hospital: sodium 108'],
    ['hb 4 gm hai', 'hospital: hb 4 gm'],
    ['hb has dropped to 5 from 9', 'hospital: hb 5'],
    ['hb dropped from 9 to 5', 'hospital: hb 5'],
    ['platelet 90000 se 15000 ho gaye', 'hospital: platelet 15000'],
    ['last year my potassium was 4, now it is 7.1', 'hospital: potassium 7.1'],
    ['2 din pehle potassium 7.2 aaya tha', 'hospital: potassium 7.2'],
    ['inr 2.4 tha kal, aaj 9 hai', 'hospital: inr 9'],
    ['khane se pehle sugar 500', 'hospital: sugar 500'],
    ['K+ 7.2', 'hospital: K 7.2'],
    ['tell me if sodium 110 is dangerous', 'hospital: sodium 110'],
    ['doctor said my potassium is 7.3 should i wait till monday', 'hospital: potassium 7.3'],
    ['5 din ke bacche ka bilirubin 19 aaya', 'hospital: bilirubin 19'],
    ['sodium 122 hai kya khau', 'doctor: sodium 122'],
    ['hs troponin 540 ng/L', 'hospital: troponin 540 ng/L'],
    ['lactate 9', 'hospital: lactate 9'],
    ['creatinine badh kar 8.5 ho gaya', 'hospital: creatinine 8.5'],
    ['platelet bahut gir gaye 8000 reh gaye', 'hospital: platelet 8000'],
    ['हीमोग्लोबिन 4 ग्राम', 'hospital: हीमोग्लोबिन 4 ग्राम'],
    ['इनआर 9', 'hospital: इनआर 9'],
    ['potassium 7.2 (3.5-5.1)', 'hospital: potassium 7.2'],
    ['inr of 9.5', 'hospital: inr 9.5'],
    ['potassium7.2 aaya hai', 'hospital: potassium 7.2'],
    ['platelet9000 dengue', 'hospital: platelet 9000'],
    ['navjat shishu bilirubin 20 mg/dl', 'hospital: bilirubin 20 mg/dl'],
  ])('%s', (message, result) => expect(told(message)).toEqual([result]));
});

describe('a troponin that is positive cannot wait without a number:', () => {
  test.each([
    'trop positive aaya hai',
    'troponin positive',
    'trop t positive report, no pain',
    'troponin +ve aaya',
    'troponin high hai papa ka',
    'ट्रोपोनिन पॉजिटिव आया है',
  ])('%s', (message) => expect(urgentToldIn(message)).toMatchObject([{ rank: 'hospital' }]));
});

describe('what can wait, or is nobody’s present value, is none:', () => {
  test.each([
    ...['vitamin d3 18', 'hba1c7.2', 'b12 180', 't3 1.2 t4 8', 'ca125 30', 'potassium4.2'],
    ...['normal potassium range', 'is potassium 4 ok', 'hb 14', 'wbc 8000', 'platelet 2 lakh hai', 'platelet 2 hai'],
    ...['what if potassium is above 6', 'what if potassium is 7', 'agar potassium 7 ho to kya hoga'],
    ...['platelet below 20000 kab transfusion', 'platelet 20000 se kam ho to kya kare', 'hb 7 hone par khoon chadhana'],
    ...[
      'hb 7 transfusion threshold',
      'critical value of potassium is 6.5',
      'potassium critical value 6.5',
      'target inr 8',
    ],
    ...[
      'potassium 6.5 ya usse zyada',
      'potassium 3.5-5.0',
      'at what potassium level 7 dialysis',
      'can a person live with hb 4',
    ],
    ...['last year it was 7, now 4.2', 'potassium last year it was 7, now 4.2', 'potassium was 7.1 last month'],
    ...[
      'potassium 7 aaya tha 2 saal pehle',
      'my platelet count was 15000 in 2019 dengue',
      'potassium 7 tha ab normal hai',
    ],
    ...['potassium from 7 to 4.2 after treatment', 'sodium was 110 then 128 now 136', 'how to raise hb from 4 to 9'],
    ...[
      'sugar 600 rupees kg',
      'sugar 45 rs kilo',
      'price is inr 9 only',
      'inr 9 crore',
      'sugar 50 gram',
      'sugar 48 calories',
    ],
    ...[
      'calcium 500 mg tablet',
      'calcium 15 din se le raha hu',
      'potassium 10 meq daily',
      'sodium 110 mg in one packet',
    ],
    ...['shelcal 500', 'banana has potassium 420', 'lithium 900 mg at night', 'diabetes sugar 45 saal se'],
    ...[
      'bilirubin 24 umol/l',
      'bilirubin 8 adult',
      'ph 7.4 abg',
      'ph of skin 5.5',
      'shampoo ph 7.0',
      'vitamin d 8',
      'hba1c 14',
    ],
    ...['what does troponin positive mean', 'can troponin be positive without heart attack', 'troponin negative aaya'],
    ...[
      'troponin positive kab hota hai',
      'troponin positive nahi hai',
      'trop test kya hota hai',
      'covid positive aaya hai',
    ],
    ...[
      'neet mcq potassium 7 ecg changes',
      'my dog has creatinine 9',
      'spo2 84',
      'k-007',
      'calcium 20 atomic number',
      'hb 12 se 7 kaise ho jata hai',
      'my budget is inr 9',
      'glucose 5% drip',
      'vitamin k-7',
    ],
  ])('%s', (message) => expect(told(message)).toEqual([]));
});

test('the most urgent is told first, and each as it is written', () => {
  expect(told('creat 3.1, K+ 7.2 and sodium 128')).toEqual(['hospital: K 7.2', 'doctor: creat 3.1']);
});

test.each([
  ['k7.2', ['hospital: k 7.2']],
  ['my k7.2 today', ['hospital: k 7.2']],
  ['ca15.2', ['hospital: ca 15.2']],
  ['ca15 mg/dl', ['hospital: ca 15 mg/dl']],
  ['ca15', []],
  ['ca15-3', []],
  ['ca125 200', []],
  ['vitamin k2 tablet', []],
])('a number right behind a name is its value, and no part of the name of a marker: "%s"', (message, results) =>
  expect(told(message)).toEqual(results),
);
