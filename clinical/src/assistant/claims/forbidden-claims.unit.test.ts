import { describe, expect, test } from '@jest/globals';
import { claimByRule, forbiddenClaim } from './forbidden-claims.js';
import { developedSentences } from './testing/developed-sentences.js';
import { freshSentences } from './testing/fresh-sentences.js';
import { seenSentences } from './testing/seen-sentences.js';
import heldOutSentences from './testing/held-out-sentences.json' with { type: 'json' };
import { unseenSentences } from './testing/unseen-sentences.js';
import { collectSentences } from './sentences.js';
import { topics } from '../topics/all.js';

test.each([
  ...['Take one Dolo every six hours.', 'Take 2 tablets of it.', 'एक डोलो हर छह घंटे में लें।'],
  ...['You can take paracetamol 500 mg.', 'Give her 5 ml of Crocin.'],
])('an amount: "%s"', (sentence) => expect(forbiddenClaim(sentence, '')).toMatch(/^(?:dose|medicine)$/));

test.each([
  ...['You can stop your tablets.', 'Stop taking metformin.', 'Just skip the insulin today.', 'Start aspirin at once.'],
  ...[
    'You should switch to another medicine.',
    'Yes, you can safely stop the blood pressure medicine.',
    'Try Dolo 650.',
  ],
  ...['You may reduce your insulin.', 'Rest, and take ibuprofen.', 'अपनी दवा बंद कर दें।', 'Apni dawa band kar dijiye.'],
  ...['Simply discontinue Thyronorm.', 'Take an antibiotic such as azithromycin.'],
])('a change of a medicine: "%s"', (sentence) => expect(forbiddenClaim(sentence, '')).toMatch(/^(?:dose|medicine)$/));

test.each([
  ...['Do not call an ambulance.', "You don't need to see a doctor.", 'There is no need to go to the hospital.'],
  ...['An ambulance is not needed.', 'Avoid going to the hospital.', 'You can wait until Monday.', 'Ignore the pain.'],
  ...[
    'A doctor is not necessary.',
    'डॉक्टर के पास जाने की ज़रूरत नहीं है।',
    'Ambulance mat bulao.',
    'You need not visit a doctor.',
  ],
])('advice against help: "%s"', (sentence) => expect(forbiddenClaim(sentence, '')).toBe('help'));

test.each([
  ...['You certainly have cancer.', 'You have dengue.', 'This is definitely a heart attack.', 'He has pneumonia.'],
  ...[
    'You do not have cancer.',
    'There is nothing to worry about.',
    'It is not serious.',
    'You are perfectly healthy.',
  ],
  ...['आपको कैंसर है।', 'Aapko dengue hai.', 'चिंता की कोई बात नहीं है।', 'You are suffering from depression.'],
])('certainty: "%s"', (sentence) => expect(forbiddenClaim(sentence, '')).toBe('diagnosis'));

describe('honest sentences stay:', () => {
  test.each([
    ...['Your HbA1c is above the range.', 'The creatinine was slightly raised.', 'Your sugar is a little high.'],
    ...['Never stop a prescribed medicine without your doctor.', 'Do not stop your tablets on your own.'],
    ...['Ask your doctor before you stop your tablets.', 'Ask your doctor whether to change the medicine.'],
    ...['Doctors often begin with metformin.', 'Metformin lowers the sugar.', 'Your doctor may reduce the dose.'],
    ...['If you have diabetes, check your feet.', 'Cancer can cause weight loss.', 'You may have a cold.'],
    ...[
      'Call an ambulance now.',
      'Do not wait: call 112.',
      'See a doctor if it does not get better.',
      'Start walking every day.',
    ],
    ...[
      'Stop smoking.',
      'Reduce salt.',
      'Do not drive; call an ambulance.',
      'Change your diet.',
      'People who have asthma need an inhaler.',
    ],
    ...['Dengue is spread by mosquitoes.', 'Take a walk every day.', 'Take your medicines as your doctor prescribed.'],
    ...['A doctor can tell whether you have anaemia.', 'Use a mosquito net.', 'Do not delay seeing a doctor.'],
    ...['Many people with high blood pressure do not notice it.', 'Try to sleep well.', 'दवा डॉक्टर से पूछे बिना बंद न करें।'],
  ])('%s', (sentence) => expect(forbiddenClaim(sentence, '')).toBeNull());

  test('an illness that the patient named', () => {
    expect(forbiddenClaim('Because you have diabetes, check your feet.', 'I have diabetes')).toBeNull();
    expect(forbiddenClaim('You have diabetes, so check your feet.', 'my diabetes is bad')).toBeNull();
    expect(forbiddenClaim('You do not have diabetes.', 'do i have diabetes')).toBe('diagnosis');
  });
});

