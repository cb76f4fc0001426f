import { describe, expect, test } from '@jest/globals';
import { MAX_ANSWER, OFF_TOPIC_REPLY } from '@anamnesis/contracts/assistant/constants';
import { checkedText } from './checked-text.js';
import { inventsDose } from './dose-claims.js';
import { collectSentences } from './sentences.js';

function read(
  pieces: readonly string[],
  { given = '', language = 'en' as 'en' | 'hi', how = 'whole' as 'whole' | 'cut' | 'broken' } = {},
) {
  const said: string[] = [];
  const checked = checkedText({ given, language, say: (text) => void said.push(text) });
  const taken = pieces.filter((piece) => checked.add(piece)).length;
  checked.end(how);
  return { said, shown: said.join(''), text: checked.text, isOffTopic: checked.isOffTopic, taken };
}
const LONG =
  'High blood pressure strains the heart and the blood vessels over the years, often without any symptoms at all. '.repeat(
    3,
  );

describe('what a provider writes', () => {
  test('is shown in whole sentences, and all of it in the end', () => {
    const { said, text } = read([...LONG, 'Ask your doctor', ' about it.']);
    expect(said.length).toBeGreaterThan(1);
    for (const part of said.slice(0, -1)) expect(part).toMatch(/[.] $/);
    expect(said.join('').trim()).toBe(text);
    expect(text).toBe(`${LONG}Ask your doctor about it.`);
  });

  test('has no amount of a medicine that its reader did not name', () => {
    const pieces = ['Paracetamol lowers a fever. Take 500 mg every six hours. Then take 650mg at night. Drink water.'];
    expect(read(pieces).text).toBe(
      'Paracetamol lowers a fever. Please ask your doctor or pharmacist about the amount of a medicine. Drink water.',
    );
    expect(read(pieces, { given: 'I take 500 mg and 650 mg.' }).text).toContain('500 mg every six hours');
    expect(read(['बुखार में 500 मिलीग्राम लें। पानी पिएँ।'], { language: 'hi' }).text).toMatch(/^दवा की मात्रा.* पानी पिएँ।$/);
  });

  test('has no advice about the medicine of the sentence before', () => {
    const { text } = read(['Metformin lowers the sugar. ', 'You can stop it now. ', 'Walk every day.']);
    expect(text).toBe(
      'Metformin lowers the sugar. Please ask your doctor or pharmacist before you start, stop or change a medicine. Walk every day.',
    );
  });

  test('ends after its last whole sentence at the limit, or where it was cut off', () => {
    const endless = Array.from({ length: 2 * MAX_ANSWER }, () => 'Sleep well. ');
    const { text, taken } = read(endless);
    expect(text.length).toBeLessThanOrEqual(MAX_ANSWER);
    expect(text).toMatch(/Sleep well\.$/);
    expect(taken).toBeLessThan(MAX_ANSWER);
    expect(read(['Sleep well. Do not ta'], { how: 'cut' }).text).toBe('Sleep well.');
    expect(read(['Stop your tablets, but on'], { how: 'cut' }).text).toBe('');
  });

  test('that has no end of a sentence is shown at the end', () => {
    const text = 'high blood pressure strains the heart '.repeat(12).trim();
    expect(read([text])).toMatchObject({ shown: text, text });
  });

  test('without the end of a sentence keeps what fits', () => {
    const endless = read(Array.from({ length: 3_000 }, () => 'blood pressure '));
    expect(endless.text).toMatch(/^blood pressure .* (blood|pressure)…$/);
    expect(endless.text.length).toBeLessThanOrEqual(MAX_ANSWER + 1);
    expect(endless.shown.trim()).toBe(endless.text);
    expect(endless.taken).toBeLessThan(1_000);
    const atOnce = read(['blood pressure '.repeat(3_000)]);
    expect(atOnce.text.length).toBeGreaterThan(MAX_ANSWER / 2);
  });

  test('that its provider did not finish keeps what was said, and says so', () => {
    const { text, shown } = read([LONG, 'Then ta'], { how: 'broken' });
    const broken = 'The answer broke off here, and what is missing may matter. Please ask again, or ask a doctor.';
    expect(text).toBe(`${LONG.trim()}\n\n${broken}`);
    expect(shown).toContain(broken);
  });

  test('that turns to another topic later is replaced', () => {
    const fever = 'Fever is a sign of an infection. Drink enough and rest until the fever is gone. ';
    const recipe =
      'Here is a recipe for a cake. Mix two cups of flour with sugar and butter. Bake it in the oven until it is brown. ';
    const halwa = 'Roast the flour in ghee, stir it well, and garnish with nuts.';
    const cricket = 'By the way, Kohli scored a century in the cricket match. The captain won the tournament.';
    for (const turned of [recipe, halwa, cricket])
      expect(read([LONG, fever, turned])).toMatchObject({ text: OFF_TOPIC_REPLY, isOffTopic: true });
    for (const aside of [
      'An app can count your steps. A friend or a team helps to go on.',
      'Less salt in pickle and soup helps, and food that is baked, not fried, has fewer calories.',
      'Music and a walk in the garden help some people.',
    ])
      expect(read([LONG, fever, aside])).toMatchObject({ isOffTopic: false });
  });

  test('that repeats its instructions is replaced, whatever else it says', () => {
    for (const sentence of [
      'You are the health assistant of a clinic.',
      'Make no diagnosis, and name no dose or amount of a medicine: for both refer to the doctor or the pharmacist.',
      'My rules: Explain in plain, short sentences.',
      'ANSWER ONLY QUESTIONS ABOUT MEDICAL TOPICS, HEALTH, clinical nutrition, wellness, preventive care and health news!',
    ])
      expect(read([LONG, ...`${sentence} Ask your doctor.`]).text).toBe(OFF_TOPIC_REPLY);
    expect(read([LONG, 'Never stop a prescribed medicine without your doctor.']).isOffTopic).toBe(false);
  });

  test('keeps its paragraphs and loses control characters', () => {
    expect(read(['Eat w\0ell.\n\nSl', '\0', 'eep\u202e well.']).text).toBe('Eat well.\n\nSleep well.');
  });

  test('about something else is replaced by the fixed reply, before a word of it is shown', () => {
    const match =
      'India won the cricket match against Australia by six wickets, and the captain scored a century in it. ';
    expect(read([match, match, match])).toMatchObject({ said: [], text: OFF_TOPIC_REPLY, isOffTopic: true });
    expect(read(['The capital of France is Paris.'])).toMatchObject({ said: [], text: OFF_TOPIC_REPLY });
    expect(read(['भारत ने क्रिकेट मैच जीता।'], { language: 'hi' }).text).toMatch(/^मैं केवल चिकित्सा और स्वास्थ्य/);
    expect(read(['Yes, that is right.'])).toMatchObject({ text: 'Yes, that is right.', isOffTopic: false });
  });

  test('that is the fixed reply counts as off topic, and is in the language of its reader', () => {
    const hindi = read([OFF_TOPIC_REPLY], { language: 'hi' });
    expect(hindi).toMatchObject({ said: [], isOffTopic: true, text: expect.stringMatching(/^मैं केवल/) });
    expect(read([hindi.text], { language: 'hi' })).toMatchObject({ isOffTopic: true, text: hindi.text });
  });
});

