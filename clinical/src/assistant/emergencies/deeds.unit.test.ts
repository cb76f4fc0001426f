import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { dangerInThread } from '../danger/thread.js';
import { deedAskedFor } from './deeds.js';
import { emergencyAdvice } from './emergencies.js';

const BURN = 'garam tel se haath jal gaya';
const FIT = 'bachche ko daura pad raha hai';
const POISON = 'my son drank phenyl';
const SNAKE = 'saanp ne kaata hai bhai ko';
const STROKE = 'papa ka muh tedha ho gaya, haath nahi uth raha';
const HEART = 'papa ko seene me tez dard aur pasina aa raha hai';
const LOW_SUGAR = 'papa ki sugar low ho gayi, kaanp rahe hai';
const CHOKING = 'bachche ke gale me sikka atak gaya, saans nahi le pa raha';
const GAS = 'kitchen me gas leak ho rahi hai';
const BLEEDING = 'haath kat gaya, bahut khoon beh raha hai ruk nahi raha';

describe('a remedy or a deed is answered within the emergency, with a clear no or yes', () => {
  test.each([
    [BURN, 'toothpaste laga du?', /^No: put no toothpaste/],
    [BURN, 'haldi lagaye?', /^No: put no toothpaste/],
    [BURN, 'can i put ghee on it', /^No: put no toothpaste/],
    [BURN, 'toothpaste?', /^No: put no toothpaste/],
    [HEART, 'ek glass pani', /^No: nothing to eat or drink/],
    [BURN, 'बर्फ लगा दूं क्या', /^नहीं: जले पर/],
    [BURN, 'thande pani me rakhu kya', /^Yes: cool running water/],
    [FIT, 'chamach muh me du?', /^No: put nothing into the mouth/],
    [FIT, 'pyaz sungha du?', /^No: do not let them smell/],
    [FIT, 'joota sunghaye kya', /^No: do not let them smell/],
    [POISON, 'namak ka pani pila du?', /^No: do not make the person vomit/],
    [POISON, 'should i make him vomit', /^No: do not make the person vomit/],
    [POISON, 'doodh de sakte hai', /^No: do not make the person vomit/],
    [SNAKE, 'rassi se baandh du?', /^No: do not tie/],
    [SNAKE, 'zeher chus ke nikal du?', /^No: do not tie/],
    [STROKE, 'malish karu?', /^No: no massage/],
    [STROKE, 'ungli me sui chubha du?', /^No: no massage/],
    [STROKE, 'can i give aspirin', /^No: no aspirin/],
    [HEART, 'disprin de du?', /^Ask on the phone first/],
    [HEART, 'can i give him water', /^No: nothing to eat or drink/],
    [LOW_SUGAR, 'cheeni de du?', /^Yes, if the person is fully awake/],
    [CHOKING, 'kela khila du?', /^No: no water, banana/],
    [GAS, 'exhaust fan chala du?', /^No: no switch/],
    [BLEEDING, 'haldi daal du?', /^No: put no turmeric/],
    ['dast ho rahe hai bachche ko, aankhe dhansi, sust', 'ors du?', /^With loose motions or vomiting: yes/],
    ['he fainted and is not waking', 'sugar in mouth ok?', /^No: nothing to eat or drink/],
  ])('after "%s": "%s"', (before, asked, said) => {
    const kinds = dangerInThread(asked, [before]);
    expect(kinds[0]).toBe('sameEmergency');
    const language = /[\u0900-\u097f]/.test(asked) ? 'hi' : 'en';
    expect(emergencyAdvice(kinds, 'IN', language, asked).whatToDo.some((text) => said.test(text))).toBe(true);
  });

  test('nobody who does not wake is given sugar', () => {
    expect(deedAskedFor('sugar muh me dal du?', ['unconscious'])).toBe('byMouth');
  });

  test('is answered in the first message too', () => {
    const { whatToDo } = emergencyAdvice(['burn'], 'IN', 'en', 'my hand is burnt, can i put toothpaste');
    expect(whatToDo[0]).toMatch(/^No: put no toothpaste/);
  });

  test.each([
    ['which toothpaste is best', 'burn'],
    ['toothpaste laga du?', 'heart'],
    ['he is still in pain', 'burn'],
  ] as const)('"%s" asks for none in an emergency of %s', (text, kind) =>
    expect(deedAskedFor(text, [kind])).toBeNull(),
  );

  test('of somebody else it is another question', () => {
    expect(dangerInThread('mummy ko haldi doodh de du?', ['my father has chest pain'])).not.toContain('sameEmergency');
  });
});

describe('who only tells what happened is told what to do first', () => {
  test.each([
    ['haath kat gaya bahut khoon nikal raha hai', /^(Press firmly|Saaf kapde se ghaav ko zor se)/],
    ['kutte ne kaat liya', /^(Dog, cat, monkey|Kutta, billi)/],
    ['kutte ne kaat liya kya karna chahiye', /^Kutta, billi/],
    ['bichhu ne dank mara bachche ko', /^Bichchhu ya bahut/],
    ['saanp ne kaat liya kutte ke saath khelte hue', /^(Snake|Saamp)/],
    ['papa behosh hai, maine pani pila diya', /^(Call for an ambulance now|Abhi ambulance)/],
  ])('"%s"', (text, said) => expect(emergencyAdvice(findDanger(text), 'IN', 'en', text).whatToDo[0]).toMatch(said));

  test.each([
    ['khoon nikal raha', 'bleeding'],
    ['chuna kahan rakhe, aankh mein pad gaya', 'injury'],
    ['saanp ne kaata', 'bite'],
    ['kutte ne kaat liya', 'bite'],
    ['saanp ne kaata, pair baandh diya hai', 'bite'],
    ['snake bite, what should i do, cut on leg', 'bite'],
  ] as const)('"%s" asks for nothing', (text, kind) => expect(deedAskedFor(text, [kind])).toBeNull());

  test.each([
    ['should i give his asthma medicine', 'breathing', 'ownMedicine'],
    ['inhaler de du?', 'breathing', 'ownMedicine'],
    ['mirgi ki goli muh me dal du?', 'unconscious', 'medicineByMouth'],
    ['pani pila du?', 'breathing', 'byMouth'],
    ['sabun se nahla du?', 'poisoning', 'washPoison'],
    ['can i wash with soap water', 'poisoning', 'washPoison'],
    ['namak ka pani pila du?', 'poisoning', 'poisonGiven'],
    ['kya main chaku nikalu', 'injury', 'pullOut'],
    ['pair baandh du?', 'bite', 'onBite'],
    ['bathroom me didi behosh, andar jau?', 'gas', 'goIn'],
  ] as const)('"%s" in an emergency of %s asks for %s', (text, kind, answer) =>
    expect(deedAskedFor(text, [kind])).toBe(answer),
  );
});

describe('the letters of the writer', () => {
  test('who writes Hindi in Latin letters reads the first advice so, before that of an English page', () => {
    const { whatToDo } = emergencyAdvice(['burn'], 'IN', 'en', 'mera haath garam tel se jal gaya hai kya karu');
    expect(whatToDo[0]).toMatch(/^Jale hue hisse ko 20 minute/);
    expect(whatToDo.some((text) => text.startsWith('Cool the burn under cool running water'))).toBe(true);
  });

  test.each([
    ['my hand is burnt', 'en'],
    ['mera haath garam tel se jal gaya hai kya karu', 'hi'],
  ] as const)('"%s" on a page in %s has one language', (text, language) =>
    expect(emergencyAdvice(['burn'], 'IN', language, text)).toEqual(emergencyAdvice(['burn'], 'IN', language)),
  );
});
