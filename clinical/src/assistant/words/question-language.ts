import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import lists from './question-words.json' with { type: 'json' };

/** Words of Hindi in Latin letters that are none of English, and that most questions have. */
const HINDI = new Set(lists.hindi.split(', '));
/** Words of Hindi that are also ones of English: they count beside another. */
const EITHER = new Set(lists.either.split(', '));
/** Small words of English that are none of Hindi in Latin letters. */
const ENGLISH = new Set(lists.english.split(', '));

const latinWords = (text: string) => text.toLowerCase().match(/[a-z\d]+/g) ?? [];
const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);
/** "Is dolo safe" begins with a word that is also one of Hindi, and has no other. */
const ASKS = new Set(['is', 'do', 'the']);
function isWrittenInEnglish(text: string): boolean {
  const words = latinWords(text);
  const isAsked = ASKS.has(words[0] ?? '') && !words.some((word) => HINDI.has(word));
  return (isAsked || words.some((word) => ENGLISH.has(word))) && !isHindi(text);
}

/** A third of the words and at least two are Hindi; or one that stands among no small word of English ("light jala du"), however many names of things stand beside two. */
function isHindi(text: string): boolean {
  const words = latinWords(text);
  const hindi = words.filter((word) => HINDI.has(word)).length;
  const either = words.filter((word) => EITHER.has(word)).length;
  const isMuch = (hindi + either) * 3 >= words.length;
  // The marker of who did something stands after it, and is no word of English: "bichhu ne dank mara".
  const isDone = words.some((word, at) => at > 0 && word === 'ne');
  const hasEnglish = words.some((word) => ENGLISH.has(word));
  if (hindi === 0) return false;
  return hasEnglish ? isMuch && hindi + either > 1 : isMuch || isDone || hindi + either > 1;
}

/**
 * The language in which a question is answered: that in which it is written. Hindi if most of it is in Devanagari, English if it has small words of English; where it tells neither ("fever"), and for
 * Hindi in Latin letters, that of the reader's page. Pure.
 */
export function languageOfQuestion(question: string, page: SpokenLanguage): SpokenLanguage {
  const hindi = question.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = question.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (hindi > latin) return 'hi';
  return isWrittenInEnglish(question) ? 'en' : page;
}

/**
 * Whether a question is Hindi in Latin letters. One of a few words that tell no language ("switch off?") is as the latest question before it that tells one; `earlier` has those, the oldest first. Pure.
 */
export function isHinglish(question: string, earlier: readonly string[] = []): boolean {
  if (isDevanagari(question)) return false;
  if (isHindi(question)) return true;
  const before = earlier.at(-1);
  return before !== undefined && !isWrittenInEnglish(question) && isHinglish(before, earlier.slice(0, -1));
}
