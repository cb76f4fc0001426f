import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { medicineWords } from '../built-in/medicine-words.js';
import { phrasesOf } from '../words/phrases.js';
import words from './plain-health-words.json' with { type: 'json' };
import { peopleWords, saysOnly, tellingWords } from './says-only.js';

const { common, prescribed, thinner, steroid, fits, controlled } = medicineWords;

/**
 * Whether a message says nothing but which medicine is taken, or how an illness or a part of the body is: "warfarin leti hu", "kidney stone 6mm will it pass". None of its words tells of danger, and what was learned of them was
 * learned by chance. Pure.
 */
export const isPlainHealth = saysOnly({
  // A medicine that is taken for long, a part of the body, an illness; or how long "it" lasts.
  subjects: [common, prescribed, thinner, steroid, fits, words.body, words.asked].flatMap(phrasesOf),
  isSubject: (key) => ingredientsOf(key).recognised.length > 0,
  // Words about taking a medicine, and about the course of an illness.
  said: [...[words.taking, words.course].flatMap(phrasesOf), ...peopleWords],
  // Some medicines are taken to die.
  telling: [...tellingWords, ...phrasesOf(controlled)],
});
