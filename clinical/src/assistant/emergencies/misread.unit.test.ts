import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { findEmergencies } from './emergencies.js';

const told = (cases: readonly (readonly [string, string])[]) =>
  test.each(cases)('%s: %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));
const calm = (texts: readonly string[]) =>
  test.each(texts)('"%s"', (text) => expect(findEmergencies(text)).toEqual([]));

describe('where it happened', () => {
  told([
    ['collapsed in the movie theatre', 'unconscious'],
    ['a lady fainted in the movie hall', 'unconscious'],
    ['unconscious in office', 'unconscious'],
    ['saw my boss unconscious in office', 'unconscious'],
    ['saw the guard unconscious at office gate', 'unconscious'],
    ['people are drowning, boat capsized', 'drowning'],
    ['boat capsized and people are drowning', 'drowning'],
    ['car fell in canal with two people inside drowning', 'drowning'],
    ['naav palat gayi log doob rahe hain', 'drowning'],
    ['red lines on hand spreading up from wound and fever', 'sepsis'],
  ]);
  calm(['movie me heart attack scene', 'my phone fell in water', 'company is drowning']);
});

describe('"se bache" before "ko" is a child', () => {
  told([
    ['current se bache ko shock laga', 'electricity'],
    ['bijli se bache ko jhatka laga', 'electricity'],
    ['cooler se bache ko current', 'electricity'],
  ]);
  calm(['bijli se kaise bache', 'current se bache kaise']);
});

describe('a size or an age before a person is theirs', () => {
  told([
    ['small child burned by hot oil', 'burn'],
    ['old man burned by fire', 'burn'],
    ['small child got a shock from switch board', 'electricity'],
    ['5 year old boy knife stuck in stomach', 'injury'],
    ['5 year old with scissors stuck in neck', 'injury'],
    ['60 year old man iron rod stuck in chest', 'injury'],
    ['little girl with knife stuck in hand', 'injury'],
  ]);
  calm(['small burn on finger', 'old burn scar']);
});

describe('"laga lu" asks, and names no heat', () => {
  told([
    ['haath jal gaya burnol laga lu', 'burn'],
    ['haath jal gaya toothpaste laga lu', 'burn'],
    ['papa loo me gir gaye behosh', 'unconscious'],
    ['lu lagne se bukhar aur behoshi', 'heat'],
  ]);
});

describe('a head that is bursting aches, and one that has burst is hurt', () => {
  told([
    ['bp 220/130 sar fat raha', 'urgent'],
    ['bete ka sir fat gaya jhule se', 'injury'],
    ['sar phoot gaya deewar se', 'injury'],
    ['सिर फट गया बच्चे का', 'injury'],
    ['Papa slipped in the bathroom and hit his head, now vomiting', 'injury'],
    ['child fall from 2nd floor roof', 'injury'],
    ['chhati phat rahi hai pasina', 'heart'],
  ]);
  calm(['traffic se sar fat raha hai', 'office me sir phat raha hai', 'सर फट रहा है शोर से', 'sir phat rahi hai meri']);
});

describe('the name of a medicine tells of nothing but itself', () => {
  told([
    ['mirgi ki dawa saari kha li', 'poisoning'],
    ['mirgi ki dawa di par daura nahi ruk raha', 'unconscious'],
    ['eptoin chhoot gayi aur ab daura pad raha', 'unconscious'],
    ['mirgi ki dawa khane ke baad bhi daure', 'unconscious'],
    ['mirgi ki dawa lene ke baad daura band nahi ho raha', 'unconscious'],
    ['मिर्गी की दवा के बाद भी दौरा', 'unconscious'],
    ['papakochestpain', 'heart'],
    ['saansnahiaarahi', 'breathing'],
  ]);
  calm(['losartan leta hu', 'losartan', 'thyroid', 'mirgi ki dawa leta hu', 'fits tablet daily', 'मिर्गी की गोली']);
});

describe('not conscious', () => {
  told([
    ...(['he is not conscious', 'semiconscious', 'he is semi conscious', 'papa conscious nahi hai'] as const).map(
      (text) => [text, 'unconscious'] as const,
    ),
  ]);
  calm(['he is conscious and talking', 'self conscious about my skin']);
});

describe('a rope above a bite, a wound or a limb is first aid', () => {
  told([
    ['snake bite on my leg, can I tie a rope above it', 'bite'],
    ['should I tie a rope around my neck', 'selfHarm'],
    ['i will tie a rope above the door', 'selfHarm'],
    ['my husband beats me on the leg, i have tied a rope around the ceiling', 'selfHarm'],
    ['dog bite 2 days ago, now rope around the fan', 'selfHarm'],
    ['chhat ki kundi me rassi daal di', 'selfHarm'],
    ['tied a rope to the fan, clothes packed', 'selfHarm'],
    ['my leg hurts, i will tie a rope around my neck', 'selfHarm'],
  ]);
  calm([
    'can i tie a rope above the wound',
    'can I tie a rope around his leg',
    'hook se rassi kaise nikale',
    'tied a rope near the fan to dry clothes',
    'jhula ke liye ped pe rassi bandhi',
  ]);
});

test('who fell and hit his head was beaten by nobody', () => {
  expect(findDanger('Papa slipped in the bathroom and hit his head, now vomiting')).toEqual(['injury']);
  expect(findDanger('papa slipped drunk and hit my head')).toContain('childAbuse');
  expect(findEmergencies('my brother hit her head and she fell down')).toContain('violence');
});

describe('a medicine against worms, and a pesticide on plants, poison nobody', () => {
  test.each([
    ...['pet ke keede marne ki dawa kha li', 'bachche ko pet ke keede ki dawa khila di', 'we fed the plants pesticide'],
    'khet ke liye keetnashak kharida, mask kaunsa pahnu',
    'I bought pesticide for my field today, which mask should I wear while spraying',
  ])('"%s"', (text) => expect(findDanger(text).filter((kind) => kind !== 'unsure')).toEqual([]));
  test('who is fed up with it was not poisoned by it', () =>
    expect(findDanger('fed up of pesticide on vegetables')).not.toContain('poisoning'));
  told([
    ['keede marne ki dawa kha li', 'poisoning'],
    ['bachche ne pet ke keede ki dawa poori bottle pi li', 'poisoning'],
    ['khet me dawa chhidakne ke baad chakkar aa raha hai', 'poisoning'],
    ['zameen bik gayi, khet ke liye kitnashak kharida hai bas ab khatam', 'selfHarm'],
    ['I am fed up, bought pesticide today', 'selfHarm'],
    ['aaj keetnashak kharida', 'selfHarm'],
    ['mixed the weedkiller. wife thinks it is for tomorrow spraying.', 'selfHarm'],
    ['methotrexate daily by mistake for 5 days', 'poisoning'],
    ['my 2 year old took my amlodipine', 'poisoning'],
    ['child ate one amlodipine tablet', 'poisoning'],
    ['My 2 year old ate my amlodipine, should I wait?', 'poisoning'],
    ['bachche ne bp ki goli kha li, kya kar sakte hai', 'poisoning'],
  ]);
});

describe('what strangers told, and another kind was found first', () => {
  told([
    ['My cousin says voices are telling him to hurt mummy, he has taken kitchen knife', 'violence'],
    ['voices are telling me to hurt mummy, I have a kitchen knife', 'selfHarm'],
    ['परीक्षा में फेल हो गया, अब किस मुँह से घर जाऊँ, नहर के पास बैठा हूँ', 'selfHarm'],
    ['bridge par khada hu, karz bahut hai', 'selfHarm'],
    ['missed dialysis 2 times, very weak now', 'urgent'],
    ['papa ki dialysis chhoot gayi, kamzori aur dhadkan ajeeb', 'urgent'],
    ['bachche ki khopdi ka naram hissa ubhra hua hai aur bukhar', 'child'],
    ['skin peeling all over after new medicine', 'urgent'],
    ['pain moved from navel to right side, fever', 'urgent'],
    ['naabhi se dard neeche daayi taraf, chhune pe cheekh, bukhar', 'urgent'],
    ['I take acitrom and bleeding is not stopping from gums', 'bleeding'],
    ['warfarin leta hu, naak se khoon 20 minute se aa raha hai', 'bleeding'],
    ['numb between the legs and cannot pass urine', 'urgent'],
  ]);
  calm(['dialysis kab hota hai', 'nahar ke paas ghar hai, loan kaise le', 'पाकिस्तान कहाँ है']);
  test.each([
    'my husband strangled me yesterday, my throat hurts now and voice is hoarse',
    'pati ne gala dabaya tha, ab nigalne me dard hai',
  ])('a throat that was pressed is urgent too: "%s"', (text) =>
    expect(findDanger(text)).toEqual(['violence', 'urgent']),
  );
});
