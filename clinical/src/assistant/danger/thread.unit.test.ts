import { describe, expect, test } from '@jest/globals';
import { findDanger } from './find-danger.js';
import { dangerInThread, emergencyOf } from './thread.js';

const CHEST_PAIN = 'papa ko seene me tez dard aur pasina aa raha hai';

describe('the emergency of a conversation', () => {
  test.each([
    ['is that of its last alarm', [CHEST_PAIN], ['heart']],
    ['stays while it is gone on about', [CHEST_PAIN, 'can i give him water', 'ok'], ['heart']],
    ['ends with another subject', [CHEST_PAIN, 'which vaccine is due at 9 months'], []],
    ['ends when help was there', [CHEST_PAIN, 'he was admitted and got discharged today'], []],
    ['ends when help was there, whatever is asked then', [CHEST_PAIN, 'he is back home, what should i cook'], []],
    ['ends so in another sentence', [CHEST_PAIN, 'he did not need surgery and was discharged today'], []],
    ['ends so in another clause', [CHEST_PAIN, 'we could not wait, so we took him, he is admitted now'], []],
    ['ends with a new question', [CHEST_PAIN, 'another question, my passport is lost, what should i do'], []],
    ['does not end with a question', [CHEST_PAIN, 'should we get him admitted'], ['heart']],
    ['is another after another alarm', [CHEST_PAIN, 'boiling water fell on the baby and burned her'], ['burn']],
    ['is none without an alarm', ['which vaccine is due at 9 months', 'thank you'], []],
  ] as const)('%s', (_what, earlier, kinds) => expect(emergencyOf(earlier)).toEqual(kinds));
});

describe('a message that goes on about it', () => {
  test.each([
    'can i give him water',
    'he says it is better now should we still go',
    'should we wait till morning',
    'kya pani pila sakte hai',
    'ab theek lag raha hai, hospital jana zaruri hai kya',
    'क्या उन्हें पानी दे सकते हैं',
    'call an ambulance?',
    ...['should we get him admitted', 'he refuses to be admitted', 'should I take him home now', 'can we go back home'],
    ...['maybe a false alarm?', 'his ECG report is normal, can we wait', 'hospital says he is not admitted yet'],
    ...['should we go and get him admitted', 'should i call ambulance, he is home now'],
    'should we take him to a bigger hospital to get admitted',
    ...['waise ab theek lag raha hai, hospital jana zaruri hai kya', 'one more thing, should i call ambulance'],
    ...['doctor ne dekha nahi abhi tak', 'admit kar diya jaye kya', 'by the way he is sweating more'],
    'he was admitted last month, should we get him admitted again',
    ...['kya doctor ne dekha hona zaroori hai', 'we did not find a doctor, is he ok at home'],
    'bhai pani pila du kya',
    'arey bhai pani du kya',
    'pani de du kya bhai',
    'uncle can i give him water',
    'gaadi hospital se aa rahi hai, tab tak pani du kya',
    'no hospital admitted him, he is sweating',
    'nobody admitted him yet, he is sweating',
    'koi hospital bharti nahi kar raha, kya kare',
    'he was admitted 2 years ago for stent',
    'he was admitted last year for same pain',
    'unko pichle saal bhi bharti kiya tha, ab pani du kya',
    'he had been admitted once',
    'he got admitted in 2019',
    'hum ghar aa gaye, gaadi nahi hai',
    'blood report normal, he is sweating',
    'bhai jaldi batao',
    'he was admitted before for the same pain',
    'we are at home now, no vehicle',
    'local doctor checked and said go to city hospital, can i give him water',
    'doctor ne dekha aur bola bade hospital le jao',
    'doctor checked him and referred, ambulance kitni der me aayegi',
    'doctor has seen, told to take him to another hospital',
    'he is feeling little better after gas tablet and hot water should we still go to hospital or wait till morning',
    'papa ko gas ki goli aur garam pani ke baad thoda aaram hai ab hospital jaye ya subah tak wait kare',
    'ecg report normal hai, hospital jaye?',
    'troponin report normal, can i give water',
    'report normal aayi, ambulance bulaye kya',
    'doctor has seen him, told to do ecg',
    'doctor ne dekh liya, gas ki goli di',
    'doctor saw him, gave gas tablet',
    'डॉक्टर ने देख लिया, गैस की गोली दी',
    'he was discharged 2 days ago',
    'papa ka weight 90 kg hai',
    'he was admitted for last 2 days, came home, pain again',
    'admitted in icu for last 2 days, discharged today, pain again',
    ...['ambulance aa gayi kya', 'when will ambulance come', 'the ambulance is not here yet'],
  ])('"%s"', (text) => expect(dangerInThread(text, [CHEST_PAIN])).toEqual(['sameEmergency', 'heart']));

  test.each([
    ['saanp ne kaata hai bhai ko', 'rassi se baandh du?', 'bite'],
    ['saanp ne kaata khet mein, pair suj gaya', 'kaat ke zeher nikal du?', 'bite'],
    ['current laga bhai ko, taar chipka hai', 'haath se khinch lu?', 'electricity'],
    ['bachche ko daura pad raha hai', 'haath pair pakad lu?', 'unconscious'],
  ] as const)('after "%s" whether to do something: "%s"', (before, text, kind) =>
    expect(dangerInThread(text, [before]).slice(0, 2)).toEqual(['sameEmergency', kind]),
  );

  test('tells of its own emergency, if it names one', () => {
    expect(dangerInThread('now he is unconscious', [CHEST_PAIN])).toEqual(['unconscious']);
  });

  test('is not told so about a wish to die', () => {
    expect(dangerInThread('what should i do now', ['i want to die'])).toEqual(['selfHarm']);
  });
});

