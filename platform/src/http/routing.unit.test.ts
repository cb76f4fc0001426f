import { describe, expect, test } from '@jest/globals';
import { compareBySpecificity } from './routing.js';

describe('the order in which paths are asked', () => {
  test('is the same wherever it starts from: fixed words first, from left to right', () => {
    const sorted = [
      '/api/doctor/recommendations/:doctorId',
      '/api/doctor/:doctorId/slots',
      '/api/doctor',
      '/api/doctor/:id',
      '/api/doctor/pending-consultations',
      '/api/:feature/current',
    ];
    const place = (paths: readonly string[], path: string) => paths.toSorted(compareBySpecificity).indexOf(path);
    for (const paths of [sorted, sorted.toReversed(), sorted.toSorted()]) {
      expect(place(paths, '/api/doctor/pending-consultations')).toBeLessThan(place(paths, '/api/doctor/:id'));
      expect(place(paths, '/api/doctor/recommendations/:doctorId')).toBeLessThan(
        place(paths, '/api/doctor/:doctorId/slots'),
      );
      expect(place(paths, '/api/:feature/current')).toBe(paths.length - 1);
    }
  });
});
