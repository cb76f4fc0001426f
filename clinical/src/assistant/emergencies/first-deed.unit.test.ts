import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { emergencyAdvice, findEmergencies } from './emergencies.js';

const firstOf = (text: string) => findDanger(text)[0];

describe('gas that leaks, and fumes in a closed place', () => {
  test.each([
    'gas cylinder leak ho raha hai kitchen me',
    'smell of gas in the kitchen, what should I do',
    'gas ki badbu aa rahi hai ghar me',
    'रसोई में गैस लीक हो रही है',
    'cylinder ka regulator band nahi ho raha, gas nikal rahi hai',
    'png pipe is leaking in our flat',
    'angithi jala ke soye the, sab ko sar dard aur ulti',
    'geyser wale bathroom me didi behosh mili',
    'generator band kamre me chal raha tha, do log uth nahi rahe',
    'septic tank me utra tha, jawab nahi de raha',
    'पति ने गैस खोल दी है, बच्चे अंदर',
    'cylinder badalte waqt gas zor se nikalne lagi, regulator fit nahi ho raha',
    'my uncle went inside the septic tank and is not coming out',
    'kitchen regulator leaking',
    'septic tank me papa gir gaye, rassi se utru?',
    'my son fell into a septic tank',
    'gas regulator came off',
    'smell of rotten eggs in kitchen',
    'slept with burning coal, headache',
  ])('goes first: "%s"', (text) => expect(firstOf(text)).toBe('gas'));

  test.each([
    'my gas smells bad and my belly is bloated',
    'gas cylinder price in delhi',
    'pet me gas bhar gayi hai',
    'how to book lpg cylinder online',
    'khana khane ke baad gas aur dakar',
    'my farts smell like rotten eggs',
    'regulator came off scooter',
    'coal tar shampoo for dandruff, headache',
  ])('is not told of: "%s"', (text) => expect(findDanger(text)).not.toContain('gas'));

  test('no spark first, then who to call outside; whoever does not wake is brought out first', () => {
    const { whatToDo, numbers } = emergencyAdvice(findDanger('gas leak in kitchen, mother is unconscious'), 'IN', 'en');
    expect(whatToDo[0]).toMatch(/^Everybody into fresh air now\. No flame.*no phone inside/);
    expect(whatToDo).toContain('Call for an ambulance now.');
    expect(numbers.map(({ number }) => number)).toEqual(['112', '108', '101', '1906']);
  });

  test('burning clothes are cooled first, but a cylinder that burst is left', () => {
    expect(firstOf('घर में सिलेंडर फट गया, धुआं भर गया')).toBe('gas');
    expect(firstOf('cylinder me aag lag gayi, biwi ki saree aur haath jal gaye')).toBe('burn');
  });
});

describe('something heavy fell on somebody: an injury, no poison and no burn', () => {
  test.each([
    'bachche ke upar TV gir gaya, ulti kar raha hai',
    'TV stand fell on my son, he vomits',
    'almirah bete par gir gayi, sust hai',
    'the cooler toppled on my daughter and she is vomiting',
    'बच्चे के ऊपर दीवार गिर गई',
    'gate fell on him, he is sleepy',
    'fridge ulat gaya bachchi pe, ro rahi hai bahut',
  ])('"%s"', (text) => {
    const kinds = findDanger(text);
    expect(kinds).toContain('injury');
    expect(kinds.slice(0, 2)).not.toContain('poisoning');
    expect(kinds.slice(0, 2)).not.toContain('burn');
  });

  test.each(['mera phone table par gir gaya', 'my laptop fell on the floor', 'TV ka remote gir gaya'])(
    'is not told of: "%s"',
    (text) => expect(findDanger(text)).not.toContain('injury'),
  );
});

describe('what is stuck in the body stays there', () => {
  test.each([
    'chaku pet me ghus gaya hai, nikal du?',
    'iron rod went through his thigh, lots of blood',
    'पेट में सरिया घुस गया है',
    'glass is stuck in her neck and bleeding a lot',
    'piece of glass in my eye',
  ])('"%s"', (text) => {
    const kinds = findDanger(text);
    expect(kinds.slice(0, 2)).toContain('injury');
    expect(kinds[0]).not.toBe('bleeding');
    expect(emergencyAdvice(kinds, 'IN', 'en', text).whatToDo.join(' ')).toContain('Do not pull out what is stuck');
  });
});

describe('a chemical in an eye is rinsed first', () => {
  test.each([
    'acid splashed in my eyes',
    'chuna aankh me chala gaya bachche ki',
    'harpic went into his eye',
    'sanitizer gone in eyes of my baby',
    'आँख में चूना चला गया',
    'toilet cleaner aankh me gir gaya, jal raha hai',
  ])('"%s"', (text) => {
    expect(firstOf(text)).toBe('chemicalEye');
    expect(emergencyAdvice(findDanger(text), 'IN', 'en').whatToDo[0]).toMatch(/^Rinse the eye now/);
  });

  test('nobody picks grains of lime out of an eye', () => {
    expect(emergencyAdvice(['chemicalEye'], 'IN', 'en').whatToDo.join(' ')).toMatch(
      /brush dry powder off.*water carry/,
    );
    expect(emergencyAdvice(['chemicalEye'], 'IN', 'hi').whatToDo.join(' ')).toMatch(/सूखा चूर्ण झाड़ें.*पानी से ही/);
  });

  test('what was swallowed as well is not forgotten', () => {
    expect(findDanger('he drank harpic and it splashed in his eyes')).toEqual(
      expect.arrayContaining(['chemicalEye', 'poisoning']),
    );
  });
});

