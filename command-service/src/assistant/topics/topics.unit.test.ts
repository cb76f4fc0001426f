import { describe, expect, test } from '@jest/globals';
import { answerWithin, topicOf } from '../built-in/topic-search.js';
import { scopeOf } from '../scope.js';
import { topics } from './all.js';
import { topicAnswers } from './answers/all.js';
import { shownSources } from './topic.js';

const languages = ['en', 'hi'] as const;

test('there are at least 70 topics, each once', () => {
  expect(topics.length).toBeGreaterThanOrEqual(70);
  expect(new Set(topics.map(({ key }) => key)).size).toBe(topics.length);
});

const sources = topics.flatMap(({ source }) => source ?? []);
test.each(sources)('the source $title is shown exactly if it was read', (source) => {
  const { title, url, readOn } = source;
  expect(new URL(url).protocol).toBe('https:');
  expect(title).toContain(': ');
  expect(shownSources(source)).toEqual(readOn === null ? [] : [{ title, url }]);
  if (readOn !== null) expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('so many sources were read', () => {
  expect(sources.filter(({ readOn }) => readOn !== null)).toHaveLength(38);
  expect(shownSources(null)).toEqual([]);
});

describe.each(topics.map((topic) => [topic.key, topic] as const))('%s', (_key, topic) => {
  test.each(languages)('is told in %s, without the dose of a medicine', (language) => {
    const { title, text, doctor } = topic[language];
    for (const sentence of [title, text, doctor]) {
      expect(sentence).not.toBe('');
      // Doses; not concentrations (mg/dL).
      expect(sentence).not.toMatch(/\d\s?(mg|mcg|µg|ml|IU)\b(?!\/)/i);
    }
    expect(text).toMatch(language === 'hi' ? /[\u0900-\u097f].*।$/s : /\.$/);
    expect(doctor).not.toMatch(/[.।]$/);
  });

  test.each(languages)('is found by its title in %s, and its text is about health', (language) => {
    expect(topicOf(topic[language].title)?.key).toBe(topic.key);
    expect(scopeOf(topic[language].text)).not.toBe('off-topic');
  });

  test('is found by each of its names, unless another topic has the same name', () => {
    const namesOf = ({ words }: (typeof topics)[number]) => words.split(',').map((name) => name.trim());
    for (const name of namesOf(topic)) {
      const fitting = topics.filter((each) => namesOf(each).includes(name)).map(({ key }) => key);
      expect({ name, found: fitting.includes(topicOf(name)?.key ?? '') }).toEqual({ name, found: true });
    }
  });
});

describe.each(topicAnswers.map((answer) => [`${answer.topic}: ${answer.asked.slice(0, 30)}`, answer] as const))(
  'the answer %s',
  (_name, answer) => {
    test.each(languages)('is told in %s, without a dose or an instruction to take a medicine', (language) => {
      expect(answer[language]).not.toMatch(/\d\s?(mg|mcg|µg|ml|IU)\b(?!\/)/i);
      expect(answer[language]).not.toMatch(/\btake (?:a|an|one|two|the) (?:tablet|pill|capsule|medicine)/i);
      expect(answer[language]).toMatch(language === 'hi' ? /[\u0900-\u097f].*।$/s : /\.$/);
    });

    test('is on a topic, and found by the first of its names', () => {
      const topic = topics.find(({ key }) => key === answer.topic)!;
      expect(answerWithin(topic, answer.asked.split(',')[0]!)?.answer.topic).toBe(answer.topic);
    });
  },
);
