import { describe, expect, test } from '@jest/globals';
import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { findDanger } from '../danger/find-danger.js';
import { emergencyAdvice } from './emergencies.js';
import { MOST_READ } from './order.js';

const shown = (text: string): readonly EmergencyKind[] => findDanger(text).slice(0, MOST_READ);
const adviceOn = (text: string, language: 'en' | 'hi' = 'en'): string =>
  emergencyAdvice(findDanger(text), 'IN', language, text).whatToDo.join('\n');

describe('an emergency beside a situation is read, in the order in which they kill', () => {
  test.each<[string, EmergencyKind, EmergencyKind]>([
    ['papa ko sugar hai pair ki ungli kali ho gayi, seene me dard ho raha hai', 'heart', 'sepsis'],
    ['severe chest pain, jaw is tight, sweating, had a cut on his hand', 'heart', 'urgent'],
    ['jaw is tight, chest pain, sweating, had a cut on his hand', 'heart', 'urgent'],
    ['machine me haath aa gaya khoon ruk nahi raha ungli neeli pad gayi', 'bleeding', 'injury'],
    ['garam pani gira, haath jal gaya, haath kala pad gaya', 'burn', 'urgent'],
    ['jabda nahi khul raha chot lagi behosh hai', 'unconscious', 'urgent'],
    ['bead in nose of my son and choking now', 'choking', 'urgent'],
    ['gave birth heavy bleeding baby not breathing', 'unconscious', 'pregnancy'],
    ['gave birth heavy bleeding baby is blue and not feeding', 'pregnancy', 'child'],
    ['delivery ke baad khoon bahut, pair me chot lagi khoon ruk nahi raha', 'pregnancy', 'bleeding'],
    ['found my brother hanging from the fan, he has severe chest pain', 'unconscious', 'heart'],
    ['my sister cut her wrist and took sleeping pills', 'bleeding', 'poisoning'],
    ['house fire smoke everywhere, my son’s arm is burned badly', 'gas', 'burn'],
    ['water broke and i can see the cord, she is unconscious', 'unconscious', 'pregnancy'],
    ['fits in pregnancy, now she is not breathing', 'preEclampsia', 'unconscious'],
    ['my baby turned blue and is bleeding heavily', 'unconscious', 'bleeding'],
    ['someone spiked my drink and i have chest pain', 'heart', 'poisoning'],
    ['dadi warfarin leti hai sir pe chot lagi aur ab muh tedha ho gaya', 'injury', 'stroke'],
    ['grandpa on warfarin hit his head and is unconscious', 'unconscious', 'injury'],
    ['jaw locked after rusty nail, cannot breathe', 'breathing', 'urgent'],
    ['diabetic foot turned black and left side of face drooping', 'sepsis', 'stroke'],
    ['snake bite on foot, foot turned blue', 'bite', 'urgent'],
    ['saanp ne kaata pair neela pad gaya', 'bite', 'urgent'],
    ['red streaks up my arm from wound and chest pain with sweating', 'heart', 'sepsis'],
    ['condom broke with hiv positive partner, i want to die', 'urgent', 'selfHarm'],
    ['needle prick from hiv patient and now chest pain with sweating', 'heart', 'urgent'],
    ['child put battery in nose and is unconscious', 'unconscious', 'urgent'],
    ['kaan me keeda ghus gaya aur bachche ko daura pad raha hai', 'unconscious', 'urgent'],
  ])('"%s": %s, %s', (text, first, second) => expect(shown(text)).toEqual([first, second]));

  test.each<[string, EmergencyKind]>([
    ['bead in nose of the kid, papa clutching his shirt and sweating', 'heart'],
    ['papa ne warfarin khate hain aur aaj gir ke sar takraya, sar se khoon tapak raha 1 ghante se', 'bleeding'],
  ])('also told in words that no rule knows: "%s": %s', (text, kind) => expect(shown(text)).toContain(kind));

  test('two situations of one kind are both spoken of', () => {
    expect(adviceOn('condom phat gaya hiv wala partner, bp 190/110', 'hi')).toMatch(/72 घंटे[^]*दोबारा नापना/);
    expect(adviceOn('jaw locked after rusty nail, also needle prick from hiv patient')).toMatch(/tetanus[^]*72 hours/);
  });
  test('a foot is spoken of once', () =>
    expect(adviceOn('father is diabetic, toe turned black').match(/turns black, blue or cold/g)).toHaveLength(1));
});

describe('the words of a situation themselves look like nothing else', () => {
  test.each<[string, EmergencyKind]>([
    ['ghav ke baad jabda akad gaya', 'injury'],
    ['जबड़ा जकड़ गया घाव के बाद', 'unconscious'],
    ['bead stuck in nose', 'choking'],
    ['postpartum bleeding with big clots', 'bleeding'],
    ['ungli neeli pad gayi', 'breathing'],
    ['diabetic mother heel has a black wound, it is bad', 'injury'],
    ['haath kala pad gaya', 'burn'],
  ])('"%s" is no %s', (text, kind) => expect(findDanger(text)).not.toContain(kind));
});

