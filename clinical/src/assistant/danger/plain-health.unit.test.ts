import { describe, expect, test } from '@jest/globals';
import { findDanger } from './find-danger.js';
import { isPlainHealth } from './plain-health.js';

describe('names a medicine that is taken, or asks how an illness goes, and is no sign of despair:', () => {
  test.each([
    'warfarin leti hu',
    'main insulin leti hu',
    'eptoin leta hu',
    'i stopped insulin',
    'how many paracetamol can I take in a day',
    'can I stop prednisolone today',
    'wysolone chhod sakta hu',
    'insulin chhod ke goli le sakta hu kya',
    'kidney stone 6mm will it pass',
    'UTI baar baar',
    'how long does it last',
    'is injection needed',
    'thyronorm subah leti hu',
    'papa ko acitrom chalu hai',
    'sugar ki goli chhod du kya',
    'levera le raha hu',
  ])('%s', (text) => {
    const kinds = findDanger(text);
    expect(kinds).not.toContain('low');
    expect(kinds).not.toContain('selfHarm');
  });
});

describe('is read as it was learned, because it may tell of more:', () => {
  test.each([
    'insulin band kar diya, ab jeena nahi',
    'I took all my warfarin',
    'crocin ki poori strip',
    'how many sleeping pills can I take',
    'I take alprazolam',
    'no more insulin for me',
    'how much insulin is too much',
    'my last night here',
    'i will not take insulin',
    'insulin nahi lena',
    'dawa hai mere paas',
    'i have 30 tablets',
    'many tablets taken',
    'too many tablets',
    '50 crocin',
    'eptoin 20 goli le lu',
  ])('%s', (text) => {
    expect(isPlainHealth(text)).toBe(false);
    expect(findDanger(text).some((kind) => kind === 'low' || kind === 'selfHarm')).toBe(true);
  });
});

test.each([
  ['papa ke sir me laga, warfarin lete hai', 'injury'],
  ['blood thinner lete hai sir par laga', 'injury'],
  ['penicillin injection laga throat band', 'allergy'],
  ['papa gala band', 'allergy'],
  ['beta dadi ki bp ki goli kha gaya', 'poisoning'],
] as const)('tells of a blow, a closed throat or a child that ate tablets: "%s"', (text, kind) => {
  expect(isPlainHealth(text)).toBe(false);
  expect(findDanger(text)).toContain(kind);
});

test.each([
  ['my son hit his head', 'injury'],
  ['I am on warfarin and hit my head', 'injury'],
])('beside an emergency that a rule names, a small likelihood of despair adds nothing: %s', (text, kind) =>
  expect(findDanger(text)).toEqual([kind]),
);
