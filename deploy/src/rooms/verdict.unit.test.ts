import { expect, test } from '@jest/globals';
import { judge } from './verdict.js';

test('rooms that were read and broke no rule pass, and the count is told', () => {
  expect(judge({ modules: { 'contracts/src': 3, 'platform/src': 4 }, violations: [] })).toEqual({
    passed: true,
    lines: ['7 modules read in 2 rooms, 0 violations'],
  });
});

test('a room in which nothing was read fails', () => {
  const { passed, lines } = judge({ modules: { 'contracts/src': 3, 'platform/src': 0 }, violations: [] });
  expect(passed).toBe(false);
  expect(lines).toContain('platform/src: no module was read');
});

test('no rooms at all fail', () => {
  expect(judge({ modules: {}, violations: [] }).passed).toBe(false);
});

test('a violation fails and is named', () => {
  const violations = [{ rule: 'no-circles', from: 'a.ts', to: 'b.ts' }];
  const { passed, lines } = judge({ modules: { 'contracts/src': 3 }, violations });
  expect(passed).toBe(false);
  expect(lines).toContain('no-circles: a.ts -> b.ts');
});