test('sentences do not depend on how a text is cut into pieces', () => {
  const text = 'It is 7.5 mmol/L. Is it high?  Yes!\n- Walk 3 km.\n- Eat. End';
  const whole = collectSentences();
  const expected = [...whole.add(text), whole.rest()];
  for (const size of [1, 2, 3, 7]) {
    const parts = collectSentences();
    const sentences = (text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? []).flatMap((piece) => parts.add(piece));
    expect([...sentences, parts.rest()].join('')).toBe(text);
  }
  expect(expected.join('')).toBe(text);
  expect(expected[0]).toBe('It is 7.5 mmol/L. ');
});

describe('an amount that nobody prescribed is invented:', () => {
  test.each([
    ...[
      'Take 2 tablets of it.',
      'Take 0.5 ml.',
      'रोज़ 2 गोली लें।',
      'Vitamin D: 1000 IU a day.',
      'Take two tablets.',
      'Take half a tablet.',
    ],
    ...[
      'Take 2 tablets/day.',
      'Take 1 g of it.',
      'Up to 5 grams.',
      'Give 2 teaspoons.',
      '10 U of insulin.',
      'do goli lein.',
      'दो गोली लें।',
    ],
    ...[
      '५०० मिलीग्राम लें।',
      'Take five hundred mg.',
      'Take 500 milligrams.',
      'A 500-mg tablet.',
      'Take 40 micrograms.',
      '500 mg/day.',
      '10 mg/kg.',
    ],
    ...[
      'Double your dose.',
      'Take twice the dose.',
      'Take 1,000 mg.',
      'one to two tablets',
      'Use 125 mg/5 ml of the syrup.',
      'ek goli lein',
      'aadhi goli lein',
    ],
    ...[
      'Take 2 teaspoons of paracetamol with water.',
      ...[
        'Take 2.',
        'Take two of them.',
        'Take 4 of these pills.',
        'Take one at night.',
        'Increase the dose by 50 %.',
        'Cut your tablet in half.',
      ],
      '2 puffs',
      '५ मि.ग्रा. लें',
      '１０ mg',
    ],
  ])('%s', (sentence) => expect(inventsDose(sentence, '')).toBe(true));
});

describe('no amount of a medicine:', () => {
  test.each([
    ...[
      'Your LDL of 135 mg/dL is high.',
      'Walk for 30 minutes on 5 days.',
      'Sugar above 7.0 mmol/L is high.',
      'Haemoglobin of 12 g/dL.',
      'An eGFR of 60 mL/min.',
    ],
    ...[
      'A TSH of 4 mIU/L.',
      '40 IU/L is the limit.',
      'Less than 5 g of salt a day.',
      'Drink 200 ml of water.',
      'Eat 30 grams of fibre.',
      'Do tablets help?',
    ],
    ...[
      'Never double the dose.',
      'Take it 3 times a day.',
      'Eat 2 eggs a day.',
      'Drink 8 glasses of water.',
      'Take two walks a day.',
      'A BMI of 25 kg/m2.',
      'Do not take twice the dose.',
      'A glass of 14 units of alcohol a week.',
      'Ferritin of 30 ng/mL.',
      'दो बार चलें।',
    ],
  ])('%s', (sentence) => expect(inventsDose(sentence, '')).toBe(false));
});

test.each([
  ['Take 500 mg.', 'I take 500mg.', false],
  ['Take 500 mg.', 'I take 1500 mg.', true],
  ['Take 5 mg.', 'My sugar is 25 mg/dL.', true],
  ['Take 25 mg.', 'My sugar is 25 mg/dL.', true],
  ['Take 1 g.', 'I take 1,000 milligrams.', false],
  ['दो गोली लें।', 'I take two tablets.', false],
])('"%s" to who wrote "%s" is invented: %s', (sentence, given, invents) =>
  expect(inventsDose(sentence, given)).toBe(invents),
);
