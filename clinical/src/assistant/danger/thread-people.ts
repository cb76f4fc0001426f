import { speaksOf } from '../emergencies/emergencies.js';
import { keysOf } from '../words/phrases.js';
import { isHinglish } from '../words/question-language.js';
import {
  asks,
  backWords,
  calledNames,
  callsBefore,
  callsBehind,
  decides,
  doing,
  people,
  type Pronoun,
  pronounForms,
  says,
  speaking,
  whoseWords,
} from './thread-words.js';

type Person = (typeof people)[number];

const ACTS = new Set([...speaking, ...backWords]);

/** Whether the name at a place is that of whoever is asked, and not of who is told about: it opens or closes a question, and nothing is said of it. */
function isCalled(keys: readonly string[], at: number, isQuestion: boolean): boolean {
  if (!calledNames.includes(keys[at] ?? '')) return false;
  const next = keys[at + 1] ?? '';
  const isFirst = keys.slice(0, at).every((key) => callsBefore.includes(key)) && !whoseWords.includes(next);
  return (isFirst && (isQuestion || callsBehind.includes(next))) || (isQuestion && at === keys.length - 1);
}

/** The people that a text names, and for each whether only as one who speaks or does something: "mummy ne kaha", "my wife says". */
function namedIn(
  text: string,
  isLeftOut: (keys: readonly string[], at: number) => boolean = () => false,
): readonly { readonly person: Person; readonly isActing: boolean }[] {
  const keys = keysOf(text);
  return people.flatMap((person) =>
    person.names.flatMap((name) => {
      const words = name.split(' ');
      const at = keys.findIndex(
        (_, start) =>
          words.every((word, offset) => [word, `${word}s`].includes(keys[start + offset] ?? '')) &&
          !isLeftOut(keys, start),
      );
      return at < 0 ? [] : [{ person, isActing: ACTS.has(keys[at + words.length] ?? '') }];
    }),
  );
}

/** Whether a text names somebody, and not its writer only. */
export const namesSomebody = (text: string): boolean => namedIn(text).length > 0;

/** Whether a text names somebody whom the one before named. */
export function isOfSame(text: string, before: string): boolean {
  const known = namedIn(before).map(({ person }) => person);
  return namedIn(text).some(({ person }) => known.includes(person));
}

/**
 * Whether a message is about somebody else than the one before, who was in danger: it names another person, or says "she" where that was a man, or the writer. Nobody is somebody else where the one before
 * named nobody.
 */
export function isOfSomebodyElse(text: string, before: string): boolean {
  const known = namedIn(before).map(({ person }) => person);
  const isOfWriter = known.length === 0 && speaksOf(before).isOfWriter;
  if (known.length === 0 && !isOfWriter) return false;
  const isQuestion = [asks, decides, doing].some((phrases) => says(text, phrases));
  const named = namedIn(text, (keys, at) => isCalled(keys, at, isQuestion));
  if (named.some(({ person, isActing }) => !isActing && !known.includes(person))) return true;
  // "He" is also how "hai" is typed.
  if (isHinglish(text)) return false;
  const keys = keysOf(text);
  const said = (['she', 'he'] as const).filter((each) => pronounForms[each].some((form) => keys.includes(form)));
  const fits = (pronoun: Pronoun) => known.some(({ pronouns }) => pronouns.some((each) => each === pronoun));
  return said.length > 0 && !said.some(fits);
}
