import { describe, expect, test } from '@jest/globals';
import { courtesyIn } from './courtesy.js';

describe.each([
  ['hello', ['hi', 'namaste ji', 'good morning doctor', 'how are you', 'नमस्ते']],
  ['thanks', ['thanks for your help', 'thank you so much ji, bahut madad ki aapne', 'ok shukriya', 'धन्यवाद जी']],
  ['closing', ['ok', 'hm ok', 'haan ji', 'good night', 'theek hai', 'ठीक है']],
  [null, ['hello help', 'thanks help', 'hello doctor he fell', 'ok but it hurts', 'thank you, what about milk']],
] as const)('%s', (courtesy, messages) => {
  test.each(messages)('%s', (text) => expect(courtesyIn(text)).toBe(courtesy));
});
