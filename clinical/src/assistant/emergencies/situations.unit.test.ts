import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { emergencyAdvice } from './emergencies.js';

const adviceOn = (text: string): readonly string[] =>
  emergencyAdvice(findDanger(text), 'IN', 'en', text).whatToDo.filter((sentence) => sentence !== '');
const numbersFor = (text: string): readonly string[] =>
  emergencyAdvice(findDanger(text), 'IN', 'en', text).numbers.map(({ number }) => number);

describe('what is told settles which advice comes first', () => {
  test.each([
    ['rassi se latka mila bhai', 'unconscious'],
    ['mera bhai pankhe se latka hua mila', 'unconscious'],
    ['found my sister hanging from the ceiling fan', 'unconscious'],
    ['uncle hanged himself just now', 'unconscious'],
    ['plz help my frnd cuttng wrist rite now', 'bleeding'],
    ['my roommate slit her wrists', 'bleeding'],
    ['meri behen ne nas kaat li hai', 'bleeding'],
    ['trapped in smoke soot in nose coughing', 'gas'],
    ['smoke inhalation fire in building hoarse voice', 'gas'],
    ['smoke inhaled in house fire now hoarse', 'gas'],
    ['ghar me dhuan bhar gaya aag lagi hai', 'gas'],
    ['my voice is hoarse after the fire in our flat', 'gas'],
    ['someone mixed something in my drink i feel drugged', 'poisoning'],
    ['she was drugged by cab driver and is half asleep', 'poisoning'],
    ['was roofied last night', 'poisoning'],
    ['someone spiked my drink', 'poisoning'],
    ['my drink got spiked at a club', 'poisoning'],
    ['auto wale ne nashila padarth khila diya papa ko', 'poisoning'],
    ['pair kala pad gaya sugar patient', 'sepsis'],
    ['foot black diabetic smelling', 'sepsis'],
    ['papa ko sugar hai pair ki ungli kali ho gayi hai', 'sepsis'],
    ['ungli neeli pad gayi aur thandi hai', 'urgent'],
    ['haath kala pad gaya', 'urgent'],
    ['condom broke with hiv positive partner yesterday', 'urgent'],
    ['needle prick from hiv patient this morning', 'urgent'],
    ['condom phat gaya partner ko hiv hai', 'urgent'],
    ['dadaji gir gaye sir pe chot lagi khoon patla karne ki dawa lete hai ulti', 'injury'],
    ['my grandmother on warfarin bumped her head', 'injury'],
    ['papa acitrom lete hain gir gaye sir pe lagi', 'injury'],
    ['jaw locked after rusty nail 10 days ago', 'urgent'],
    ['jabda nahi khul raha ghav ke baad', 'urgent'],
    ['jaw is stiff 8 days after a thorn wound', 'urgent'],
    ['neela pad gaya baccha saans nahi', 'unconscious'],
    ['baccha neela pad gaya hai', 'unconscious'],
    ['bacha sans nahi le raha neela pad gaya', 'unconscious'],
    ['munna neela pad gaya hai', 'unconscious'],
    ['fits in pregnancy 8 months', 'preEclampsia'],
    ['daura pad raha hai garbhvati ko', 'preEclampsia'],
    ['red streaks up my arm from wound with fever', 'sepsis'],
    ['red line going up leg from cut and chills', 'sepsis'],
    ['child put bead in nose', 'urgent'],
    ['ear me keeda ghus gaya', 'urgent'],
    ['battery in nose of my toddler', 'urgent'],
    ['insect crawled into my ear', 'urgent'],
    ['bp 190/110 no symptoms', 'urgent'],
    ['bp high hai 180/100 dawa leta hu', 'urgent'],
    ['bp 185/115 no headache', 'urgent'],
    ['8 months pregnant bp 190/110', 'preEclampsia'],
    ['bp 210/120 with severe chest pain', 'heart'],
    ['bp 185/110 and my face droops on one side', 'stroke'],
    ['i am cutting my wrist right now', 'selfHarm'],
    ['main apni nas kaat raha hu', 'selfHarm'],
    ['she says she will cut her wrist if i leave', 'selfHarm'],
    ['my dog died and i want to die too', 'selfHarm'],
    ['9 mahine ki garbhwati sar phat raha hai dhundhla dikh raha', 'preEclampsia'],
    ['seene me bijli ki tarah tez dard aur pasina', 'heart'],
    ['how do i know if my father is having a stroke', 'stroke'],
    ['someone is having a stroke', 'stroke'],
  ])('"%s": %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));
});

test.each([
  ['neela pad gaya baccha saans nahi', 'burn'],
  ['bacha sans nahi le raha neela pad gaya', 'burn'],
  ['pair kala pad gaya sugar patient', 'lowSugar'],
  ['foot black diabetic smelling', 'burn'],
  ['delivery ke baad bahut khoon aa raha hai', 'bleeding'],
  ['gave birth yesterday heavy bleeding with clots', 'bleeding'],
  ['condom broke with hiv positive partner yesterday', 'pregnancy'],
])('"%s" is no %s', (text, kind) => expect(findDanger(text)).not.toContain(kind));

describe('no emergency', () => {
  test.each([
    ...[
      'cigarette smoke inhalation effects',
      'i was drugged by the dentist for extraction',
      'black shoes for diabetic',
    ],
    ...['khoon patla karne ki dawa kab leni chahiye', 'bp 130/85 no symptoms', 'how to stay fit in pregnancy'],
    ...['red lines on pregnancy test', 'naak me dard hai', 'my dog has fever and vomiting', 'my cat is vomiting'],
    ...['my dog was run over', 'my dog has diarrhea', 'meri billi ko ulti ho rahi hai', 'sar fat raha hai traffic se'],
    ...['my eyes are bleeding from this bad design', 'this font makes my eyes bleed', 'sar fat raha hai shor se'],
    'how to know if someone is having a stroke',
  ])('"%s"', (text) => expect(findDanger(text)).toEqual([]));
  test.each([
    ...['bijli ki tarah tez dard', 'current jaisa dard kamar se pair tak', 'dhoop me haath kala pad gaya'],
    ...['chehra peela pad gaya', 'condom broke yesterday pregnancy chance', 'delivery ke baad halka khoon kitne din'],
    ...['how can you tell if somebody is having a heart attack', 'kapde rassi se latke hai balcony me'],
  ])('"%s" has the numbers at most', (text) => {
    const alarms = findDanger(text).filter((kind) => kind !== 'unsure' && kind !== 'low');
    expect(alarms).toEqual([]);
  });
});

describe('the advice is that of the situation', () => {
  test.each([
    ['rassi se latka mila bhai', /rassi dhili karen ya katen/],
    ['trapped in smoke soot in nose coughing', /^Out of the smoke now/],
    ['condom broke with hiv positive partner yesterday', /within 72 hours/],
    ['condom phat gaya partner ko hiv hai', /72 ghante/],
    ['bp 190/110 no symptoms', /measured again/],
    ['delivery ke baad bahut khoon aa raha hai', /Nabhi ke niche/],
    ['postpartum bleeding soaking pads', /Rub the belly firmly/],
    ['water broke and i can see the cord', /hips high/],
    ['pani ki thaili phat gayi naal bahar dikh rahi', /kulhe unche/],
    ['child put bead in nose', /do not poke/],
    ['period bleeding heavy soaked 1 pad hour', /^Bleeding from the womb/],
  ])('"%s": %s', (text, said) => expect(adviceOn(text).join('\n')).toMatch(said));

  test.each(['mummy behosh ho gayi sugar ki dawa li thi', 'papa behosh sugar 35', 'behosh hai sugar 30'])(
    'who does not wake is given nothing by mouth before sugar is spoken of: "%s"',
    (text) => expect(adviceOn(text)[0]).toMatch(/muh se kuchh na den|ambulance bulaen/),
  );
  test('who is awake is given sugar first', () =>
    expect(adviceOn('sugar 48 aayi pasina aa raha hai hosh me hu')[0]).toMatch(/turant kuchh mitha/));

  test.each([
    ...['delivery ke baad bahut khoon aa raha hai', 'postpartum bleeding soaking pads'],
    ...[
      'period bleeding heavy soaked 1 pad hour',
      'balgam me khoon ki dhaari',
      'khansi ke saath balgam me khoon aa raha',
    ],
  ])('nobody presses on a wound that is not there: "%s"', (text) =>
    expect(adviceOn(text).join('\n')).not.toMatch(/Press firmly on the wound|ghaav ko zor se dabaen/),
  );
  test('a wound is pressed on', () =>
    expect(adviceOn('deep cut on arm bleeding a lot')[0]).toMatch(/Press firmly on the wound/));

  test('who tells that it is well now has asked for nothing', () => {
    expect(adviceOn('kal raat seene me dard tha ab theek hai, sugar patient hu')[0]).toMatch(/dil ka daura/);
    expect(adviceOn('ab theek hai par subah seene me dard tha')[0]).toMatch(/dil ka daura/);
    expect(adviceOn('mummy ko pani du kya, seene me dard hai')[0]).toMatch(/^Nahi/);
  });

  test.each(['petrol se jal gayi bhabhi, sasural walo ne aag lagai', 'saas ne bahu ko jala diya'])(
    'who was set on fire by others is cooled, and told of the helpline for women: "%s"',
    (text) => {
      expect(findDanger(text)).toEqual(['burn', 'violence']);
      expect(numbersFor(text)).toContain('181');
    },
  );
});

test.each(['bees din ke bachche ko bukhar', '2 mahine ke bacche ko bukhar 101', 'दो महीने के बच्चे को बुखार है'])(
  'a fever in the first weeks of life is an emergency: "%s"',
  (text) => expect(findDanger(text)).toEqual(['child']),
);
test.each(['teen din ke bukhar me kya khaye', '12 mahine ke bachche ko halka bukhar'])(
  'days of fever and an older child are none: "%s"',
  (text) => expect(findDanger(text)).toEqual([]),
);
