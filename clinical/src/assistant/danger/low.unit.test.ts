import { describe, expect, test } from '@jest/globals';
import { findDanger } from './find-danger.js';

describe('who says how low they feel, or asks for somebody who listens, is given those who listen first:', () => {
  test.each([
    'I feel low',
    'I feel very low',
    'I feel so down these days',
    'i am totally broken inside',
    'feeling hopeless',
    'mann bahut udas hai',
    'mera mood bahut kharab rehta hai',
    'counsellor number please',
    'low feel ho raha hai',
    'main akela mehsus karta hu',
    'do you have helpline',
    'who can I talk to',
    'depression helpline number india',
    'मन उदास रहता है',
  ])('%s', (text) => expect(findDanger(text)).toEqual(['low']));
});

describe('is about something else:', () => {
  test.each([
    'my sugar is low',
    'I feel low energy',
    'my bp is low, I feel weak',
    'I am down with fever',
    'who can I talk to about my report',
    'need to talk to a doctor',
  ])('%s', (text) => expect(findDanger(text)).not.toContain('low'));
});

test('beside an emergency, that stays first', () =>
  expect(findDanger('I feel alone and have chest pain')[0]).toBe('heart'));