describe('a message about somebody or something else is read by itself', () => {
  const WISH = 'i want to die';
  test.each([
    [CHEST_PAIN, 'my mother asks if she can eat mango'],
    [CHEST_PAIN, 'can i give my daughter cough syrup'],
    [CHEST_PAIN, 'my son wants to eat mango, can i give him'],
    [CHEST_PAIN, 'which hospital is best for delivery'],
    [CHEST_PAIN, 'which hospital is good for knee replacement'],
    [CHEST_PAIN, 'meri beti ko daad hai, kya du'],
    [CHEST_PAIN, 'मेरी बहन को मुंहासे हैं, उसको क्या दें'],
    [CHEST_PAIN, 'her periods are late'],
    [WISH, 'which hospital is good for knee replacement'],
    [WISH, 'my mother asks if she can eat mango'],
    [WISH, 'घुटने के ऑपरेशन के लिए कौन सा अस्पताल अच्छा है'],
    [WISH, 'hospital parking me scooter ka ticket kitna hai'],
    [WISH, 'can i give my dog paracetamol'],
    [WISH, 'what can i give my cat for fever'],
    [CHEST_PAIN, 'meri gaay ko bukhar hai kya du'],
  ])('after "%s": "%s"', (before, text) => {
    expect(dangerInThread(text, [before])).toEqual(findDanger(text));
    expect(emergencyOf([before, text])).toEqual([]);
  });

  test.each([
    ['my mother has chest pain', 'my mother asks if she can eat something'],
    ['my mother has chest pain', 'my husband says it is only gas, can we wait till morning'],
    [CHEST_PAIN, 'mummy unko pani de rahi hai, theek hai kya'],
    [CHEST_PAIN, 'he has diabetes, can i give him sugar'],
    [CHEST_PAIN, 'can he walk to the car'],
    [CHEST_PAIN, 'he is still sweating, is it acidity'],
    ['severe chest pain and sweating', 'can i give my father aspirin'],
  ])('but not after "%s": "%s"', (before, text) =>
    expect(dangerInThread(text, [before])).toEqual(['sameEmergency', 'heart']),
  );
});