describe('somebody else who threatens to die', () => {
  test.each([
    'meri wife bol rahi zeher kha legi',
    'she says she will jump',
    'bhai bol raha hai phansi laga lega',
    'my girlfriend is threatening she will kill herself',
    'पत्नी कह रही है ज़हर खा लेगी',
    'beti keh rahi hai kuch kar legi',
  ])('"%s": who listens, and to stay with them', (text) => {
    const kinds = findDanger(text);
    const { whatToDo, numbers } = emergencyAdvice(kinds, 'IN', 'en');
    expect(kinds[0]).toBe('selfHarm');
    expect(numbers[0]?.number).toBe('14416');
    expect(whatToDo.join(' ')).toContain('stay with them');
  });

  test.each(['wife bol rahi hai khana kha legi', 'doctor said he will take medicine'])('is not "%s"', (text) =>
    expect(findDanger(text)).not.toContain('selfHarm'),
  );

  test('who looks at a poison again and again has not taken it', () => {
    expect(findEmergencies('कोठरी में कीटनाशक की बोतल रखी है, बार-बार नज़र उसी पर जाती है')[0]).toBe('selfHarm');
  });

  test('what was taken already is treated first', () => {
    expect(findDanger('wife bol rahi thi zeher kha legi, usne phenyl pi liya')[0]).toBe('poisoning');
  });
});

test.each([
  'the right side of his face fell',
  'papa ka muh tedha ho gaya',
  'left side of her face has dropped since morning',
  'मम्मी का मुँह टेढ़ा हो गया',
])('a face that falls on one side is a stroke, also by rule: "%s"', (text) => {
  expect(firstOf(text)).toBe('stroke');
  expect(findEmergencies(text)).toEqual(['stroke']);
});

test.each([
  'mummy bahut pitai karti hai',
  'my coach hits me',
  'sir school me danda se marte hai, pitai hoti hai',
  'teacher slapped me in class',
  'मम्मी रोज़ पिटाई करती है',
  'mera beta mujhe maarta hai',
  'chachi mujhe thappad marti hai aur khana nahi deti',
])('whoever is beaten is heard: "%s"', (text) =>
  expect(findDanger(text).some((kind) => kind === 'childAbuse' || kind === 'violence')).toBe(true),
);

test.each(['took viagra and sorbitrate both', 'i took viagra and now chest pain'])('"%s" cannot wait', (text) =>
  expect(['urgent', 'heart']).toContain(findDanger(text)[0]),
);

test.each([
  ['pesticide gir gaya sharir par, sabun se nahla du?', /^(From skin: yes|Tvacha se: haan)/],
  ['insecticide on skin, should i bathe him', /^From skin: yes/],
  ['कीटनाशक शरीर पर गिर गया', /^Call for an ambulance or the poisons centre/],
])('a pesticide on skin is a poisoning: "%s"', (text, said) => {
  expect(firstOf(text)).toBe('poisoning');
  expect(emergencyAdvice(findDanger(text), 'IN', 'en', text).whatToDo[0]).toMatch(said);
});

test.each([
  'bhai ne khet ki dawai pi li',
  'bhai ne fasal ki dawa pi li',
  'usne chhidkaav ki dawa pi li',
  'pati ne spray wali dawa pi li',
  'usko spray wali dawai pila di',
  'beti ne khatmal marne ki dawa pi li',
  'chuhe marne ki dawa kha li',
  'deemak marne ki dawa kha li usne',
  'mere bete ne deemak ki dawa pi li galti se',
  'दादी ने खेत में छिड़कने वाली दवाई पी ली',
  'बेटे ने छिड़काव की दवा पी ली',
  'he drank pesticide spray',
  'my son was fed pesticide spray',
  'saas ne bahu ko khet wali dawa pila di',
  'bete ne paraquat pi liya',
])('what is sprayed on fields or kills vermin is a poison: "%s"', (text) => {
  expect(firstOf(text)).toBe('poisoning');
  expect(emergencyAdvice(findDanger(text), 'IN', 'en', text).numbers.map(({ number }) => number)).toContain(
    '1800 116 117',
  );
});

test.each([
  'meri nani ne khet me chhidkne wali dawai pi li jaan boojhkar',
  'papa ne spray wali dawa pi li jaan boojhkar',
  'दादी ने जानबूझकर खेत में छिड़कने वाली दवाई पी ली',
])('whoever took it on purpose has both, the poison first: "%s"', (text) =>
  expect(findDanger(text).slice(0, 2)).toEqual(['poisoning', 'selfHarm']),
);

test.each([
  'khet me dawa chhidakni hai kab kare',
  'khet ki dawa kahan milegi',
  'deemak ki dawa kaun si achchi hai',
  'nose wali spray ki dawa le li',
  'khansi ki dawa pi li',
  'beti ko bukhar ki dawa pila di',
])('but who drank none of it was not poisoned: "%s"', (text) => expect(findDanger(text)).not.toContain('poisoning'));

test('who asks what to do with a snake bite is believed, although poison is named', () =>
  expect(firstOf('saanp ne kaat liya, chus lu kya zeher')).toBe('bite'));

test('who has a pain in the chest is told that no nitrate follows Viagra', () => {
  for (const language of ['en', 'hi'] as const)
    expect(emergencyAdvice(['heart'], 'IN', language).whatToDo.join(' ')).toMatch(/Sorbitrate|सोर्बिट्रेट/);
});
