import { describe, expect, test } from '@jest/globals';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { findDanger } from '../danger/find-danger.js';
import { answerBuiltIn } from './answer.js';
import { isAboutAnimal } from './animal.js';

test.each([
  'my dog has fever',
  'what dose of paracetamol for my cat with fever',
  'cow not eating since morning, which medicine',
  "my puppy's ear is swollen",
  'gaay ko bukhar hai kya du',
  'kutte ko ulti ho rahi hai',
  'मेरी बिल्ली उल्टी कर रही है',
  'भैंस को दस्त हो गए',
  'puppy ke pet me kide',
  'can i give dolo to my cat',
  'my parrot is sneezing',
  'my dog is having fits what to give',
  'mera kutta behosh ho gaya hai kya du',
  'कुत्ते को दौरे पड़ रहे हैं',
  'my puppy swallowed a sock and is choking',
  'puppy collapsed after vaccine',
  'mere tote ko daura pada',
  'गाय ने खाना छोड़ दिया',
])('"%s" is for a veterinarian', (text) => {
  const { kind, text: said } = answerBuiltIn({ text, language: 'en', earlier: [] });
  expect(kind).toBe('off-topic');
  expect(said).toMatch(/^I can only provide information about medical and health topics\..*\n\n/s);
  expect(said).toMatch(/veterinarian|pashu chikitsak/);
  expect(isAlarm(findDanger(text))).toBe(false);
});

describe('is about a person:', () => {
  test.each([
    'my dog bit me and I have fever',
    'I am allergic to my cat, my eyes itch',
    'kutte ne kaat liya bukhar hai',
    'is cow milk good for a baby with cough',
    'बिल्ली ने पंजा मारा, टीका लगवाना है क्या',
    'my son has fever',
    'pregnancy me pet ke niche dard',
    'mere pet me dard aur bukhar hai',
    'my pet is paining since morning',
    'my calf has pain when walking',
    'dawa khatam ho gai bukhar nahi utra',
    'murgi khane ke baad ulti hui',
    'stomach pain after a hot dog with cheese',
    'gaay ka doodh bachche ko de sakte hai',
  ])('%s', (text) => expect(isAboutAnimal(text)).toBe(false));
});

describe('after a bite, a question about the animal or a vaccine is about the bite:', () => {
  test.each([
    ['dog bite yesterday', 'is injection needed'],
    ['dog bite yesterday', 'dog is vaccinated'],
    ['kutte ne kaata', 'kutta paltu hai aur tika laga hai'],
    ['billi ne panja mara', 'tike kitne lagenge'],
  ])('"%s", "%s"', (before, text) =>
    expect(answerBuiltIn({ text, language: 'en', earlier: [before] }).topic).toBe('rabies'),
  );

  test.each([
    ['what is dengue', 'which vaccine is due at 9 months'],
    ['dog bite yesterday', 'what is thyroid'],
    ['my dog has fever', 'dog is vaccinated'],
  ])('but not "%s", "%s"', (before, text) =>
    expect(answerBuiltIn({ text, language: 'en', earlier: [before] }).topic).not.toBe('rabies'),
  );
});
