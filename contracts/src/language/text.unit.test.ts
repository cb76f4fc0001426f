import { describe, expect, test } from '@jest/globals';
import { Refusal } from './refusal.js';
import { truncateText, mapTexts, storableText, typedText } from './text.js';

const [HIGH, LOW] = ['\ud83d', '\ude00'];

describe('a text', () => {
  test.each([
    ['the first half of a character', `a${HIGH}b`, 'a\ufffdb'],
    ['the second half', `a${LOW}b`, 'a\ufffdb'],
    ['the halves in the wrong order', `${LOW}${HIGH}`, '\ufffd\ufffd'],
    ['a whole character', `${HIGH}${LOW}`, '😀'],
    ['NUL', 'a\0b', 'a\ufffdb'],
    ['line ends and tabs', 'a\r\n\tb', 'a\r\n\tb'],
    ['nothing', '', ''],
  ])('is made storable: %s', (_, text, stored) => expect(storableText(text)).toBe(stored));

  test.each([
    ['half a character', `Flu ${HIGH}`, 'Flu \ufffd'],
    ['a form feed, an escape, a control of Latin-1', 'a\fb\u001bc\u0085d\u007f', 'abcd'],
    ['line ends and tabs', 'a\r\n\tb', 'a\r\n\tb'],
    ['joined emoji, marks on marks', '👩‍👩‍👧 é̂̃', '👩‍👩‍👧 é̂̃'],
    ['characters that change the direction', '\u202eabc\u202c \u2066d\u2069', 'abc d'],
    ['only invisible characters', ' \u200b\u200d \u2060\ufeff', ''],
    ['only fillers', '\u3164 \u2800\uffa0\u115f', ''],
    ['blanks', '  ', '  '],
    // NUL is rejected where the request body is read, so it must survive here.
    ['NUL', 'a\0', 'a\0'],
  ])('is cleaned after typing: %s', (_, text, cleaned) => expect(typedText(text)).toBe(cleaned));

  test('is cleaned in linear time, also if it is long and almost invisible', () => {
    const long = `${'\ufeff'.repeat(500_000)}x`;
    expect(typedText(long)).toBe(long);
  });

  test('is truncated between characters', () => {
    expect(truncateText('ab😀', 3)).toBe('ab');
    expect(truncateText('ab😀', 4)).toBe('ab😀');
  });
});

describe('mapping the texts of a value', () => {
  test('changes every string, field names too, and nothing else', () => {
    const value = { a: ['x', 1, null, true], ['b\0']: { c: 'y' } };
    expect(mapTexts(value, (text) => text.toUpperCase())).toEqual({ A: ['X', 1, null, true], ['B\0']: { C: 'Y' } });
    expect(value.a[0]).toBe('x');
  });

  test('does not set a prototype', () => {
    const read = mapTexts(JSON.parse('{"__proto__":{"admin":true}}'), typedText) as { admin?: boolean };
    expect([Object.keys(read as object), read.admin]).toEqual([['__proto__'], undefined]);
  });

  test('is refused where the value is nested too deeply', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(() => mapTexts(deep, typedText)).toThrow(Refusal);
  });
});
