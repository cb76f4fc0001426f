import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { keysOf, type Keys, phrasesOf, spansOf } from '../words/phrases.js';
import type { DeedAnswer } from './deed-phrases.en.js';
import { gap } from './statement.js';
import words from './words/deeds.json' with { type: 'json' };

/** Words of who asks whether to do something now: "laga du", "should i". */
const ASKS = phrasesOf(words.asks);
/** Words of who asks in general, or which of several. */
const ELSEWHERE = phrasesOf(words.elsewhere);
/** Words that say that somebody is well: such a message asks for no advice. */
const WELL = phrasesOf(words.well);
/** Verbs that by themselves tell what happened, and ask only beside words that ask: "kaat liya", not "chaku nikal du?". */
const TOLD = phrasesOf(words.told).map((phrase) => phrase.join(' '));
/** Question words. "kya karu" (what shall I do) and "kahan rakhu" (where do I keep it) do not ask about a certain remedy. */
const WHAT = new Set(keysOf('what where how kya kahan kaha kidhar kaise'));
/** A message of so few words asks by naming the remedy: "haldi?", "one glass of water?". */
const SHORT = 3;
/** Words between a remedy and the asking for it: "should I give him a glass of milk". */
const NEAR = 4;

/** Remedies that people ask about, with the kinds of emergency and the answer. The first match counts: a remedy stands before the water in which it is mixed. */
const deeds = words.deeds.map(({ answer, kinds, words: list }) => ({
  answer: answer as DeedAnswer,
  kinds: new Set(kinds.split(', ')),
  phrases: phrasesOf(list),
}));

/**
 * The answer to a message that asks whether to do or give something in an emergency of these kinds ("toothpaste laga du?"): that of its first kind for which one is known; null if it asks for none. Pure.
 */
export function deedAskedFor(message: string, kinds: readonly EmergencyKind[]): DeedAnswer | null {
  const keys = keysOf(message);
  if (spansOf(ELSEWHERE, keys).length > 0) return null;
  const well = spansOf(WELL, keys);
  const asked = spansOf(ASKS, keys).filter(
    ({ start, end }) =>
      !WHAT.has(keys[start - 1] ?? '') && !well.some((each) => each.start <= start && each.end >= end),
  );
  const isAsked = (phrases: readonly Keys[]) =>
    spansOf(phrases, keys).some(
      (span) =>
        (keys.length <= SHORT && !TOLD.includes(keys.slice(span.start, span.end + 1).join(' '))) ||
        asked.some((each) => gap(each, span) <= NEAR),
    );
  for (const kind of kinds) {
    const deed = deeds.find(({ kinds: of, phrases }) => of.has(kind) && isAsked(phrases));
    if (deed) return deed.answer;
  }
  return null;
}