test.each([
  'he was admitted and is in ICU now',
  'we reached hospital, doctors are treating him',
  'hospital se aa gaye, ab kya khaye',
  'he was discharged 2 hours ago',
  'doctor checked him, false alarm',
  'he is admitted in city hospital now',
  'he has been admitted to city hospital',
  'my report is normal, can i give water',
  'papa bharti ho gaye hai',
  'which report is needed for passport',
  'report kab milegi',
  'my son has fever for three days after his school trip and cough too so which syrup is better for children of his age',
  'bhai ko daad hai, kya du',
  'bhai bimar hai',
  'my brother has acne, what to give',
  'dost ko khujli hai kya du',
  'my daughter has a school trip tomorrow and he has an exam too so should we go by train or by bus',
  'papa ko city hospital me bharti kar liya',
  'papa city hospital me admit ho gaye',
  'papa ko district hospital me bharti kar diya',
  'bade hospital me admit kar liya',
  'he is admitted in district hospital',
  'he got admitted in another hospital',
  'admitted in icu for last 2 days',
  'admitted in icu since last night',
  'motapa kaise kam kare',
  'my weight is 90 kg diet batao',
  ...[
    'ambulance aa gayi hai, shukriya',
    'ambulance took him',
    'the ambulance is here',
    'what is a good tiffin for him next week',
  ],
])('what tells that it is over or of somebody else ends it: "%s"', (text) =>
  expect(emergencyOf([CHEST_PAIN, text])).toEqual([]),
);

test.each(['ambulance aa gayi hai, shukriya', 'ambulance took him', 'the ambulance is here'])(
  'nobody is told to call what has come: "%s"',
  (text) => expect(dangerInThread(text, [CHEST_PAIN])).toEqual([]),
);

test.each([
  'ambulance took him yesterday, came home, pain again',
  'ambulance came but refused to take him',
  'ambulance aayi thi par mana kar diya',
])('an ambulance that came did not always help: "%s"', (text) =>
  expect(dangerInThread(text, [CHEST_PAIN])).toContain('heart'),
);

test.each([
  ['now 98, what for dinner?', []],
  ['now 58, what for dinner?', ['sameEmergency', 'lowSugar']],
  ['now 98 but still shaking, what for dinner', ['sameEmergency', 'lowSugar']],
] as const)('after a low sugar a meal is asked of when it is ordinary again: "%s"', (text, kinds) =>
  expect(dangerInThread(text, ['my sugar is 48 and i am shaking'])).toEqual(kinds),
);

test('how heavy somebody is belongs to the emergency', () => {
  expect(emergencyOf([CHEST_PAIN, 'papa ka weight 90 kg hai'])).toEqual(['heart']);
  expect(dangerInThread('ab kya kare', [CHEST_PAIN, 'papa ka weight 90 kg hai'])).toEqual(['sameEmergency', 'heart']);
});

describe('a message with another subject is read by itself', () => {
  test.each([
    'which diet is good for diabetes',
    'which vaccine is due at 9 months',
    'thank you',
    'how much water should I drink daily',
    'he was discharged, doctor has seen him',
  ])('"%s"', (text) => expect(dangerInThread(text, [CHEST_PAIN])).toEqual(findDanger(text)));

  test('and so is one without an emergency before', () => {
    const [text, other] = ['can i give him water', 'which diet is good for diabetes'];
    expect(dangerInThread(text, [])).toEqual(findDanger(text));
    expect(dangerInThread(text, [other])).toEqual(findDanger(text));
  });
});

