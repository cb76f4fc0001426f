import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { findEmergencies } from './emergencies.js';

const namesNothing = (text: string) => expect(findEmergencies(text)).toEqual([]);

describe('a number is the value of the measure before it', () => {
  test.each([
    'sugar was 250 in the morning and is now 38',
    'sugar 250 se 38 ho gayi',
    'sugar at 7:30 am was 38',
    'on 25 nov my sugar was 38',
    'sugar 2 ghante baad 38',
    'fasting sugar 110 pp 38',
    'sugar fasting 95 and after lunch 39',
    'शुगर ३५ आई है पसीना',
  ])('%s', (text) => expect(findEmergencies(text)).toEqual(['lowSugar']));

  test.each([
    'my sugar is 480, I took 20 units',
    'my sugar is 480, I took 20 units of insulin what to do',
    'sugar 450 hai 30 unit insulin lagaya',
    'मेरी शुगर 480 है, मैंने 20 यूनिट ली',
  ])('a dose is none: "%s"', (text) => expect(findDanger(text)[0]).toBe('urgent'));

  test.each([
    'sugar 110 at 6.30 am',
    'fasting sugar at 7:30 am was 95',
    'oxygen at 10:45 pm 97',
    'fever at 10:40 pm 99',
    'sugar report 25/11/2026: 98',
    'on 25 nov my sugar was 110',
    'can I eat 20 almonds, my sugar is 130',
    'sugar kam karne ke liye 30 min walk',
    'I take insulin 20 units and my sugar is 250',
    'sugar 180 after 24 hr, hr 80',
    'urine 24 hr protein 150',
  ])('a time, a day or a count is none: "%s"', namesNothing);
});

describe('or of the measure directly behind it', () => {
  test.each([
    ['38 hai sugar', 'lowSugar'],
    ['hr 180', 'heart'],
    ['80 percent oxygen', 'breathing'],
    ['104 degree ka bukhar', 'sepsis'],
  ] as const)('%s: %s', (text, kind) => expect(findEmergencies(text)).toEqual([kind]));

  test.each([
    'age 45 sugar 110',
    'papa 65 oxygen 97 hai',
    'I am 35 heart rate 80',
    'age 45, sugar patient, what to eat',
    'I am 35 and have sugar',
    'I am 41 with fever',
    'sugar patient 45 male',
    'sugar diet, my weight is 50',
    '35 ka hu sugar hai',
    'मेरी उम्र 45 है शुगर 110',
  ])('an age is none: "%s"', namesNothing);
});

describe('a number with a point is one number', () => {
  test.each(['fasting sugar 107.50', 'blood sugar 132.25 pp', 'temp 98.40', 'my sugar is 18.5', 'sugar 16.5 mmol/l'])(
    '%s',
    namesNothing,
  );
  test('of a sugar in mmol/L', () => {
    expect(findEmergencies('my sugar is 2.4 mmol/l')).toEqual(['lowSugar']);
    expect(findEmergencies('sugar 26.5 mmol')).toEqual(['urgent']);
  });
});

describe('one number of a pressure', () => {
  test.each(['bp 220 ho gaya hai', 'upper bp 210', 'bp 70 ho gaya hai', 'bp is 60 systolic', 'bp 190 2 din se'])(
    '%s',
    (text) => expect(findDanger(text)).toEqual(['urgent']),
  );
  test.each(['diastolic bp 70', 'bp neeche wala 65', 'bp 120', 'bp 130/70', 'bp 120 to 70', 'bp 120 se 70 hai'])(
    'of nobody in danger: "%s"',
    namesNothing,
  );
});

test.each([
  ...['o2 82', 'sats 82', 'so2 80', 'sp o2 84', 'pulse ox 80', 'spo2 38', 'oxygen level 80'],
  ...['his sat 82', 'her sat is 84', 'sat level 80'],
])('a saturation by its other names: "%s"', (text) => expect(findDanger(text)).toContain('breathing'));

describe('a measured value is believed', () => {
  test.each([
    ['pulse is 165 now', 'heart'],
    ['my sugar is 38 now', 'lowSugar'],
    ['oxygen 82 now', 'breathing'],
    ['bp is 220 now', 'urgent'],
    ['sugar on 25 nov was 520', 'urgent'],
    ['bp 70/40', 'urgent'],
    ['bp 230/130', 'urgent'],
    ['oxygen level 80', 'breathing'],
  ] as const)('%s: %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));
});

test.each(['metformin 500 tablet daily', 'took paracetamol 500 tablet', 'crocin 500 kha li bukhar ke liye'])(
  'the strength of a tablet is no count: "%s"',
  namesNothing,
);
test.each(['took 30 tablets', 'bachchi ne BP ki 6 goliyan kha li', 'neend ki 30 goli kha li', 'took 500 tablets'])(
  'a count is one: "%s"',
  (text) => expect(findEmergencies(text)).toContain('poisoning'),
);

test.each([
  ['spo2 82 hr 120', 'breathing'],
  ['spo2 84 day 3', 'breathing'],
  ['sugar 420 day 2', 'urgent'],
  ['pulse 150 day 2', 'heart'],
] as const)('a unit that has a number of its own is none of the value in front: "%s"', (text, kind) =>
  expect(findEmergencies(text)).toEqual([kind]),
);
test.each(['sugar since 40 days', 'pulse checked 150 hr back', 'bp flat number 205', 'bp room no 205'])(
  'a count, and what is numbered, is no value: "%s"',
  namesNothing,
);
test.each([
  ['bp at medical shop 220', 'urgent'],
  ['bp in bus 220', 'urgent'],
  ['oxygen on mobile 82', 'breathing'],
  ['spo2 in flight is 82', 'breathing'],
  ['bp in ward is 220', 'urgent'],
  ['bp after walking to gate 220', 'urgent'],
] as const)('where or with what it was measured numbers nothing: "%s"', (text, kind) =>
  expect(findEmergencies(text)).toEqual([kind]),
);
test.each(['bp in room 205', 'bp bus 205', 'bp in bus no 205'])('a numbered place is no value: "%s"', namesNothing);

test.each([
  ['papa sugar 110 mummy 40', 'lowSugar'],
  ['my sugar is 120 and my mother has 45', 'lowSugar'],
  ['papa ki sugar 180 aur mummy ki 480', 'urgent'],
  ['papa ka oxygen 97 aur mummy ka 82', 'breathing'],
] as const)('the number of another person is a value of the same measure: "%s"', (text, kind) =>
  expect(findEmergencies(text)).toEqual([kind]),
);
test.each([
  'papa oxygen 97 mummy 82 years',
  'oxygen 97, mother 82 lives with us',
  'papa ki sugar 110 mummy 45 saal ki',
  'sugar 110 mummy ne 40 rupaye diye',
  'papa sugar 110 mummy 140',
  'fever 101 mummy 40',
])('what is no such value is none: "%s"', namesNothing);
