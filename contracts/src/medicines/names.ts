import { brands } from './brands.js';
import { drugClasses, type DrugClass } from './classes.js';
import { listed } from './rule.js';
import { rules } from './rules.js';
import { spellingIndex } from './spelling.js';
import { otherGenerics, synonyms } from './synonyms.js';
import { nameKeyOf, wordsOf } from './words.js';

/** What a name stands for. */
export interface Meaning {
  /** The generic ingredients; none for the name of a class. */
  readonly ingredients: readonly string[];
  /** The class that an allergy recorded by this name concerns. */
  readonly drugClass?: DrugClass;
}

const combinations = [...Object.entries(brands), ...Object.entries(synonyms)].map(
  ([names, ingredients]) => [listed(names), ingredients.split(' + ')] as const,
);

/** Every generic ingredient that is recognised. */
export const generics: ReadonlySet<string> = new Set([
  ...rules.flatMap(({ between }) => between.flatMap(({ members }) => [...members])),
  ...drugClasses.flatMap(({ members }) => members),
  ...combinations.flatMap(([, ingredients]) => ingredients),
  ...listed(otherGenerics),
]);

/** Names as they are listed. */
const named: (readonly [name: string, meaning: Meaning])[] = [
  ...[...generics].map((name) => [name, { ingredients: [name] }] as const),
  ...combinations.flatMap(([names, ingredients]) => names.map((name) => [name, { ingredients }] as const)),
];
/** Names in the form for comparison. */
const meanings = new Map(named.map(([name, meaning]) => [nameKeyOf(name), meaning]));
for (const drugClass of drugClasses) {
  for (const name of drugClass.words.flatMap((word) => [word, `${word}s`])) {
    const key = nameKeyOf(name);
    const meaning = { ingredients: meanings.get(key)?.ingredients ?? [], drugClass };
    named.push([name, meaning]);
    meanings.set(key, meaning);
  }
}

/** The largest number of words in a name. */
export const MAX_WORDS = Math.max(...named.map(([name]) => wordsOf(name).length));

/** The meaning of a name in the form for comparison. */
export const meaningOf = (key: string): Meaning | undefined => meanings.get(key);

const similar = spellingIndex(named.filter(([name]) => wordsOf(name).length === 1).map(([name]) => nameKeyOf(name)));
const identity = ({ ingredients, drugClass }: Meaning) => [...ingredients, drugClass?.name].join();

/** The meaning of a word with one typing error in a name of at least 7 letters; undefined if it could be several. */
export function meaningOfMisspelt(key: string): Meaning | undefined {
  const found = similar(key).flatMap((name) => meanings.get(name) ?? []);
  return new Set(found.map(identity)).size === 1 ? found[0] : undefined;
}
