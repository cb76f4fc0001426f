import { describe, expect, jest, test } from '@jest/globals';
import { ended } from '@anamnesis/contracts/testing/ended';
import MiniSearch from 'minisearch';
import { findNamed, topicOf } from './topic-search.js';

test.each([
  ['What is CK?', 'cholesterol'],
  ['My legs ache on the stairs. Could that be the new tablet?', 'cholesterol'],
  ['sugar', 'diabetes'],
  ['शुगर', 'diabetes'],
  ['my sugar is low', 'low-sugar'],
  ['हाई बीपी', 'blood-pressure'],
  ['flu', 'flu-covid'],
  ['flu vaccine', 'vaccination-adults'],
  ['daura', 'epilepsy'],
  ['cervical', 'back-pain'],
  ['cervical cancer', 'cervical-cancer'],
  ['what helps against migraine headache with vomiting', 'headache'],
  ['my knee has pain', 'joints'],
  ['what causes heart attacks in young people', 'heart-disease'],
  ['fevers', 'fever'],
  ['ghutnon me awaz', 'joints'],
  ['bacche ki dhadkan', 'pregnancy'],
  ['140/90', 'blood-pressure'],
  ['बाल बहुत झड़ रहे हैं', 'hair'],
  ['what vaccines should my 65 year old father get', 'vaccination-adults'],
])('"%s" is about %s', (text, topic) => expect(topicOf(text)?.key).toBe(topic));

test.each([
  ['sorry, forget it. what is a normal BMI?', 'weight'],
  ['forget it, what is normal bp', 'blood-pressure'],
  ['never mind, what is a normal BMI?', 'weight'],
  ['ok leave it. fever for 3 days', 'fever'],
  ['forget about it! my knee has pain', 'joints'],
  ['he says a word and I forget it', 'dementia'],
  ['my mother forgets names', 'dementia'],
])('who leaves off what was said asks of what follows: "%s" is about %s', (text, topic) =>
  expect(topicOf(text)?.key).toBe(topic),
);

test.each(['forget it', 'sorry, forget it', 'never mind', 'leave it', 'rehne do'])('"%s" names no topic', (text) =>
  expect(topicOf(text)).toBeNull(),
);

describe('names no topic:', () => {
  test.each([
    ['one word of a name of several', 'black tarry stool'],
    ['a word that sounds like a short name', 'i want to kill'],
    ['a word that is one letter from another', 'waking at night'],
    ['an illness without a topic', 'what is lupus'],
    ['small words of a name', 'pet me kuch hai'],
    ['a word that is the beginning of another', 'can kids eat honey'],
  ])('%s, "%s"', (_, text) => expect(topicOf(text)).toBeNull());
});

describe('is sure of the text that speaks of what is asked:', () => {
  test.each([
    ['an answer', 'is papaya safe in pregnancy'],
    ['a value, whatever its number', 'my HDL is 32 what does it mean'],
    ['the general text', 'how can a woman stop hair fall'],
    ['an answer that is not asked for by its names', 'operation se pehle khali pet kyu rehna padta hai'],
    ['in Hindi', 'बवासीर में क्या नहीं खाना चाहिए'],
  ])('%s, "%s"', (_, text) => expect(findNamed(text)?.isUnsure).toBe(false));
});

describe('is unsure of a text that leaves out the word on which the question turns:', () => {
  test.each([
    ['a medicine that no text names', 'does linezolid cause weight gain'],
    ['a consequence', 'gym jane se awaz moti hoti hai kya'],
    ['what an operation costs', 'how many rupees does knee surgery cost'],
    ['another part of the body', 'operation se zubaan par jalan'],
  ])('%s, "%s"', (_, text) => expect(findNamed(text)?.isUnsure).toBe(true));
});

test('a text is searched once while a message is answered', () => {
  const text = 'diabetes diet';
  expect(findNamed(text)).not.toBeNull();
  expect(findNamed(text)).toBe(findNamed(text));
});

test('a text of many short lines is searched in little time', () => {
  const search = jest.spyOn(MiniSearch.prototype, 'search');
  ended(() => findNamed('1\n'.repeat(40_000)));
  // Searched once by names and once by stems, however often it stands there.
  expect(search.mock.calls.flatMap(([query, options]) => options?.tokenize?.(String(query)))).toEqual(['1', '1']);
  search.mockRestore();
});