describe('a short message without another subject is about the emergency', () => {
  test.each([
    ['snake bit my brother', 'no pain now', 'bite'],
    ['a snake bit my father on the leg', 'can I tie a rope above it?', 'bite'],
    ['snake bit my brother', 'should I tie a rope above the bite', 'bite'],
    ['bua ko saanp ne kata', 'sujan thodi si hai', 'bite'],
    ['bua ko saanp ne kata', 'jhaad phoonk karwa le', 'bite'],
    ['kutte ne kaata', 'kutta paltu hai aur tika laga hai', 'bite'],
    ['kutte ne kaata kal', 'to injection ki zaroorat nahi na?', 'bite'],
    ['bhai ko current laga', 'ab baat kar raha hai', 'electricity'],
    ['chest pain since 10 minutes', 'can i go to gym', 'heart'],
    ['mummy ko chest pain', 'bp 130/80 hai', 'heart'],
    ['my uncle has crushing chest pain', 'pulse is 88', 'heart'],
    ['my uncle has crushing chest pain', 'maybe just acidity', 'heart'],
    ['my uncle has crushing chest pain', 'no money', 'heart'],
    ['my uncle has crushing chest pain', 'he smokes', 'heart'],
    ['my uncle has crushing chest pain', 'ok', 'heart'],
    ['my kid drank kerosene', 'no cough', 'poisoning'],
    ['meri nani ne khet me chhidkne wali dawai pi li jaan boojhkar', 'doodh pila de?', 'poisoning'],
    ['beta tezaab pee gaya', 'hans raha hai ab', 'poisoning'],
    ["father's face is drooping and speech slurred", 'sugar 110', 'stroke'],
    ['baby not feeding', 'sleeping whole day', 'child'],
    ['pregnant and bleeding heavily', 'no cramps', 'pregnancy'],
    ['I took 20 crocin', 'i feel ok', 'poisoning'],
    ['boiling oil fell on my hand', 'it doesnt hurt', 'burn'],
  ] as const)('after "%s": "%s"', (before, text, kind) =>
    expect(dangerInThread(text, [before]).slice(0, 2)).toEqual(['sameEmergency', kind]),
  );

  test('through several such messages', () => {
    const earlier = ['papa ko seene me dard', 'ambulance bula li hai', 'wait karte hue kya kare'];
    expect(dangerInThread('unko paani de du', earlier)).toEqual(['sameEmergency', 'heart']);
  });

  test('also after a wish to die', () =>
    expect(dangerInThread('just joking haha', ['I want to die', 'what should i do'])).toEqual(['selfHarm']));

  test.each([
    'what is thyroid',
    'what is lupus',
    'i have dandruff',
    'i have a cold',
    'mujhe sardi hai',
    'dengue kaise failta hai',
    'vitamin d ki kami',
    'what is normal bp',
    'which fruits are good in diabetes',
    'thank you so much',
  ])('but not "%s"', (text) =>
    expect(dangerInThread(text, ['my uncle has crushing chest pain'])).toEqual(findDanger(text)),
  );
});

describe('a sign that follows stands beside what it follows from', () => {
  const SUN = 'a man collapsed in the sun and his body is very hot';
  const PESTICIDE = 'meri nani ne khet me chhidkne wali dawai pi li jaan boojhkar';
  test.each([
    [[SUN], 'he is fully unconscious now and fitting', 'unconscious', 'heat'],
    [['papa dhoop me gir gaye, badan bahut garam hai'], 'ab behosh hai', 'unconscious', 'heat'],
    [['papa dhoop me gir gaye, badan bahut garam hai'], 'papa ab behosh hai', 'unconscious', 'heat'],
    [[PESTICIDE], 'muh se jhaag aa raha hai', 'unconscious', 'poisoning'],
    [['saanp ne kaata bhai ko'], 'saans nahi le pa raha', 'breathing', 'bite'],
    [['sugar 38 hai aur kaanp raha hu'], 'ab behosh hai', 'unconscious', 'lowSugar'],
    [['angithi jala ke soye the, sab ko sar dard aur ulti'], 'ab behosh hai', 'gas', 'unconscious'],
    [['current laga bhai ko'], 'ab behosh hai', 'electricity', 'unconscious'],
    [['heroin zyada le li bhai ne'], 'ab behosh hai', 'unconscious', 'opioid'],
    [['pregnant 34 weeks bp 160/110 headache'], 'ab behosh hai', 'unconscious', 'preEclampsia'],
    [['face swollen after peanut'], 'ab behosh hai', 'unconscious', 'allergy'],
    [['hath kat gaya khoon band nahi ho raha'], 'ab behosh hai', 'unconscious', 'bleeding'],
    [['pregnant and bleeding heavily'], 'ab behosh hai', 'unconscious', 'pregnancy'],
    [['my baby is choking on a grape'], 'ab behosh hai', 'unconscious', 'choking'],
    [['boiling oil fell on my hand'], 'ab behosh hai', 'unconscious', 'burn'],
    [['chhat se gir gaya'], 'ab behosh hai', 'unconscious', 'injury'],
    [['allergy, face swollen after peanut'], 'he cannot breathe', 'allergy', 'breathing'],
    [['ghar me aag lagi'], 'behosh hai', 'gas', 'unconscious'],
    [['house on fire'], 'he is unconscious', 'gas', 'unconscious'],
    [['neighbour uncle collapsed, we are doing cpr'], 'he is gasping, do we stop', 'unconscious', 'breathing'],
    [['bachche ne coin nigal liya'], 'ab saans lete hue seeti bajti hai', 'choking', 'breathing'],
  ] as const)('after %j "%s"', (earlier, text, first, second) => {
    expect(dangerInThread(text, earlier).slice(0, 2)).toEqual([first, second]);
    expect(emergencyOf([...earlier, text]).slice(0, 2)).toEqual([first, second]);
    expect(dangerInThread('ab kya kare', [...earlier, text]).slice(0, 3)).toEqual(['sameEmergency', first, second]);
  });

  test('what was told first stays with it, too', () =>
    expect(dangerInThread('muh se jhaag aa raha hai', [PESTICIDE])).toContain('selfHarm'));

  test.each([
    ['papa dhoop me gir gaye, badan bahut garam hai', 'meri beti behosh hai'],
    ['my mother drank phenyl', 'a man is unconscious'],
    ['papa dhoop me gir gaye, badan bahut garam hai', 'boiling water fell on the baby and burned her'],
    [CHEST_PAIN, 'now he is unconscious'],
    ['papa ko khujli hai', 'papa behosh hai'],
    ['papa behosh hai', 'he woke up but cannot breathe'],
  ])('but no other emergency, nor that of somebody else: after "%s" "%s"', (before, text) =>
    expect(dangerInThread(text, [before])).toEqual(findDanger(text)),
  );
});

