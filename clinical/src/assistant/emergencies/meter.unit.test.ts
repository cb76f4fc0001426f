import { expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { urgentToldIn } from '../results/urgent-told.js';
import { emergencyAdvice, findEmergencies } from './emergencies.js';
import { meterReading } from './meter.js';
import { plainWords } from '../words/plain-words.js';

const HIGH = [
  ...['glucometer shows HI', 'sugar machine HI dikha rahi hai', 'HI aa raha hai glucometer me', 'glucometer HI'],
  ...['papa ki sugar HI aa rahi hai, meetha de du?', 'शुगर मशीन में HI आ रहा है', 'शुगर मशीन हाई दिखा रही है'],
  ...['my glucometer reads high', 'blood sugar reading is HI, confused and sweating'],
];
test.each(HIGH)('a very high sugar, to a hospital and nothing sweet: "%s"', (text) => {
  const kinds = findDanger(text);
  expect(kinds).toEqual(['urgent']);
  expect(urgentToldIn(text)).toMatchObject([{ rank: 'hospital', isLowSugar: false }]);
  expect(emergencyAdvice(kinds, 'IN', 'en', text).whatToDo.join(' ')).not.toMatch(/sweet|mitha|meetha/i);
});

test.each([
  ...['meter shows LO', 'glucometer me LO aa raha hai', 'sugar machine me lo likha hai', 'LO on my glucometer'],
  ...['ग्लूकोमीटर में लो आ रहा है', 'dad sweating and glucometer reads LO', 'glucometer says low'],
])('a very low sugar: "%s"', (text) => expect(findDanger(text)).toEqual(['lowSugar']));

test.each([
  ...['Hi, which glucometer is best', 'hi my glucometer shows 130', 'glucometer le lo', 'glucometer me dikha lo'],
  ...[
    'sugar machine hi kharab hai',
    'sugar ki dawa le lo',
    'electric meter shows low',
    'kya glucometer hi lena padega',
  ],
  ...['sugar hi nahi aa rahi', 'my glucometer shows high readings like 180'],
])('a greeting, "only", "take" or another meter: "%s"', (text) => expect(meterReading(plainWords(text))).toBeNull());

test('who does not wake is not fed for it', () =>
  expect(findEmergencies('sugar machine HI dikha rahi hai, behosh ho gaye')[0]).toBe('unconscious'));
