import { expect, test } from '@jest/globals';
import { remainderOf } from './left-over.js';
import { everyResult } from './parse-results.js';

const lines = (text: string) => remainderOf(text, everyResult(text)).leftOver.map((line) => line.text);

test.each<[string, string[]]>([
  ['HIV\nReactive', ['HIV Reactive']],
  ['HBsAg\nPOSITIVE', ['HBsAg POSITIVE']],
  ['Plasmodium falciparum\nPOSITIVE', ['Plasmodium falciparum POSITIVE']],
  ['Troponin I\n\nPOSITIVE', ['Troponin I POSITIVE']],
  [
    'Haemoglobin 14 g/dL 13-17\nHBsAg\nPOSITIVE\nHIV I & II\nNon Reactive',
    ['HBsAg POSITIVE', 'HIV I & II Non Reactive'],
  ],
  ['SEROLOGY\nHCV\nReactive', ['HCV Reactive']],
  ['VDRL\nNon reactive.', ['VDRL Non reactive.']],
])('a result in words has the name above it: %j', (text, told) => expect(lines(text)).toEqual(told));

test.each<[string, string[]]>([
  ['HIV\nHBsAg\nHCV\nReactive\nNegative\nNegative', ['Reactive', 'Negative', 'Negative']],
  [
    'Plasmodium vivax\nPlasmodium falciparum\nNegative\nPositive',
    ['Plasmodium vivax', 'Plasmodium falciparum', 'Negative', 'Positive'],
  ],
  ['HBsAg: Negative\nPositive', ['HBsAg: Negative', 'Positive']],
])('of a column it is not known whose they are: %j', (text, told) => expect(lines(text)).toEqual(told));
