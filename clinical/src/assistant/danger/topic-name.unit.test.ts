import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { expect, test } from '@jest/globals';
import { topics } from '../topics/all.js';
import { findDanger } from './find-danger.js';
import { isTopicName } from './topic-name.js';

test.each([
  'throat pain',
  'gale me dard',
  'peshab me jalan',
  'gale mein dard ho raha hai',
  'belly fat',
  'always tired',
  'blood type',
])('"%s" asks for a topic, and is no alarm', (text) => {
  expect(isTopicName(text)).toBe(true);
  expect(isAlarm(findDanger(text))).toBe(false);
});

test.each(['tired', 'throat pain and cannot swallow', 'always tired of living'])('"%s" tells more', (text) =>
  expect(isTopicName(text)).toBe(false),
);

test('of the names of all topics few raise an alarm, most of which name an emergency', () => {
  const names = topics.flatMap(({ words }) => words.split(',').map((name) => name.trim()));
  const kinds = names.map(findDanger);
  expect(names.length).toBeGreaterThan(3_000);
  expect(kinds.filter(isAlarm).length).toBeLessThanOrEqual(100);
  expect(kinds.filter((found) => found.includes('low')).length).toBeLessThanOrEqual(25);
});
