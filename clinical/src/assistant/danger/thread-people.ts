import { speaksOf } from '../emergencies/emergencies.js';
import { plainWords } from '../words/plain-words.js';
import { isHinglish } from '../words/question-language.js';
import { backWords, people, type Pronoun, pronounForms, speaking } from './thread-words.js';

type Person = (typeof people)[number];

const keysOf = (text: string): readonly string[] => plainWords(text).map(({ key }) => key);
const ACTS = new Set([...speaking, ...backWords]);

/** The people that a text names, and for each whether only as one who speaks or does something: "mummy ne kaha", "my wife says". */
function namedIn(text: string): readonly { readonly person: Person; readonly isActing: boolean }[] {
  const keys = keysOf(text);
  return people.flatMap((person) =>
    person.names.flatMap((name) => {
      const words = name.split(' ');
      const at = keys.findIndex((_, start) =>
        words.every((word, offset) => [word, `${word}s`].includes(keys[start + offset] ?? '')),
      );
      return at < 0 ? [] : [{ person, isActing: ACTS.has(keys[at + words.length] ?? '') }];
    }),
  );
}

/** Whether a text names somebody, and not its writer only. */
export const namesSomebody = (text: string): boolean => namedIn(text).length > 0;

/**
 * Whether a message is about somebody else than the one before, who was in danger: it names another person, or says "she" where that was a man, or the writer. Nobody is somebody else where the one before
 * named nobody.
 */
export function isOfSomebodyElse(text: string, before: string): boolean {
  const known = namedIn(before).map(({ person }) => person);
  const isOfWriter = known.length === 0 && speaksOf(before).isOfWriter;
  if (known.length === 0 && !isOfWriter) return false;
  if (namedIn(text).some(({ person, isActing }) => !isActing && !known.includes(person))) return true;
  // "He" is also how "hai" is typed.
  if (isHinglish(text)) return false;
  const keys = keysOf(text);
  const said = (['she', 'he'] as const).filter((each) => pronounForms[each].some((form) => keys.includes(form)));
  const fits = (pronoun: Pronoun) => known.some(({ pronouns }) => pronouns.some((each) => each === pronoun));
  return said.length > 0 && !said.some(fits);
}