test.each([
  ['i am 11 and my uncle touches me at night', 'please dont tell my mummy', 'childAbuse'],
  ['i am 11 my father beats me with belt', "please don't tell my mummy", 'childAbuse'],
  ['i am 11 my father beats me with belt', 'mummy ko mat batana', 'childAbuse'],
  ['chacha mujhe galat jagah chhute hai main 11 saal ki hu', 'मम्मी को मत बताना', 'childAbuse'],
  ['my husband beats me every day', 'please dont tell my mother', 'violence'],
  ['my husband beats me every day', 'kisi ko pata na chale', 'violence'],
] as const)('whoever pleads that nobody is told has the same advice: after "%s" "%s"', (before, text, kind) => {
  expect(dangerInThread(text, [before])[0]).toBe(kind);
  expect(emergencyOf([before, text])[0]).toBe(kind);
});

test.each([
  ['i am 11 my father beats me with belt', 'i want to die, dont tell my mummy', 'selfHarm'],
  [CHEST_PAIN, 'i want to die, dont tell my mummy', 'selfHarm'],
  ['i am 11 my uncle touches me', 'dont tell my mummy, i have cut my hand', 'selfHarm'],
  ['my father beats me', 'dont tell my mummy, blood is coming from my ear', 'bleeding'],
  ['my father beats me', 'i swallowed phenyl, mummy ko mat batana', 'poisoning'],
] as const)('but not who tells of another: after "%s" "%s"', (before, text, kind) =>
  expect(dangerInThread(text, [before])[0]).toBe(kind),
);

test('and what was done to who pleads stays beside it', () =>
  expect(dangerInThread('dont tell my mummy, blood is coming from my ear', ['my father beats me'])).toEqual([
    ...(['bleeding', 'childAbuse', 'violence'] as const),
  ]));

test.each([
  'nobody should know about my diabetes, what to eat',
  'nobody should know about my diabetes, which fruit to eat',
])('a question that nobody shall know of is about its own subject: "%s"', (text) =>
  expect(dangerInThread(text, ['my husband beats me'])).toEqual([]),
);

test.each(['had 4 glucose biscuits', 'ate banana and milk', '4 glucose biscuit kha liye'])(
  'what was eaten after a low sugar is about it: "%s"',
  (text) =>
    expect(dangerInThread(text, ['my sugar is 48 and i am shaking']).slice(0, 2)).toEqual([
      'sameEmergency',
      'lowSugar',
    ]),
);

test.each(['what is asthma', 'what is cholesterol'])('a question of another subject ends the emergency: "%s"', (text) =>
  expect(emergencyOf(['snake bit my brother', text])).toEqual([]),
);