describe('bleeding is pressed on where it can be', () => {
  test.each([
    'haath se khoon ruk nahi raha, kamzor pad gaya',
    'pair se khoon ruk nahi raha, chehra peela pad gaya',
    'khoon ruk nahi raha ungli se, mc chal rahi hai',
    'leg bleeding a lot wont stop, wrapped it with a pad',
    'हाथ से खून रुक नहीं रहा, कमज़ोर पड़ गया',
  ])('"%s"', (text) => {
    expect(adviceOn(text)).toMatch(/Press firmly on the wound/);
    expect(emergencyAdvice(['bleeding'], 'IN', 'en', text).whatToDo.join('\n')).toMatch(/Press firmly on the wound/);
  });
  test.each(['soaked 2 pads per hour heavy bleeding', 'periods me bahut khoon', 'delivery ke baad khoon, pad pe pad'])(
    'not: "%s"',
    (text) =>
      expect(emergencyAdvice(['bleeding'], 'IN', 'en', text).whatToDo.join('\n')).not.toMatch(
        /Press firmly on the wound/,
      ),
  );
});

describe('people beside an animal', () => {
  test.each<[string, EmergencyKind]>([
    ['kutte ke peeche gir gaye, papa ko sir pe chot lagi, khoon patla karne ki dawa lete hain', 'injury'],
    ['dog was pulling, grandmother fell, head injury, on warfarin', 'injury'],
    ['kutte ne daant maara pair me zakhm', 'bite'],
    ['i fell from stairs because of my dog, head injury, vomiting', 'injury'],
    ['cow attacked my uncle, deep wound in stomach bleeding a lot', 'bleeding'],
    ['cow ne hamla kiya chacha gir gaye haddi toot gayi', 'injury'],
    ['बिल्ली के पीछे दादी गिर गईं, सिर पर चोट लगी', 'injury'],
  ])('"%s": %s', (text, kind) => expect(shown(text)).toContain(kind));
  test.each([
    ...['my friend’s dog has fever and vomiting', 'papa ka kutta bimar hai ulti kar raha hai', 'my dog was run over'],
    ...['kutte ke pair me chot lagi hai khoon aa raha', 'my dog has a wound on leg', 'my uncle’s dog has fever'],
  ])('an animal alone is ill: "%s"', (text) => expect(findDanger(text)).toEqual([]));
});

describe('who is awake is given sugar first', () => {
  test.each(['sugar 45, behosh nahi hai par chakkar', 'sugar 45 not unconscious but sweating'])('"%s"', (text) =>
    expect(emergencyAdvice(['lowSugar'], 'IN', 'en', text).whatToDo.join('\n')).toMatch(
      /^(?:Yeh sugar|This may be a very low)/,
    ),
  );
  test.each([
    'papa ki sugar 45 aayi, unconscious hain',
    'sugar 40 aayi aur mummy behosh hai',
    'sugar 45 thi, chakkar, ab behosh',
  ])('not: "%s"', (text) =>
    expect(emergencyAdvice(['lowSugar'], 'IN', 'hi', text).whatToDo[0]).toMatch(/^अगर व्यक्ति सुस्त/),
  );
});

describe('no situation', () => {
  test.each([
    'mujhe sugar hai pair me dard ho raha hai kya kale chane kha sakte hain',
    'mujhe sugar hai kya kali dal kha sakta hu pair me dard',
    'sugar patient hu pairo se badbu aati hai',
    'diabetic, wearing black shoes, foot pain',
    'sugar hai, pair me kale moze pehenta hu',
    'bacche ke khane me kuch mila ke de sakte hai kya',
    'i feel drugged after avil',
    'feeling drugged since cetirizine',
    'doodh me kuch mila ke pila sakte hai kya',
    'khane me kuch mila baal jaisa',
    'cotton in ear for cold is ok',
    'kaan me rui daal sakte hai kya',
  ])('"%s"', (text) => {
    const told = findDanger(text).filter((kind) => kind !== 'unsure' && kind !== 'low');
    expect(told).toEqual([]);
  });
  test.each<[string, EmergencyKind]>([
    ['sugar patient ke pair ke ghav se badbu aa rahi hai', 'sepsis'],
    ['toe is black diabetic father', 'sepsis'],
    ['papa diabetic hain, ungli kali pad gayi', 'sepsis'],
    ['someone gave me a drink at the party and i feel drugged', 'poisoning'],
    ['drink me kuch mila diya tha, chakkar aa raha hai', 'poisoning'],
    ['cotton stuck in ear', 'urgent'],
    ['rui kaan me reh gayi', 'urgent'],
    ['my daughter put cotton in her nose', 'urgent'],
    ['sugar patient ke pair me chot lagi thi, ungli kali pad gayi', 'sepsis'],
    ['kisi ne chai me kuch mila kar pilayi aur phone chura liya', 'poisoning'],
  ])('but "%s": %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));
});

describe('advice in Hindi', () => {
  test('blows on the back are firm', () =>
    expect(adviceOn('baccha neela pad gaya hai', 'hi')).toMatch(/हथेली से 5 बार ज़ोर से मारें/));
  test.each(['rassi se latka mila bhai', 'baccha neela pad gaya hai', 'papa behosh hai'])(
    'who pants is not pressed on: "%s"',
    (text) => {
      expect(adviceOn(text, 'hi')).toMatch(/हिचकी जैसी साँस/);
      expect(adviceOn(text, 'hi')).not.toMatch(/हाँफ/);
    },
  );
  test('each number of a pressure counts', () => {
    expect(adviceOn('bp 190/110 no symptoms')).toMatch(
      /upper number 180 or more, or the lower 120[^]*If both are below/,
    );
    expect(adviceOn('bp 190/110', 'hi')).toMatch(/दोनों संख्याएँ इससे कम/);
  });
});
