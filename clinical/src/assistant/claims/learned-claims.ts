import { traitsOf } from '../danger/traits.js';
import { scopeEvidence } from '../scope/scope.js';
import { likelihoodOfTraits, readWeights } from '../danger/weights.js';
import learned from './claim-weights.json' with { type: 'json' };
import { namesHelp } from './help-claims.js';
import { MENTION, NAMED, withoutNames } from './medicine-names.js';

/** The two outcomes that the weights tell apart. */
export const claimOutcomes = ['honest', 'forbidden'] as const;

/** From this likelihood on a sentence is not shown, although no rule finds a claim in it. The figures are beside the unit test. */
const FROM = 0.3;
/** Sentences that tell the reader to get help at once. They are always shown, whatever the weights say. */
const URGES =
  /\b(?:call|dial|ring|phone)\b[^.;!?]{0,30}\b(?:112|108|102|ambulance|emergency)|\b(?:112|108)\b[^.;!?]{0,20}(?:call|milao|mila|phone|फ़ोन|फोन|कॉल|मिलाएँ)|\b(?:go|get|rush|take\s+(?:him|her|them|the\s+\w+))\b[^.;!?]{0,20}\b(?:hospital|emergency|casualty)\b[^.;!?]{0,20}\b(?:now|at\s+once|immediately|tonight|today|right\s+away|without)|(?:तुरंत|फ़ौरन|अभी|turant|foran|abhi)[^।.!?]{0,30}(?:अस्पताल|एम्बुलेंस|एंबुलेंस|hospital|ambulance|112|108)/iu;

/** "Your HbA1c is above the range": how a value stands, and nothing else. What that means is another sentence. */
const COMPARES =
  /^\W*(?:your|the|this|its?|his|her)\b[^.;:!?,]{0,60}?\b(?:is|are|was|were)\s+(?:(?:now|still|just|well|a\s+(?:little|bit)|slightly)\s+)*(?:(?:above|below|within|in|outside|over|under|higher\s+than|lower\s+than)\s+(?:the|its|your|their|that)\s+(?:(?:normal|usual|printed|reference)\s+)*(?:range|limits?)|(?:a\s+(?:little|bit)|slightly)\s+(?:high|low|raised))[^\p{L}]*$/iu;

/** "Metformin lowers the sugar": what a medicine does, in at most three words, and nothing else. */
const DOES =
  /^\W*namedmedicine (?:lowers|reduces|relieves|eases|thins|widens|relaxes) (?:(?:the|a) )?(?!you|any|all|only|every)[a-z-]+(?: (?!so|and|or|for|if|when|now|take|give|stop)[a-z-]+)?[.]?\W*$/i;

/** A sentence as it is learned from: each named medicine is one word, and so is each number. */
export const taughtText = (sentence: string): string =>
  withoutNames(sentence)
    .replaceAll(NAMED, ' namedmedicine ')
    .replaceAll(/\p{N}+/gu, ' number ');

const weights = readWeights(learned, claimOutcomes);
/** How likely a sentence makes a forbidden claim, from 0 to 1: that of its part which makes one most likely. */
const forbiddenLikelihood = (sentence: string): number =>
  Math.max(...traitsOf(taughtText(sentence)).map((traits) => likelihoodOfTraits(weights, traits).of[1] ?? 0));

/** A sentence of so few words that names neither a medicine nor who helps tells too little: "you can stop it now". */
const SHORT = 5;
const tellsLittle = (plain: string): boolean =>
  !MENTION.test(plain) && !namesHelp(plain) && plain.trim().split(/\s+/u).length <= SHORT;

/** "Do not stop your insulin on your own": the advice that is to be shown. */
const FORBIDS_TO_STOP =
  /^\W*(?:please\s+)?(?:do\s+not|don['’]?t|never)\s+(?:\w+ly\s+)?(?:stop|skip|change|start|reduce|increase|halve|double|mix|share)\b(?![^.;!?]*\b(?:to|at|by|for)\s+\d)/iu;

/** Whether a sentence most likely makes a claim that may not be shown, by what was learned from such sentences. Pure. */
export function seemsForbidden(sentence: string): boolean {
  const plain = withoutNames(sentence);
  // The weights were learned from sentences about health only.
  const { health, unsure, other } = scopeEvidence(sentence);
  if (other > 0 && health + unsure === 0) return false;
  if (URGES.test(sentence) || tellsLittle(plain) || FORBIDS_TO_STOP.test(plain) || COMPARES.test(plain)) return false;
  if (DOES.test(taughtText(sentence).replaceAll(/\s+/g, ' '))) return false;
  return forbiddenLikelihood(sentence) >= FROM;
}
