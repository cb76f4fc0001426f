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

describe('does not hide an emergency of somebody beside the animal:', () => {
  test.each([
    ...['my dog is sick and I cannot breathe', 'the dog fainted, my chest hurts', 'cat is sick and I took rat poison'],
    ...['my dog collapsed and now i am having chest pain', 'my dog is vomiting and so am I, blood in my vomit'],
    ...[
      'dog collapsed and owner too',
      'horse with rider fell, rider unconscious',
      'dog not injured but driver unconscious',
    ],
    ...['my dog is fine, she fainted', 'dog is ok he is not breathing', 'the dog is okay but he is bleeding heavily'],
    ...['dog was chasing, fell from bike, unconscious', 'was feeding cow with fodder, got unconscious'],
    ...['accidentally took tablet for dog, vomiting', 'bhains ne lat maari, saans nahi aa rahi'],
    ...[
      'buffalo ke upar gir gaya behosh hai',
      'kutte ke peeche bhaga aur gir gaya, behosh',
      'saas behosh hai aur kutte ko bhi chot',
    ],
    ...['gaay ne maara pet me, khoon ki ulti', 'kutte ko bachane me bike gir gayi behosh hai'],
    ...['billi ke baal se saans nahi aa rahi', 'bakri ko dawa de rahe the khud pi li, ulti aur behosh'],
    ...[
      'tote ki dawa khali behosh',
      'I have a heart attack, my dog is ill',
      'गाय ने लात मारी, बेहोश है',
      'मेरा कुत्ता बीमार है और मुझे सांस नहीं आ रही',
    ],
  ])('%s', (text) => expect(isAlarm(findDanger(text))).toBe(true));

  test.each([
    ...['my dog collapsed what should i do', 'i am scared, my dog is unconscious', 'i think my dog is choking'],
    ...[
      'mera kutta saans nahi le raha main kya karu',
      'my cat has bleeding and cannot breathe',
      'dog has fits can i give gardenal',
    ],
    ...['मेरे कुत्ते को दौरे पड़ रहे हैं मैं क्या करूं', 'i have a dog, dog is unconscious'],
    ...['kutte ke pet me dard, behosh hai', 'my old dog collapsed', 'puppy was fine yesterday, is unconscious now'],
  ])('but whoever asks what to do for it is in none: "%s"', (text) => expect(isAlarm(findDanger(text))).toBe(false));
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

test.each([
  'my dog ate rat poison',
  'dog ate chocolate what to do',
  'our cow has eaten pesticide',
  'puppy drank harpic',
  'mere kutte ne zeher kha liya',
  'मेरे कुत्ते ने जहर खा लिया',
  'our dog ate rat poison 2 hours ago please help',
  'dog ate rat poison, he is unconscious',
  'my dog ate rat poison and is vomiting',
])('a poison that an animal ate is for a vet, and no danger to people: "%s"', (text) => {
  expect(isAlarm(findDanger(text))).toBe(false);
  expect(answerBuiltIn({ text, language: 'en', earlier: [] })).toMatchObject({ kind: 'off-topic' });
});

test.each([
  'my dog ate rat poison and my son touched it',
  'my dog ate rat poison, rohan also ate it',
  'kutte ne zeher khaya aur bachche ne bhi',
  'husband drank phenyl, dog is barking',
  'dog ate rat poison, aarav had it',
  'dog ate rat poison n 2 yr old had some',
  'dog ate rat poison she ate',
  'my dog ate rat poison, me too',
  'dog ate rat poison, kids were playing with it',
  'my dog ate rat poison and aarav is vomiting',
  'cat drank phenyl ladke ne pee liya',
  'billi ne phenyl piya, pinki ne pi liya',
  'kutte ka zeher kha liya',
  'ate rat poison, who will care for my dog',
  'took poison, my dog is alone',
  'poison pi liya gaay ko kaun dekhega',
  'swallowed pesticide, my cow is alone',
])('but a person beside it is in danger: "%s"', (text) => expect(findDanger(text)).toContain('poisoning'));
