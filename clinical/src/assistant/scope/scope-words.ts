import { labTests } from '@anamnesis/contracts/labs/tests';
import { topics } from '../topics/all.js';
import type { Vocabulary } from '../words/vocabulary.js';
import { illnessNouns, illnessWords } from './illness-words.js';
import { otherWords, sayings } from './other-words.js';
import words from './scope-words.json' with { type: 'json' };

export type ScopeWord = 'health' | 'illness' | 'unsure' | 'food' | 'other' | 'decoy';

const testNames = labTests.flatMap(({ names }) => names.filter((name) => !name.includes(',')));
/** A name of so many letters has no other meaning; one that is shorter may have: "ALT" is a key. */
const LEAST_OF_SURE_NAME = 4;
/** Names of short words ("Est. GFR") are left out: their parts would be found in other words, and each has a longer name. */
const sureTests = testNames.filter((name) =>
  name.split(/[^\p{L}\p{N}]+/u).every((word) => word.length >= LEAST_OF_SURE_NAME),
);
/** Names of tests that are asked of otherwise: a program, and miles per gallon. */
const OF_OTHERS = new Set(['SAP', 'MPG']);
const shortTests = ['Hb', ...testNames.filter((name) => /^[a-z]{3}$/i.test(name) && !OF_OTHERS.has(name))];

/** Dishes and what they are made of. */
export const foodWords = words.food;

/**
 * The vocabulary by which a message is one about health, about something else, or both. Of the lists in the data file:
 *
 * - `food`: dishes and what they are made of: eaten they are a matter of health, cooked they are not.
 * - `unsure`: words of health topics that speak of other things as often: they make a message one about health only where nothing else is asked.
 * - `cared`: things and signs of illness and of its care, of which topics speak by other words.
 * - `tested`: laboratory tests besides those whose values are read from reports.
 * - `felt`: symptoms and conditions that the topics do not contain.
 * - `other`: words of questions that are not about health.
 */
export const scopeWords: Vocabulary<ScopeWord> = {
  health: [...topics.map((topic) => topic.words), words.felt, words.cared, words.tested, ...sureTests].join(','),
  illness: `${illnessWords}, ${illnessNouns}`,
  ...{ unsure: [words.unsure, ...shortTests].join(','), food: words.food },
  other: `${words.other}, ${otherWords}`,
  decoy: `${words.decoy}, ${sayings}`,
};
