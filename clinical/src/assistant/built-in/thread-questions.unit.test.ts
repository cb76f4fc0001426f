import { describe, expect, test } from '@jest/globals';
import { answerBuiltIn } from './answer.js';
import { refusalOf } from './medicine-refusal.js';
import { refusalInThread } from './refusal-in-thread.js';

const answerTo = (...said: readonly string[]) =>
  answerBuiltIn({ text: said.at(-1)!, language: 'en', earlier: said.slice(0, -1) });

describe('what is asked of a medicine that was named before is refused', () => {
  test.each([
    ['missedThinner', 'acitrom leta hu', 'parso bhool gaya tha', 'aaj dugni le lu'],
    ['missed', 'ecosprin leta hu', '2 din se nahi li', 'ab kya karu'],
    ['missed', 'thyronorm leti hu', 'kal chhut gayi', 'aaj dono kha lu?'],
    ['amount', 'metformin leta hu', 'ek saath do le lu aaj?'],
    ['stoppedFits', 'levipil chal rahi hai', 'band kar du?'],
    ['stoppedSteroid', 'I take prednisolone', 'feeling well now', 'can I stop'],
  ])('%s: %s, …', (refusal, ...said) => expect(refusalInThread(said.at(-1)!, said.slice(0, -1))).toBe(refusal));
  test.each([
    ['metformin leta hu', 'thanks'],
    ['ecosprin leta hu', '2 din se nahi li, ab kya karu', 'thanks'],
    ['metformin leta hu', 'kya ye safe hai'],
    ['what is dengue', 'how long does it last'],
    ['can I double my metformin', 'is diabetes curable'],
  ])('not: %s, %s', (...said) => expect(refusalInThread(said.at(-1)!, said.slice(0, -1))).toBeNull());
});

describe('to stop is refused however far from the medicine', () => {
  test.each([
    ['stoppedSteroid', 'my doctor prescribed deflazacort for ten days, the swelling is gone, should I stop now'],
    ['stoppedFits', 'levipil 3 saal se chal rahi hai, koi daura nahi aaya, band kar du'],
    ['stopped', 'amlodipine leta hu roz subah, ab bp bilkul theek rehta hai, chhod sakta hu?'],
  ])('%s: %s', (refusal, text) => expect(refusalOf(text)).toBe(refusal));
  test.each(['thyroid ki goli roz leti hu, chai band kar du?', 'can I stop worrying, I take vitamin tablets'])(
    'unless something else is stopped: %s',
    (text) => expect(refusalOf(text)).toBeNull(),
  );
  test('unless something else is stopped, after sentences', () =>
    expect(refusalOf('I was on crocin for two days last week and it helped, can I stop working')).toBeNull());
});

test.each(['cefixime 200 bd ok for fever?', 'is azithral 500 twice daily fine for cough'])(
  'an amount by how often it is taken: %s',
  (text) => expect(refusalOf(text)).toBe('amount'),
);

describe('any medicine in pregnancy', () => {
  test.each([
    'गर्भवती हूँ, बुखार की गोली खा सकती हूँ?',
    'प्रेगनेंसी में खांसी की सिरप ले सकते हैं',
    'pregnant hu, sardi ki dawa le sakti hu?',
    'can I take a cold tablet while pregnant',
  ])('is answered with the harm: %s', (text) => expect(answerTo(text).kind).toBe('medicine-in-pregnancy'));
  test.each(['pregnancy me folic acid ki goli kab tak', 'iron tablets in pregnancy constipation'])(
    'but not what belongs to it: %s',
    (text) => expect(answerTo(text).kind).toBe('topic'),
  );
});

describe('names of laboratory tests are about health', () => {
  test('one of which no text speaks is answered by how a report is read', () => {
    expect(answerTo('what does low MCV mean').topic).toBe('lab-report');
    expect(answerTo('what does low MCV mean').text).toMatch(/^I am not sure/);
  });
  test.each([
    'what does PCV mean',
    'LDH raised',
    'what is TIBC',
    'rf positive',
    'ca 125 high',
    'reticulocyte count low',
  ])('%s', (text) => expect(answerTo(text).scope).toBe('medical'));
  test.each(['best sap course', "translate 'good morning' into tamil"])('not: %s', (text) =>
    expect(answerTo(text).scope).toBe('off-topic'),
  );
});

describe('where the text does not say what was asked', () => {
  test.each(['lemon with amlodipine', 'dental work with osteoporosis', 'thyroid with swimming'])(
    'it says that it is not sure: %s',
    (text) => expect(answerTo(text).text).toMatch(/^(I am not sure|I have no text)/),
  );
  test.each([['omez khali pet leni chahiye'], ['metformin kab leni chahiye', 'ye khali pet lu']])(
    'a medicine is no food: %s',
    (...said) => expect(answerTo(...said).topic).not.toBe('nutrition'),
  );
});

test.each([
  ['bed bug bite on arm', 'insect-bites'],
  ['machhar ke kaatne se khujli', 'insect-bites'],
  ['MRI with pacemaker safe?', 'scans'],
])('%s is answered from %s', (text, topic) => {
  expect(answerTo(text).topic).toBe(topic);
  expect(answerTo(text).text).not.toMatch(/A period is no reason/);
});
