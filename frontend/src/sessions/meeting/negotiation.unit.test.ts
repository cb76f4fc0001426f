import { expect, test } from '@jest/globals';
import { type NegotiationState, verdictOn } from './negotiation';

const state = (changes: Partial<NegotiationState> = {}): NegotiationState => ({
  ...{ polite: false, offering: false, signalingState: 'stable' },
  ...changes,
});

test('both sides take an offer in the stable state', () => {
  for (const polite of [true, false]) expect(verdictOn('offer', state({ polite }))).toBe('take');
});

test('of two colliding offers, that of the impolite side is kept', () => {
  for (const crossing of [{ offering: true }, { signalingState: 'have-local-offer' }] as const) {
    expect(verdictOn('offer', state({ ...crossing, polite: true }))).toBe('take');
    expect(verdictOn('offer', state({ ...crossing, polite: false }))).toBe('ignore');
  }
});

test('only an expected answer is taken', () => {
  expect(verdictOn('answer', state({ signalingState: 'have-local-offer' }))).toBe('take');
  expect(verdictOn('answer', state())).toBe('ignore');
});
