import { describe, expect, test } from '@jest/globals';
import { faceOf, hairStyles } from './face';

describe('a face', () => {
  test('is the same for the same seed', () => {
    expect(faceOf('8c1f6f0e-8a52-4f0e-9d0c-1f6f0e8a524f')).toEqual(faceOf('8c1f6f0e-8a52-4f0e-9d0c-1f6f0e8a524f'));
  });

  test('differs for seeds that differ in one letter', () => {
    const faces = Array.from({ length: 20 }, (_, last) => JSON.stringify(faceOf(`doctor-${last}`)));
    expect(new Set(faces).size).toBe(20);
  });

  test('uses every hairstyle, none of them for more than a quarter of the people', () => {
    const styles = Array.from({ length: 800 }, (_, seed) => faceOf(`seed ${seed}`).style);
    for (const style of hairStyles) {
      const share = styles.filter((each) => each === style).length / styles.length;
      expect([style, share > 0.05 && share < 0.25]).toEqual([style, true]);
    }
  });
});