describe('said of somebody in a conversation', () => {
  test.each(['he is blue now', 'she is limp now', 'he is very drowsy', 'he is shaking now'])(
    '"%s" is an emergency',
    (text) => expect(dangerInThread(text, ['what is asthma', 'how is it treated'])).toEqual(['urgent']),
  );

  test.each(['he is better now', 'she is happy', 'he is vegetarian', 'he is 16'])('"%s" is none', (text) =>
    expect(dangerInThread(text, ['what is asthma'])).toEqual([]),
  );
});

test('a state after what may have been danger still has the numbers', () => {
  expect(findDanger('stroke symptoms in mom')).toEqual(['unsure']);
  expect(dangerInThread('she is fine now', ['stroke symptoms in mom'])).toEqual(['unsure']);
});

describe('a state that was named before makes an emergency of a value or a sign', () => {
  test.each([
    ['what should sugar be', 'mine is 35 now and I am sweating', 'lowSugar'],
    ['what should sugar be', 'I am 42 and sweating and shaking', 'lowSugar'],
    ['what should sugar be', 'I am 42, mine is 38 now', 'lowSugar'],
    ['sugar kitni honi chahiye', 'meri 38 aayi hai', 'lowSugar'],
    ['mujhe diabetes hai', 'abhi 45 aaya', 'lowSugar'],
    ['oxygen kitna hona chahiye', 'mera 80 aa raha hai', 'breathing'],
    ['pulse oximeter kaise use kare', '82 dikha raha hai', 'breathing'],
    ['what is normal oxygen', 'my father is at 72', 'breathing'],
    ['bp kitna normal hai', 'papa ka 210 hai', 'urgent'],
    ['normal pulse kitni hoti hai', 'mine is 165 now', 'heart'],
    ['bukhar kab khatarnak hai', 'ab 105.2 hai', 'sepsis'],
    ['pregnant 34 weeks', 'swelling in face', 'preEclampsia'],
    ['I am pregnant 34 weeks', 'bp 160/110', 'preEclampsia'],
    ['pregnant 34 weeks', 'bleeding since morning', 'pregnancy'],
  ] as const)('after "%s": "%s" is %s', (before, text, kind) => {
    expect(dangerInThread(text, [before])[0]).toBe(kind);
    expect(emergencyOf([before, text])[0]).toBe(kind);
    expect(dangerInThread('should I go to hospital', [before, text]).slice(0, 2)).toEqual(['sameEmergency', kind]);
  });

  test.each([
    ['what is normal oxygen', 'my father is 72'],
    ['what is normal oxygen', 'mera 98 hai'],
    ['bp kitna normal hai', 'papa 62'],
    ['bp kitna hona chahiye', 'roz 45 minute walk karta hu'],
    ['bukhar kab khatarnak hai', 'thermometer me 99.5'],
    ['what should sugar be', 'I am 35'],
    ['what should sugar be', 'I am 42 and walk daily'],
    ['what should sugar be', '35 ka hu'],
    ['what should sugar be', 'mine is 110'],
    ['what should sugar be', 'I walk 30 minutes daily'],
    ['pregnant 34 weeks', 'can I eat papaya'],
    ['pregnant 34 weeks', 'which vaccine is due'],
  ])('but not after "%s": "%s"', (before, text) => expect(dangerInThread(text, [before])).toEqual(findDanger(text)));

  test.each([
    [['what is normal bp'], 'my cholesterol is 200'],
    [['bp kitna normal hai'], 'vitamin d 45 aaya'],
    [['normal pulse kitni hoti hai'], 'my tsh is 25'],
    [['normal pulse kitni hoti hai'], 'sgpt 150'],
    [['bukhar kab khatarnak hai'], 'meri creatinine 104 hai'],
  ])('nor of the number of another test: after %j "%s"', (earlier, text) =>
    expect(dangerInThread(text, earlier)).toEqual(findDanger(text)),
  );

  test.each([
    [['what is normal oxygen', 'normal pulse kya hai'], 'mine is 72'],
    [['bp kitna hona chahiye', 'pulse kitni honi chahiye'], '65 aa rahi hai'],
    [['what is normal pulse', 'what is normal bp'], 'mine is 138/85'],
    [['what is normal oxygen', 'what is normal bp'], '110/72'],
    [['pulse kitni honi chahiye', 'bp kitna hona chahiye'], '150/95'],
    [['bukhar kab khatarnak hai', 'pulse kitni honi chahiye'], '105 aa rahi'],
  ])('nor where it is a value of what was asked last: after %j "%s"', (earlier, text) =>
    expect(dangerInThread(text, earlier)).toEqual(findDanger(text)),
  );

  test.each([
    [['what is normal oxygen', 'normal bukhar kitna'], 'mine is 84', 'breathing'],
    [['what is normal pulse', 'what is normal oxygen'], 'mine is 84, creatinine 1.2', 'breathing'],
    [['what is normal oxygen'], 'my hb is 12 and mine is 84', 'breathing'],
    [['what is normal pulse', 'bp kitna normal hai'], 'papa ka 210 hai', 'urgent'],
    [['normal bp and pulse'], 'mine is 165', 'heart'],
    [['what is normal pulse', 'I am pregnant 34 weeks'], 'mine is 165', 'heart'],
  ] as const)('but of what it is likely to be: after %j "%s"', (earlier, text, kind) =>
    expect(dangerInThread(text, earlier)[0]).toBe(kind),
  );

  test('nor of somebody else', () => {
    const text = 'my son has swelling in face';
    expect(dangerInThread(text, ['pregnant 34 weeks'])).toEqual(findDanger(text));
    expect(findDanger(text)).not.toContain('preEclampsia');
  });
});

