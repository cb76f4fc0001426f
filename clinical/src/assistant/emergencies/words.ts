import body from './words/body.json' with { type: 'json' };
import context from './words/context.json' with { type: 'json' };
import farewell from './words/farewell.json' with { type: 'json' };
import frame from './words/frame.json' with { type: 'json' };
import harm from './words/harm.json' with { type: 'json' };
import regional from './words/regional.json' with { type: 'json' };
import signs from './words/signs.json' with { type: 'json' };
import situations from './words/situations.json' with { type: 'json' };

/**
 * The words of the emergency rules by their meaning, in each language as people type it; one spelling stands for those of the same sound.
 *
 * - `body`: parts of the body, how they fail, and how badly.
 * - `harm`: what harms, what is lost, whom it happens to.
 * - `signs`: what people describe instead of naming an illness, and what they did about it.
 * - `regional`: the six emergencies that kill soonest, in the commonest words of eight more languages of India, in their own script: Tamil, Bengali, Telugu, Marathi, Gujarati,
 *   Kannada, Malayalam, Punjabi. Their negations and questions are not read: whoever names one of these is given the advice.
 * - `farewell`: what people say or do who take leave. One sign alone is innocent ("take care of my mother"); two of different kinds in one message are a farewell (self-harm-rules.ts).
 * - `frame`: who speaks of whom, when, and whether something is only asked about. Those of the harm people do to themselves are with them: wish, end, self.
 * - `situations`: that settle the kind of an emergency (situations.ts), in the given spellings.
 * - `context`: by which the kind of an emergency is told: what was taken or touched, whom it happens to, and what a message tells of that nobody has.
 */
export const emergencyWords = {
  ...body,
  ...harm,
  ...signs,
  ...regional,
  ...farewell,
  ...frame,
  ...context,
  ...situations,
  // Pesticides are poisons too.
  toxin: `${harm.toxin}, ${context.pesticide}`,
};
export type Word = keyof typeof emergencyWords;
/** Meanings that are read in the given spellings only: "chinta" is no "chitta". */
export const contextMeanings = Object.keys({ ...context, ...situations }) as (
  keyof typeof context | keyof typeof situations
)[];

/** The kinds of signs of which two are a farewell. */
export const farewellSigns = [
  ...(['affairsSettled', 'goodbye', 'lastDay', 'careOfOthers', 'burdenLifted'] as const),
  ...(['goneAway', 'leavingAll', 'calmAtLast', 'unreachable', 'onlyWay'] as const),
];
