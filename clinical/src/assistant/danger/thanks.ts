import courtesy from '../built-in/courtesy-words.json' with { type: 'json' };
import { plainWords } from '../words/plain-words.js';
import { keysOf, phrasesOf, spansOf } from '../words/phrases.js';

const THANKS = phrasesOf(courtesy.thanks);
const BESIDES = phrasesOf(courtesy.besides);
const [FOR] = keysOf('for');

/** A message without its thanks: "thank you so much doctor, he is unconscious" is "he is unconscious". Pure. */
export function withoutThanks(text: string): string {
  const words = plainWords(text);
  const keys = words.map(({ key }) => key);
  const [thanks, besides] = [THANKS, BESIDES].map((phrases) => spansOf(phrases, keys));
  const isIn = (spans: typeof thanks, at: number) => spans!.some(({ start, end }) => start <= at && end >= at);
  // "Thank you for telling me" goes on.
  const whole = thanks!.filter(({ end }) => keys[end + 1] !== FOR || isIn(besides, end + 1));
  let isThanks = false;
  const left = words.filter((_, at) => {
    isThanks = isIn(whole, at) || (isThanks && isIn(besides, at));
    return !isThanks;
  });
  return left.length === words.length ? text : left.map(({ written }) => written).join(' ');
}
