import { plainWords } from '@anamnesis/contracts/assistant/plain-words';
import { scopeEvidence } from '../scope.js';
import { smallWords } from './small-words.js';

const keysOf = (text: string): ReadonlySet<string> => new Set(plainWords(text).map(({ key }) => key));

/** Words with which people go on about the same: "and in children?", "aur bachchon me?". */
const GOES_ON = keysOf('and also then aur phir fir iska iske isme isse uska और फिर इसका इसके इसमें इससे उसका');
/** Words of what people go on to ask: for whom, how long, what to do. */
const ASPECTS = keysOf(
  `last lasts long longer stop stops start starts begin cause causes caused reason reasons prevent prevention avoid cure cured curable treatment treated test tests serious dangerous contagious spread spreads
  eat drink food foods foods exercise work travel record records happen happens happened mean means explain more else heal heals return returns worse risk risks common rare hereditary
  child children kid kids baby babies infants adult adults elderly old pregnant pregnancy women woman men man mother father wife husband people
  bachcha bachche bachchon bachcho bacche baccho garbhvati budhe buzurg mahila aurat khana khaye parhez ilaj bachav failta failti khatarnak matlab wajah
  बच्चे बच्चों बच्चा गर्भवती गर्भावस्था बुजुर्ग बुजुर्गों महिला महिलाओं खाना खाएं परहेज बचाव फैलता फैलती खतरनाक मतलब वजह कारण`,
);
/** With one of these a question that begins by going on may name a circumstance: "and in winter?". */
const CIRCUMSTANCES = keysOf('in with without during for at after before when while me mein ko में को के');
const LONGEST = 10;
const SHORT = 6;

/**
 * Whether a question goes on about the one before. It is short, and says nothing but small words and what people go on to ask; or it begins by going on and names a circumstance. One
 * that names something else, and be it unknown, has a subject of its own.
 */
export function asksOn(text: string): boolean {
  const words = plainWords(text).map(({ key }) => key);
  if (words.length === 0 || words.length > LONGEST || scopeEvidence(text).other > 0) return false;
  const own = words.filter((key) => !smallWords.has(key) && !ASPECTS.has(key) && !GOES_ON.has(key));
  if (own.length === 0) return words.length <= SHORT || GOES_ON.has(words[0]!);
  const { health, unsure, food } = scopeEvidence(own.join(' '));
  const isBegun = GOES_ON.has(words[0]!);
  return (
    isBegun && words.length <= SHORT && health + unsure + food === 0 && words.some((key) => CIRCUMSTANCES.has(key))
  );
}