test.each([
  ['Ask your doctor later, but stop the metformin from today.', 'medicine'],
  ['Why not try a course of azithromycin?', 'medicine'],
  ['The amlodipine has no further role.', 'medicine'],
  ['Stop your tablets, as your doctor would.', 'medicine'],
  ['You have dengue, and tests will show it.', 'diagnosis'],
  ['Apni dawa band kar dijiye, doctor se baad mein puchh lijiye.', 'medicine'],
] as const)('advice beside a safe statement is still advice: "%s"', (sentence, claim) =>
  expect(forbiddenClaim(sentence, '')).toBe(claim),
);

test('"it" is the medicine of the sentence before', () => {
  expect(forbiddenClaim('You can stop it now.', '')).toBeNull();
  expect(forbiddenClaim('You can stop it now.', '', 'Metformin lowers the sugar.')).toBe('medicine');
  expect(forbiddenClaim('Ask your doctor before you stop it.', '', 'Metformin lowers the sugar.')).toBeNull();
});

describe('of sentences', () => {
  const figures = ({ bad, good }: { bad: readonly string[]; good: readonly string[] }) => ({
    found: bad.filter((sentence) => forbiddenClaim(sentence, '') !== null).length,
    wrong: good.filter((sentence) => forbiddenClaim(sentence, '') !== null).length,
  });
  const ofTopics = (language: 'en' | 'hi') =>
    topics.flatMap((topic) => {
      const sentences = collectSentences();
      return [...sentences.add(topic[language].text), sentences.rest()].filter((sentence) => sentence.trim() !== '');
    });

  test('nearly all are found with which the rules were improved', () => {
    expect(figures(seenSentences)).toEqual({ found: 90, wrong: 1 });
    expect(figures(developedSentences)).toEqual({ found: 305, wrong: 6 });
    expect(figures(freshSentences.developed)).toEqual({ found: 50, wrong: 3 });
  });

  test('by somebody who had not seen the rules 98 % are found, and 8 % of honest ones are replaced', () =>
    expect(figures(unseenSentences)).toEqual({ found: 88, wrong: 9 }));

  test('in styles that neither rules nor weights were made with 94 % are found, and 22 % of honest ones are replaced', () =>
    expect(figures(freshSentences.heldOut)).toEqual({ found: 47, wrong: 11 }));

  test('of pairs that differ in little but that one of them is forbidden 92 % are found, and 23 % of the honest ones are replaced', () =>
    expect(figures(heldOutSentences)).toEqual({ found: 818, wrong: 205 }));

  test('of ordinary honest ones 12 % are replaced', () =>
    expect(figures({ bad: [], good: heldOutSentences.ordinary })).toEqual({ found: 0, wrong: 36 }));

  test('the rules alone find 87 % and 60 % of these', () => {
    const found = [unseenSentences, freshSentences.heldOut].map(
      ({ bad }) => bad.filter((sentence) => claimByRule(sentence, '') !== null).length,
    );
    expect(found).toEqual([78, 30]);
  });

  test('who urges to get help is shown, whatever was learned', () => {
    for (const sentence of [
      'Call 112 now.',
      'Take him to a hospital at once.',
      'Ek minute bhi mat ruko, 108 milao.',
      'तुरंत अस्पताल जाइए।',
      'Do not stop your insulin on your own.',
    ])
      expect([sentence, forbiddenClaim(sentence, '')]).toEqual([sentence, null]);
  });

  test('of our own topics 5 % would be replaced', () => {
    for (const language of ['en', 'hi'] as const) {
      const good = ofTopics(language);
      expect(figures({ bad: [], good }).wrong / good.length).toBeLessThan(0.05);
    }
  });
});
