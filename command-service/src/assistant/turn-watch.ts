import { readerOf } from '@anamnesis/contracts/assistant/vocabulary';
import { scopeEvidence } from './scope.js';

/** Words of recipes, which no answer about health has several of. */
const readRecipe = readerOf(
  {
    recipe:
      'ingredients, preheat, oven, bake, baking, stir, simmer, chop, chopped, flour, cups of, cup of, tablespoon, tablespoons, tbsp, whisk, roast, saute, garnish, knead, dough, batter, frying pan, deep fry, marinate, serve hot, ladle, tadka, kadhai, bhuno, bhunein, सामग्री, कड़ाही, भूनें, तड़का, आटा, पकाएं, पकाएँ, गूंथ, परोसें',
  },
  { exact: ['recipe'] },
);

/** Different words of other subjects, in sentences one after another without a word of health, that are no aside any more. */
const ENOUGH = 3;

/** Returns a function that takes the sentences of an answer one after another, and tells whether with this one it has turned away from health. */
export function createTurnWatch(): (sentence: string) => boolean {
  let since = '';
  return (sentence) => {
    if (scopeEvidence(sentence).health > 0 && recipeWords(sentence) < ENOUGH) since = '';
    else since += sentence;
    return since !== '' && Math.max(scopeEvidence(since).other, recipeWords(since)) >= ENOUGH;
  };
}

const recipeWords = (text: string): number => {
  const { words, mentions } = readRecipe(text);
  return new Set(mentions.map(({ start }) => words[start]?.key)).size;
};
