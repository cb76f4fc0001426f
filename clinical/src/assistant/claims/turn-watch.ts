import { readerOf } from '../words/vocabulary.js';
import { recipeWords } from '../scope/other-words.js';
import { scopeEvidence } from '../scope/scope.js';

const readRecipe = readerOf({ recipe: recipeWords }, { exact: ['recipe'] });

/** Different words of other subjects, in sentences one after another without a word of health, that are no aside any more. */
const ENOUGH = 3;

/** Returns a function that takes the sentences of an answer one after another, and tells whether with this one it has turned away from health. */
export function createTurnWatch(): (sentence: string) => boolean {
  let since = '';
  return (sentence) => {
    if (scopeEvidence(sentence).health > 0 && recipeWordsIn(sentence) < ENOUGH) since = '';
    else since += sentence;
    return since !== '' && Math.max(scopeEvidence(since).other, recipeWordsIn(since)) >= ENOUGH;
  };
}

const recipeWordsIn = (text: string): number => {
  const { words, mentions } = readRecipe(text);
  return new Set(mentions.map(({ start }) => words[start]?.key)).size;
};
