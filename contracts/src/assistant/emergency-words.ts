import { bodyWords } from './emergency-words-body.js';
import { contextWords } from './emergency-words-context.js';
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
  ...contextWords,
};
export type Word = keyof typeof emergencyWords;
/** Words that are not corrected. */
export const contextMeanings = Object.keys(contextWords) as (keyof typeof contextWords)[];
