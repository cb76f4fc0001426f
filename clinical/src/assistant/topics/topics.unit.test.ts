import { describe, expect, test } from '@jest/globals';
import { answerWithin, topicOf } from '../built-in/topic-search.js';
import { scopeOf } from '../scope/scope.js';
import { topics } from './all.js';
import { topicAnswers } from './answers/all.js';
import namesOfAnswers from './answers/names.json' with { type: 'json' };
import namesOfTopics from './names.json' with { type: 'json' };
import { readSources, shownSources } from './topic-source.js';

const languages = ['en', 'hi'] as const;
/** Of a medicine; not a concentration (mg/dL). */
const DOSE = /\d\s?(mg|mcg|µg|ml|IU)\b(?!\/)/i;
const TOLD = { en: /\.$/, hi: /[\u0900-\u097f].*।$/s };

test('there are at least 70 topics, each once', () => {
  expect(topics.length).toBeGreaterThanOrEqual(70);
  expect(new Set(topics.map(({ key }) => key)).size).toBe(topics.length);
});

test('all names are those of a topic or an answer, each once, and say no aspect that there is not', () => {
  expect(topics.map(({ key }) => key).toSorted()).toEqual(Object.keys(namesOfTopics).toSorted());
  const asked = topicAnswers.map((answer) => `${answer.topic}: ${answer.asked}`);
  expect(asked.filter((list) => /[{}]/.test(list))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toHaveLength(Object.values(namesOfAnswers).flatMap((lists) => Object.keys(lists)).length);
});

test('each source belongs to a text, says what was read in it, and is shown with that text', () => {
  const keys = new Set([...topics.map(({ key }) => key), 'medicine-in-pregnancy']);
  for (const [key, source] of Object.entries(readSources)) {
    const { title, url, readOn, says } = source!;
    expect(keys).toContain(key);
    expect(new URL(url).protocol).toBe('https:');
    expect(title).toContain(': ');
    expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(says).toMatch(/^[A-Z\d].{30,}\.$/);
    expect(shownSources(key)).toEqual([{ title, url }]);
  }
  expect(shownSources('typhoid')).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  test('each topic is told, without the dose of a medicine', () => {
    for (const { key, ...topic } of topics) {
      const { title, text, doctor } = topic[language];
      for (const sentence of [title, text, doctor]) {
        expect([key, sentence]).not.toContain('');
        expect([key, DOSE.test(sentence)]).toEqual([key, false]);
      }
      expect([key, TOLD[language].test(text)]).toEqual([key, true]);
      expect([key, /[.।]$/.test(doctor)]).toEqual([key, false]);
    }
  });

  test('each topic is found by its title, and its text is about health', () => {
    for (const topic of topics) {
      const { title, text } = topic[language];
      expect([title, topicOf(title)?.key]).toEqual([title, topic.key]);
      expect([title, scopeOf(text)]).not.toContain('off-topic');
    }
  });

  test('each answer is told, without a dose or an instruction to take a medicine', () => {
    for (const { asked, ...answer } of topicAnswers) {
      const text = answer[language];
      expect([asked, DOSE.test(text)]).toEqual([asked, false]);
      expect(text).not.toMatch(/\btake (?:a|an|one|two|the) (?:tablet|pill|capsule|medicine)/i);
      expect([asked, TOLD[language].test(text)]).toEqual([asked, true]);
    }
  });
});

test('each topic is found by each of its names, unless another topic has the same name', () => {
  const named = topics.flatMap(({ key, words }) => words.split(',').map((name) => ({ key, name: name.trim() })));
  const topicsOf = new Map<string, string[]>();
  for (const { key, name } of named) topicsOf.set(name, [...(topicsOf.get(name) ?? []), key]);
  for (const [name, keys] of topicsOf) expect(keys).toContain(topicOf(name)?.key);
});

test('each answer is on a topic, and found by the first of its names', () => {
  for (const { topic, asked } of topicAnswers) {
    const on = topics.find(({ key }) => key === topic)!;
    expect([asked, answerWithin(on, asked.split(',')[0]!)?.answer.topic]).toEqual([asked, topic]);
  }
});
