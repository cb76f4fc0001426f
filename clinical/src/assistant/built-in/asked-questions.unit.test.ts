import { describe, expect, test } from '@jest/globals';
import { answerBuiltIn } from './answer.js';

const answerTo = (text: string) =>
  answerBuiltIn({ text, language: /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en', earlier: [] });

describe('the question is answered, not only its topic told:', () => {
  test.each([
    ['the side effects of a medicine', 'side effects of metformin', 'diabetes', 'vitamin B12'],
    ['of one that has no topic of its own', 'does cetirizine have side effects', 'common-medicines', 'drowsy'],
    ['the time of a tablet', 'बीपी की दवा कब खानी चाहिए सुबह या रात', 'blood-pressure', 'एक ही समय'],
    ['a value of a report', 'what does ESR 45 mean', 'lab-report', 'inflammation'],
    ['an amount of food', 'how much sugar can I eat in a day', 'diabetes', '25 g'],
    ['an illness within another', 'can I have sex during pregnancy', 'pregnancy', 'Sex is safe'],
    ['a complaint within pregnancy', 'pregnancy me kamar dard hota hai', 'pregnancy', 'kamar'],
    [
      'what pregnancy changes in an illness',
      'is urine infection dangerous during pregnancy',
      'pregnancy',
      'early birth',
    ],
    ['the other of two answers with the same words', 'वजन बढ़ाने के लिए क्या खाएं', 'weight', 'मूँगफली'],
    ['a child, however it is spelled', 'garbh me bacche ki dhadkan kab aati hai', 'pregnancy', 'chhah-saat hafte'],
    ['a bite', 'कुत्ता काटने के कितने दिन बाद इंजेक्शन लगवाएं', 'rabies', 'उसी दिन'],
    ['the time after a birth', 'delivery ke kitne din baad period aata hai', 'after-birth', 'chhah-aath hafte'],
    ['a child of another age', 'at what age should my child start to speak', 'child-growth', '18 months'],
    ['the effects of a method', 'copper t lagwane ke baad dard hota hai kya', 'contraception', 'marod'],
    ['how to stop a habit', 'how to quit gutka', 'tobacco', '1800-11-2356'],
    ['a myth', 'gym jane se height rukti hai kya', 'exercise', 'lambai nahi rukti'],
    ['care at home', 'papa ko bhulne ki bimari hai kaise sambhale', 'dementia', '14567'],
    ['a scheme', 'what is the ayushman card and who can get it', 'health-schemes', '70 years'],
  ])('%s, "%s"', (_, text, topic, said) => {
    const answer = answerTo(text);
    expect(answer.topic).toBe(topic);
    expect(answer.text).toContain(said);
    expect(answer.text).not.toMatch(/not sure that this is what you ask|Pakka nahi|पक्का नहीं कि आप/);
  });
});

test.each(['how many rupees does knee surgery cost', 'gym jane se awaz moti hoti hai kya'])(
  'says of the nearest text that it is only that: "%s"',
  (text) => expect(answerTo(text).text).toMatch(/not sure that this is what you ask|Pakka nahi/),
);

describe('an answer says when it cannot wait:', () => {
  test.each([
    ['how long does jaundice last', /yellow on the first day.*at once if it is drowsy/],
    ['पीलिया कितने दिन में ठीक होता है', /पहले दिन या दो हफ़्ते बाद पीला हो.*न पिए तो तुरंत/],
    ['how to have a normal delivery', /before 37 weeks: hospital at once/],
    ['pregnancy me baby kick kab mahsus hota hai', /24 hafte tak mehsoos na ho/],
    ['how many times newborn poop', /at once with blood or black stool/],
    ['sgpt high how to reduce', /yellow eyes the same day, at once with confusion/],
    ['how to stop vomiting', /in pregnancy if nothing stays down/],
    ['mammogram at what age', /Show any new lump soon/],
  ])('%s', (text, said) => expect(answerTo(text).text).toMatch(said));
});
