import { medicineWords } from '../built-in/medicine-words.js';
import context from '../emergencies/words/context.json' with { type: 'json' };
import { plainWords } from '../words/plain-words.js';
import { phrasesOf, spansOf } from '../words/phrases.js';
import { contentWords } from './content-words.js';
import words from './household-words.json' with { type: 'json' };

/** The most words between an activity ("cut") and its object ("nails"). How many of them may be content words, each activity says itself. */
const NEAR = 5;

/** An activity: its words, its objects, and how many content words may stand between them: none in "cut my nails", one (a place) in "rat poison ghar me kahan rakhu". */
const deedOf = (deed: string, things: string, between: number) => ({
  deed: phrasesOf(deed),
  things: phrasesOf(things),
  between,
});
type Deed = ReturnType<typeof deedOf>;
const { hanging, cutting, jumping, smelling, washing } = words;
const harmless = [hanging, cutting, jumping, smelling, washing].map(({ deed, things }) => deedOf(deed, things, 0));
const storing = [deedOf(context.stored, words.storing.things, 1)];
const { common, prescribed, controlled } = medicineWords;
const combining = [deedOf([common, prescribed, controlled].join(', '), words.combining.drinks, 1)];
/** Words for where and when such an activity takes place. */
const circumstances = phrasesOf(words.circumstances);
/** Words of who asks whether a medicine and a drink may meet. */
const askedTogether = phrasesOf(words.combining.asked);

function without(text: string, deeds: readonly Deed[], around = circumstances): string {
  const read = plainWords(text);
  const keys = read.map(({ key }) => key);
  const left = new Set(keys.keys());
  const leaveOut = (start: number, end: number) => {
    for (let at = start; at <= end; at++) left.delete(at);
  };
  for (const { deed, things, between } of deeds)
    for (const one of spansOf(deed, keys))
      for (const thing of spansOf(things, keys)) {
        const [first, second] = one.start < thing.start ? [one, thing] : [thing, one];
        const gap = read.slice(first.end + 1, second.start).map(({ written }) => written);
        const isOne = second.start > first.end && gap.length <= NEAR && contentWords(gap.join(' ')) <= between;
        // "Cutting vegetables I cut my finger": the vegetables belong to the first "cut" only.
        if (isOne && left.has(first.start) && left.has(second.start)) leaveOut(first.start, second.end);
      }
  if (left.size === keys.length) return text;
  for (const { start, end } of spansOf(around, keys)) leaveOut(start, end);
  return read
    .filter((_, at) => left.has(at))
    .map(({ written }) => written)
    .join(' ');
}

/** A message without the harmless deeds whose words are also those of harm: "can I cut my nails, and why am I so tired" is "can i and why am i so tired". Whatever else it tells stays. Pure. */
export const withoutHousehold = (text: string): string => without(text, harmless);

/** A message without the question where to keep or throw away what is dangerous: "rat poison kahan rakhu" is empty. Whatever else it tells may be that somebody took it. Pure. */
export const withoutStored = (text: string): string => without(text, storing);

/** A message without the question whether a medicine goes with a drink: "alprazolam with alcohol" is empty. That somebody took both, or how many, stays. Pure. */
export const withoutCombined = (text: string): string => without(text, combining, askedTogether);
