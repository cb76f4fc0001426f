import { expect, test } from '@jest/globals';
import { decide, withDottedZeros } from './number-votes.js';

const sees = (text: string, confidence = 90) => ({ text, confidence });

test.each([
  ['both and the form agree', ['15.5', '15.5'], '00.0', { text: '15.5', confidence: 95 }],
  ['one lost the point that the form has', ['155', '15.5'], '00.0', { text: '15.5', confidence: 88 }],
  ['both agree on what has no clear form', ['<15', '<15'], null, { text: '<15', confidence: 80 }],
  ['both see the point of what has no clear form', ['1.25', '1.25'], null, { text: '1.25', confidence: 86 }],
  ['two looks alone agree on what was no number', ['$.94', '5.94', '5.94'], '0.00', { text: '5.94', confidence: 80 }],
  ['both lost the points of both limits', ['29-110', '29-110'], '0.0-00.0', { text: '2.9-11.0', confidence: 88 }],
  ['one saw a comma where thousands are not separated', ['5,52', '5.52'], '0.00', { text: '5.52', confidence: 95 }],
  ['a digit was taken for a percent sign', ['25.6%', '25.69', '25.69'], '00.00', { text: '25.69', confidence: 80 }],
  ['it was not seen alone', ['1', '', ''], '0', { text: '1', confidence: 80 }],
  ['signs that look alike stand for a dash', ['4.0=5.6', '4.0-5.6'], '0.0-0.0', { text: '4.0-5.6', confidence: 95 }],
])('%s: it is certain', (_name, texts, shape, expected) => {
  const [first, ...others] = texts.map((one) => sees(one));
  expect(decide([first!, ...others], shape)).toEqual(expected);
});

test.each([
  ['they disagree about a digit', ['15.5', '16.5'], '00.0', '15.5'],
  ['two of three agree', ['16.5', '15.5', '15.5'], '00.0', '15.5'],
  ['both lost the point that the form has', ['155', '155'], '00.0', '15.5'],
  ['the form has a digit more', ['5.5', '15.5'], '00.0', '15.5'],
  ['they disagree about the point, and the form is not clear', ['155', '15.5'], null, '15.5'],
  ['they disagree whether it is a comma', ['7,600', '7.600'], '0.000', '7.600'],
  ['it was not seen alone, and the form is another', ['1', ''], '00', '1'],
  ['it was taken for a word', ['IS.5', '15.5'], '00.0', '15.5'],
])('%s: it has to be compared', (_name, texts, shape, text) => {
  const [first, ...others] = texts.map((one) => sees(one));
  const decision = decide([first!, ...others], shape);
  expect(decision.text).toBe(text);
  expect(decision.confidence).toBeLessThan(60);
});

test('a time keeps its colon', () => {
  expect(decide([sees('17:40'), sees('17:40')], null).text).toBe('17:40');
});

test('a word that was recognised well stays', () => {
  expect(decide([sees('Sex', 80), sees('500', 90)], '000')).toEqual(sees('Sex', 80));
});

test.each([
  ['all are zeros', '11800', [false, false, false, true, true], '11800', 95],
  ['a zero was taken for a six', '11860', [false, false, false, true, true], '11800', 80],
  ['a zero was taken for a nine', '1.9', [false, true], '1.0', 80],
  ['a zero may have been taken for an eight', '1.8', [false, true], '1.8', 50],
  ['the ink has other digits', '18', [true], '18', 50],
  ['no zero has a dot', '1.6', [false, false], '1.6', 95],
])('%s', (_, text, zeros, expected, confidence) =>
  expect(withDottedZeros({ text, confidence: 95 }, zeros)).toEqual({ text: expected, confidence }),
);
