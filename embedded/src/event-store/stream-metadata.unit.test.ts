import { describe, expect, test } from '@jest/globals';
import { deletedMetadata, firstVisible, oldestVisible, parseMetadata, revivedMetadata } from './stream-metadata.js';

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
    'says nothing when it is %j',
    (text) => {
      const { maxCount, maxAge, truncateBefore, deleted } = parse(text);
      expect([maxCount, maxAge, truncateBefore, deleted]).toEqual([undefined, undefined, undefined, false]);
    },
  );

  test('marks a stream deleted and shows it again, and keeps everything else', () => {
    const kept = parse('{"$maxCount":3,"$tb":1,"shelf":"B2"}');
    const deleted = deletedMetadata(kept);
    expect(deleted.toString()).toBe('{"$maxCount":3,"shelf":"B2","$tb":9223372036854775807}');
    expect(parseMetadata(deleted)).toMatchObject({ deleted: true, maxCount: 3 });
    expect(parseMetadata(revivedMetadata(parseMetadata(deleted), 8))).toMatchObject({
      deleted: false,
      maxCount: 3,
      truncateBefore: 8,
    });
    expect(deletedMetadata(parse('{}')).toString()).toBe('{"$tb":9223372036854775807}');
  });

  test.each([
    ['{}', 0],
    ['{"$maxCount":3}', 7],
    ['{"$tb":8}', 8],
    ['{"$maxCount":3,"$tb":8}', 8],
    ['{"$maxCount":30}', 0],
  ])('%s lets revision %s be the first of ten', (text, first) => {
    expect(firstVisible(parse(text), 9)).toBe(first);
  });

  test('counts its age in seconds', () => {
    expect(oldestVisible(parse('{"$maxAge":60}'), 100_000)).toBe(40_000);
    expect(oldestVisible(parse('{}'), 100_000)).toBeUndefined();
  });
});