test.each([
  ['what is normal oxygen level', 'papa 84', ['breathing']],
  ['oxygen kitna hona chahiye', 'mummy 79 hai', ['breathing']],
  ['what is normal oxygen level', 'eighty two', ['breathing']],
  ['normal bp', 'fasting 450', ['urgent']],
  ['normal bp', 'fasting 210', []],
  ['normal bp', 'mera flat 205 me hai', []],
  ['normal sugar', 'ticket number 35', []],
  ['what is normal oxygen level', 'papa 84 ke hain', []],
  ['normal bp', 'papa 84', []],
  ['normal bp', '205', ['urgent']],
  ['normal bp', 'fasting 220/130', ['urgent']],
  ['normal bp', '220/130 khali pet', ['urgent']],
  ['normal oxygen', 'khali pet hu, 82 hai', ['breathing']],
  ['pregnant 34 weeks', 'headache and blurred vision while fasting', ['preEclampsia']],
  ['pregnant 34 weeks', 'swelling in face since fasting', ['preEclampsia']],
  ['pregnant 34 weeks', 'fasting 40', ['lowSugar']],
  ['what is normal oxygen level', 'my papa 84', ['breathing']],
  ['what is normal oxygen level', 'papa 84 percent', ['breathing']],
  ['what is normal oxygen level', 'papa 84 mummy 80', ['breathing']],
  ['papa ka oxygen 93', 'ab papa 84', ['breathing']],
])('after "%s" a number is of the measure, unless it is plainly of something else: "%s"', (before, text, kinds) =>
  expect(dangerInThread(text, [before])).toEqual(kinds),
);

test('thanks between a question about oxygen and its number change nothing', () =>
  expect(dangerInThread('papa 84', ['what is normal oxygen level', 'thanks'])).toEqual(['breathing']));

test.each(['now my son also ate', 'i ate it too', 'my son too', 'child also', 'bachche ne bhi khaya'])(
  'after a poison that an animal ate, who took it too is in danger: "%s"',
  (text) => expect(dangerInThread(text, ['my dog ate rat poison'])).toContain('poisoning'),
);
test.each(['ok thanks', 'is the vet open now', 'the dog ate 2 tablets of it'])(
  'but what goes on about the animal alarms nobody: "%s"',
  (text) => expect(dangerInThread(text, ['my dog ate rat poison'])).not.toContain('poisoning'),
);

test.each([
  ...['should I tie a rope around my neck', 'I will tie a rope to the fan', 'I want to die'],
  ...['he died. I tied a rope above the fan', 'rassi pankhe se baandhi hai'],
])('after a snakebite "%s" is a wish to die', (text) =>
  expect(dangerInThread(text, ['a snake bit my father on the leg'])).toContain('selfHarm'),
);
