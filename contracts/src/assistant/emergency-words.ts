import { bodyWords } from './emergency-words-body.js';
import { farewellWords } from './emergency-words-farewell.js';
import { harmWords } from './emergency-words-harm.js';
import { regionalWords } from './emergency-words-regional.js';
import { signWords } from './emergency-words-signs.js';
import { frameWords } from './emergency-words-frame.js';

/** The words of the emergency rules: what is named, and in which frame. */
export const emergencyWords = {
  ...bodyWords,
  ...harmWords,
  ...signWords,
  ...regionalWords,
  ...farewellWords,
  ...frameWords,
};
export type Word = keyof typeof emergencyWords;
