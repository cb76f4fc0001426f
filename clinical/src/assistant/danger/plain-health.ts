import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { medicineWords } from '../built-in/medicine-words.js';
import { type Keys, keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import words from './plain-health-words.json' with { type: 'json' };
import { peopleWords, saysOnly, tellingWords } from './says-only.js';

const { common, prescribed, thinner, steroid, fits, controlled } = medicineWords;

const isPlain = saysOnly({
  // A medicine that is taken for long, a part of the body, an illness; or how long "it" lasts.
  subjects: [common, prescribed, thinner, steroid, fits, words.body, words.asked].flatMap(phrasesOf),
  isSubject: (key) => ingredientsOf(key).recognised.length > 0,
  // Words about taking a medicine, and about the course of an illness.
  said: [...[words.taking, words.course].flatMap(phrasesOf), ...peopleWords],
  // Some medicines are taken to die.
  telling: [...tellingWords, ...phrasesOf(controlled)],
});

const PARTS = phrasesOf(words.parts);
/** A blow to a part of the body, or a throat that is closed. */
const BLOWS = phrasesOf(words.blows);
const CHILDREN = phrasesOf(words.children);
const EATEN = phrasesOf(words.eaten);

/**
 * Whether a message says nothing but which medicine is taken, or how an illness or a part of the body is: "warfarin leti hu", "kidney stone 6mm will it pass". None of its words tells of danger, and what was learned of them was
 * learned by chance. A part of the body that was hit tells of danger, and so does a child that ate tablets. Pure.
 */
export function isPlainHealth(text: string): boolean {
  if (!isPlain(text)) return false;
  const keys = keysOf(text);
  const has = (phrases: readonly Keys[]) => spansOf(phrases, keys).length > 0;
  return !(has(PARTS) && has(BLOWS)) && !(has(CHILDREN) && has(EATEN));
}
