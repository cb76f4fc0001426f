import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import names from './answers/names.json' with { type: 'json' };
import aspects from './aspects.json' with { type: 'json' };

/** The answer to one question about a topic: what may be eaten, how often to check, how long it lasts. */
export interface TopicAnswer extends Readonly<Record<SpokenLanguage, string>> {
  /** The key of its topic. */
  readonly topic: string;
  /** Words by which it is asked for, in English, Hindi and Hinglish, separated by commas. A question that has all words of one of them, and names the topic, asks for it. */
  readonly asked: string;
}

type Names = typeof names;
type Given<On extends keyof Names> = readonly [key: keyof Names[On], en: string, hi: string];

const namesOf: { readonly [On in keyof Names]: Readonly<Record<keyof Names[On], string>> } = names;

/** A list with the words of `{eat}`, and of each other aspect that people ask for on different topics, in their place. */
const withAspects = (list: string): string =>
  Object.entries(aspects).reduce((all, [aspect, words]) => all.replace(`{${aspect}}`, words), list);

/** The answers on a topic, each under the key of its names: a few plain sentences each; no doses of medicines. Not reviewed by a clinician. */
export const answersOn = <On extends keyof Names>(topic: On, ...given: readonly Given<On>[]): TopicAnswer[] =>
  given.map(([key, en, hi]) => ({ topic, asked: withAspects(namesOf[topic][key]), en, hi }));
