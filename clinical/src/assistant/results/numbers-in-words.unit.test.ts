import { expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { inDigits } from './numbers-in-words.js';

test.each([
  ['potassium seven point two', 'potassium 7.2'],
  ['sugar four hundred and fifty', 'sugar 450'],
  ['sugar four hundred 50', 'sugar 450'],
  ['my spo2 is eighty-two today', 'my spo2 is 82 today'],
  ['sugar chaar sau pachaas hai', 'sugar 450 hai'],
  ['sugar saadhe chaar sau', 'sugar 450'],
  ['sugar dhai sau', 'sugar 250'],
  ['oxygen bayasi aa raha hai', 'oxygen 82 aa raha hai'],
  ['bp two ten by one thirty', 'bp 210 by 130'],
  ['fever one oh four', 'fever 104'],
  ['platelets das hazar', 'platelets 10000'],
  ['hb saadhe teen', 'hb 3.5'],
  ['शुगर चार सौ', 'शुगर 400'],
])('a number in words behind what is measured is read: "%s" is "%s"', (text, digits) =>
  expect(inDigits(text)).toBe(digits),
);

test.each([
  ...['sugar do baar check kiya', 'sugar ek chammach', 'bp ke saath sugar bhi hai', 'sugar ki do goli leta hu'],
  ...['paracetamol four hundred', 'two tablets', 'char sau rupaye', 'sugar 400', 'one day he sat alone'],
])('other words stay: "%s"', (text) => expect(inDigits(text)).toBe(text));

test.each([
  ['sugar four hundred', 'urgent'],
  ['sugar paanch sau pachas', 'urgent'],
  ['sugar thirty eight', 'lowSugar'],
  ['spo2 eighty two', 'breathing'],
  ['oxygen assi hai', 'breathing'],
  ['potassium is seven', 'urgent'],
  ['pulse ek sau assi', 'heart'],
  ['bukhar ek sau paanch', 'sepsis'],
] as const)('"%s" is %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));

test.each([
  'bp ek sau bees assi normal hai',
  'oxygen ninety eight',
  'sugar test char sau rupaye',
  'platelets two lakh',
])('an ordinary value or a price in words is no danger: "%s"', (text) => expect(findDanger(text)).toEqual([]));

test.each([
  ...['sugar is so 35 now', 'sugar 35 so shaky', 'spo2 82 so worried', 'potassium 7 so scared'],
  ...['sugar 40 do din se', 'oxygen 90 do din se', 'spo2 90 teen din se', 'sugar 50 saat baje'],
  ...['oxygen do 82 hai', 'sugar one 40', 'bp ke saath ek aur bimari', 'oxygen five litres chal raha 84'],
  ...['hb char paanch saal se kam hai', 'bp sugar ki do goli', 'sugar tablets thirty', 'sugar on twelve october 480'],
])('a word beside a value is no part of it: "%s"', (text) => expect(inDigits(text)).toBe(text));

test.each([
  ['sugar char sau do din se', 'sugar 400 do din se'],
  ['oxygen assi do ghante se', 'oxygen 80 do ghante se'],
  ['sugar char so', 'sugar 400'],
  ['sugar four fifty', 'sugar 450'],
  ['bp bees saal se hai aaj do sau bees', 'bp bees saal se hai aaj 220'],
  ['bukhar do din se hai ek sau paanch', 'bukhar do din se hai 105'],
  ['oxygen on five litres eighty four', 'oxygen on five litres 84'],
  ['hb teen hai', 'hb 3 hai'],
  ['ek sau char bukhar', '104 bukhar'],
  ['took fifty tablets', 'took 50 tablets'],
  ['took fifty paracetamol', 'took 50 paracetamol'],
  ['oxygen sat eighty two', 'oxygen sat 82'],
])('"%s" is "%s"', (text, digits) => expect(inDigits(text)).toBe(digits));
