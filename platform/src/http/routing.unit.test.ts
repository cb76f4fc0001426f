import { describe, expect, test } from '@jest/globals';
import { compareBySpecificity } from './routing.js';

describe('the order of path matching', () => {
  test('does not depend on the initial order: literal segments first, from left to right', () => {
    const sorted = [
      '/api/doctor/recommendations/:doctorId',
      '/api/doctor/:doctorId/slots',
      '/api/doctor',
      '/api/doctor/:id',
      '/api/doctor/pending-consultations',
      '/api/:feature/current',
    ];
    const indexOf = (paths: readonly string[], path: string) => paths.toSorted(compareBySpecificity).indexOf(path);
    for (const paths of [sorted, sorted.toReversed(), sorted.toSorted()]) {
      expect(indexOf(paths, '/api/doctor/pending-consultations')).toBeLessThan(indexOf(paths, '/api/doctor/:id'));
      expect(indexOf(paths, '/api/doctor/recommendations/:doctorId')).toBeLessThan(
        indexOf(paths, '/api/doctor/:doctorId/slots'),
      );
      expect(indexOf(paths, '/api/:feature/current')).toBe(paths.length - 1);
    }
  });
});
