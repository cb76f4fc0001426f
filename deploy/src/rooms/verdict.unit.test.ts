import { expect, test } from '@jest/globals';
import { judge } from './verdict.js';

test('rooms without violations pass, with the number of modules', () => {
  expect(judge({ modules: { 'contracts/src': 3, 'platform/src': 4 }, violations: [] })).toEqual({
    passed: true,
    lines: ['7 modules read in 2 rooms, 0 violations'],
  });
});

test('a room without modules fails', () => {
  const { passed, lines } = judge({ modules: { 'contracts/src': 3, 'platform/src': 0 }, violations: [] });
  expect(passed).toBe(false);
  expect(lines).toContain('platform/src: no module was read');
});

test('an empty list of rooms fails', () => {
  expect(judge({ modules: {}, violations: [] }).passed).toBe(false);
});

test('a violation fails and is listed', () => {
  const violations = [{ rule: 'no-cycles', from: 'a.ts', to: 'b.ts' }];
  const { passed, lines } = judge({ modules: { 'contracts/src': 3 }, violations });
  expect(passed).toBe(false);
  expect(lines).toContain('no-cycles: a.ts -> b.ts');
});
