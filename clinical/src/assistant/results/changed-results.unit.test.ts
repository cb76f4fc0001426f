import { describe, expect, test } from '@jest/globals';
import { urgentToldIn } from './urgent-told.js';

const textsOf = (message: string) => urgentToldIn(message).map(({ text }) => text);

describe("today's value is told beside yesterday's", () => {
  test.each([
    ['potassium 7.2 today, 4.5 yesterday', 'potassium 7.2'],
    ['hb 4 aaj, kal 9 tha', 'hb 4'],
    ['sodium 108 today, sodium 130 yesterday', 'sodium 108'],
    ['potassium 7.2 now, potassium 4.5 last week', 'potassium 7.2'],
    ['hb 4.2 aaj, hb 9 tha pichle hafte', 'hb 4.2'],
    ['kal potassium 4.5 tha aaj 7.2 hai', 'potassium 7.2'],
    ['पापा का पोटैशियम 7.2 है आज, कल 4.5 था', 'पोटैशियम 7.2'],
  ])('%s: %s', (message, text) => expect(textsOf(message)).toEqual([text]));

  test.each([
    'potassium yesterday 7.2, today 4.5',
    'last year potassium 7, now it is 4.2',
    'potassium 7.2 last year, today 4.2',
  ])('and takes its place: "%s"', (message) => expect(textsOf(message)).toEqual([]));
});

describe('what a value has become', () => {
  test.each([
    ['hb 9 to 4.5', 'hb 4.5'],
    ['hb 9 -> 4.5', 'hb 4.5'],
    ['hb dropped 9 to 4.5 in two days', 'hb 4.5'],
    ['platelets 90000 to 8000', 'platelets 8000'],
    ['sodium 130 → 108', 'sodium 108'],
    ['potassium went 5 to 7.2', 'potassium 7.2'],
  ])('%s: %s', (message, text) => expect(textsOf(message)).toEqual([text]));

  test.each(['potassium 3.5 to 5.1', 'inr 2 to 3', 'platelet 10000 to 450000', 'potassium normal range 3.5 to 7.2'])(
    'a range is none: "%s"',
    (message) => expect(textsOf(message)).toEqual([]),
  );
});

describe('beyond a number', () => {
  test.each([
    ['my hb is below 4', 'hb <4'],
    ['my platelets are less than 10000', 'platelets <10000'],
    ['potassium is more than 7', 'potassium >7'],
    ['inr >10', 'inr >10'],
    ['INR >10 on warfarin', 'INR >10'],
  ])('%s: %s', (message, text) => expect(textsOf(message)).toEqual([text]));

  test.each([
    ...['if hb is below 4 what happens', 'transfuse if platelet <10000', 'what happens when potassium is over 7'],
    ...['hb below 7 transfusion threshold', 'hb should be more than 12'],
  ])('of nobody: "%s"', (message) => expect(textsOf(message)).toEqual([]));
});

test.each([
  ...['urine sodium 20', 'urine calcium 15', 'urine wbc 1', 'csf glucose 40', 'glycated hb 6.5', 'a1c hemoglobin 6.5'],
  ...['reticulocyte hb 28', '24 hour urine calcium 15', 'peshab me sodium 20', 'sugar patient 45 male'],
])('another specimen, or a patient: "%s"', (message) => expect(textsOf(message)).toEqual([]));

test.each(['ph 6.9', 'ph 6.95 pco2 80', 'papa ka ph 6.9 hai'])(
  'of blood, where nothing else is named: "%s"',
  (message) => expect(urgentToldIn(message)).toHaveLength(1),
);
test.each(['pool ph 7.0', 'urine ph 5.0', 'ph of shampoo 5.5'])('of something else: "%s"', (message) =>
  expect(urgentToldIn(message)).toEqual([]),
);
