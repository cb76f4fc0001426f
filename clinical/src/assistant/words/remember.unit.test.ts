import { describe, expect, test } from '@jest/globals';
import { rememberedInCall } from './remember.js';
import { readerOf, withoutMany } from './vocabulary.js';

describe('a text is read once', () => {
  test('while a message is answered, and again in the next call', async () => {
    const readings: string[] = [];
    const read = rememberedInCall((text) => readings.push(text));
    const seven = Array.from({ length: 7 }, (_, at) => `khoon band nahi ${at}`);
    for (let time = 0; time < 50; time++) for (const text of seven) read(text);
    expect(readings).toEqual(seven);
    await Promise.resolve();
    read(seven[0]!);
    expect(readings).toHaveLength(8);
  });

  test('and the same result is given', () => {
    const read = rememberedInCall((text) => ({ text }));
    expect(read('a')).toBe(read('a'));
    expect(read('a')).not.toBe(read('b'));
  });
});

describe('of what is repeated without end', () => {
  const read = readerOf({ blood: 'khoon', not: 'nahi', pain: 'dard' });

  test('the first and the last mentions of each meaning are read', () => {
    const whole = read(`dard ${'khoon band nahi '.repeat(130)}`);
    const { words, mentions } = withoutMany(whole, () => 12);
    const ofBlood = mentions.filter(({ meaning }) => meaning === 'blood').map(({ start }) => start);
    expect(words).toEqual(whole.words);
    expect(mentions.length).toBeLessThan(60);
    expect(ofBlood.at(0)).toBe(1);
    expect(ofBlood.at(-1)).toBe(words.length - 3);
    expect(mentions.filter(({ meaning }) => meaning === 'pain')).toHaveLength(1);
  });

  test('a message of a person is read whole', () => {
    const whole = read('khoon band nahi ho raha, dard bhi hai, khoon bahut hai');
    expect(withoutMany(whole, () => 12)).toEqual(whole);
  });
});
