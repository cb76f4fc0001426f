import { expect, test } from '@jest/globals';
import { type Standing, verdictOn } from './negotiation';

const standing = (changes: Partial<Standing> = {}): Standing => ({
  ...{ polite: false, offering: false, signalingState: 'stable' },
  ...changes,
});

test('an offer in a quiet moment is taken by both', () => {
  for (const polite of [true, false]) expect(verdictOn('offer', standing({ polite }))).toBe('take');
});

test('of two offers that cross, that of the impolite side stands', () => {
  for (const crossing of [{ offering: true }, { signalingState: 'have-local-offer' }] as const) {
    expect(verdictOn('offer', standing({ ...crossing, polite: true }))).toBe('take');
    expect(verdictOn('offer', standing({ ...crossing, polite: false }))).toBe('ignore');
  }
});

test('an answer is taken where one is awaited, once', () => {
  expect(verdictOn('answer', standing({ signalingState: 'have-local-offer' }))).toBe('take');
  expect(verdictOn('answer', standing())).toBe('ignore');
});
