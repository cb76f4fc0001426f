import { z } from 'zod';
import { read } from './reading.js';

/** A generic ingredient that a text names. */
export const recognisedIngredient = z.object({
  ingredient: z.string(),
  /** The generic name, brand or combination as written. */
  written: z.string(),
  /** Whether a typing error was assumed: the reader should confirm it. */
  guessed: z.boolean(),
});
type RecognisedIngredient = z.infer<typeof recognisedIngredient>;

/** The ingredients of a medicine, each once, and the words that were not recognised. */
export interface Ingredients {
  readonly recognised: readonly RecognisedIngredient[];
  readonly unrecognised: readonly string[];
}

/**
 * The generic ingredients that a free text names, for example "Tab. Augmentin 625 mg Duo": amoxicillin and clavulanic acid. Forms,
 * strengths and directions are ignored; a word may have one typing error in a name of at least 7 letters. Never throws.
 */
export function ingredientsOf(text: string): Ingredients {
  const { found, unrecognised } = read(text);
  const recognised = new Map<string, RecognisedIngredient>();
  for (const { meaning, written, guessed } of found) {
    for (const ingredient of meaning.ingredients) {
      const earlier = recognised.get(ingredient);
      if (!earlier || (earlier.guessed && !guessed)) recognised.set(ingredient, { ingredient, written, guessed });
    }
  }
  // The name of a class, such as "statin", does not say which medicine it is.
  const classes = found.filter(({ meaning }) => meaning.ingredients.length === 0).map(({ written }) => written);
  return { recognised: [...recognised.values()], unrecognised: [...new Set([...unrecognised, ...classes])] };
}
