import { describe, expect, test } from '@jest/globals';
import { DELETED, firstVisible, oldestVisible, parseMetadata, revivedMetadata } from './stream-metadata.js';

const parse = (text: string) => parseMetadata(Buffer.from(text));

describe('stream metadata', () => {
  test('is read from its JSON', () => {
    expect(parse('{"$maxCount":3,"$maxAge":60,"$tb":5,"shelf":"B2"}')).toEqual({
      maxCount: 3,
      maxAge: 60,
      truncateBefore: 5,
      deleted: false,
      raw: { $maxCount: 3, $maxAge: 60, $tb: 5, shelf: 'B2' },
    });
  });

  test.each(['', 'nonsense', '[1]', 'null', '"text"', '{"$maxCount":"three","$tb":-1,"$maxAge":1.5}'])(
    'is ignored when it is %j',
    (text) => {
      const { maxCount, maxAge, truncateBefore, deleted } = parse(text);
      expect([maxCount, maxAge, truncateBefore, deleted]).toEqual([undefined, undefined, undefined, false]);
    },
  );

  test('marks a stream as deleted', () => {
    expect(parseMetadata(DELETED)).toMatchObject({ deleted: true });
  });

  test.each(['{"$maxCount":3,"shelf":"B2"}', '{"$maxCount":3,"$tb":9223372036854775807,"shelf":"B2"}'])(
    'ends a soft delete of %s and keeps everything else',
    (text) => {
      expect(parseMetadata(revivedMetadata(parse(text), 8))).toEqual({
        deleted: false,
        maxCount: 3,
        truncateBefore: 8,
        raw: { $maxCount: 3, $tb: 8, shelf: 'B2' },
      });
    },
  );

  test.each([
    ['{}', 0],
    ['{"$maxCount":3}', 7],
    ['{"$tb":8}', 8],
    ['{"$maxCount":3,"$tb":8}', 8],
    ['{"$maxCount":30}', 0],
  ])('%s makes revision %s the first visible of ten', (text, first) => {
    expect(firstVisible(parse(text), 9)).toBe(first);
  });

  test('measures age in seconds', () => {
    expect(oldestVisible(parse('{"$maxAge":60}'), 100_000)).toBe(40_000);
    expect(oldestVisible(parse('{}'), 100_000)).toBeUndefined();
  });
});
