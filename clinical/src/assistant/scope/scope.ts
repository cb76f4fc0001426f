import { type PlainWord, plainWords, soundKey } from '../words/plain-words.js';
import { readerOf } from '../words/vocabulary.js';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { isShapedLikeIllness } from './illness-words.js';
import { amidWords } from './other-words.js';
import { type ScopeWord, scopeWords } from './scope-words.js';

/** Whether a message is about health, has a medical part beside another, or neither. */
export type Scope = 'medical' | 'partly' | 'off-topic';

const read = readerOf<ScopeWord>(scopeWords, {
  exact: ['illness', 'other', 'unsure', 'food', 'decoy'],
  correctedFrom: 6,
});

/** Shorter names of medicines are words as well: "act". */
const SHORTEST_MEDICINE = 4;

const isHealth = (meaning: ScopeWord): boolean => meaning === 'health' || meaning === 'illness';
const isUnsure = (meaning: ScopeWord): boolean => meaning === 'unsure' || meaning === 'food';

/** A word of health that is found in a longer word has at least so many letters. */
const GLUED = 5;

/** Words before and after what somebody was at, not asks about: "since the wedding", "match ke baad". */
const BEFORE =
  /\b(?:(?:since|after|before|during|while|because of|due to|stress of|tension of)(?: \w+){0,2}|(?:watch|play|work|travel|go|fly|sit|sitt|com|us|driv|rid)(?:s|ed|ing|e|ling|es)?(?: (?:by|in|at|as|on|a|an|the|my|his|her|too|much)){0,2})$/;
const AFTER =
  /^(?:(?:vali|ke|ki|ka|dekh|dekhne|khelne|ek)\s)*(?:bad|dauran|vajah|karan|karn|dekhte|dekhkar|khelte|khelkar|khelne|tension)\b/;
const REACH = 4;

const amid = new Set(plainWords(amidWords).map(({ key }) => key));
/** Between the parts of a message that ask for different things. */
const JOINS = new Set(plainWords('and also plus aur tatha but lekin waise और तथा लेकिन वैसे').map(({ key }) => key));
/** The part of the message, by number, in which each word stands. */
function partsOf(words: readonly PlainWord[]): readonly number[] {
  let part = 0;
  return words.map(({ key, clause }, at) => {
    if (at > 0 && (clause !== words[at - 1]!.clause || JOINS.has(key))) part++;
    return part;
  });
}

function isCircumstance(words: readonly PlainWord[], start: number, end: number): boolean {
  const keys = (from: number, to: number, what: 'written' | 'key') =>
    words
      .slice(Math.max(0, from), to)
      .filter(({ clause }) => clause === words[start]!.clause)
      .map((word) => word[what])
      .join(' ');
  return BEFORE.test(keys(start - REACH, start, 'written')) || AFTER.test(keys(end + 1, end + 1 + REACH, 'key'));
}

/** How many different words of a message decide its scope. */
interface ScopeEvidence {
  /** Words of health alone. */
  readonly health: number;
  /** Words that are used of health and of other things. */
  readonly unsure: number;
  /** Dishes. */
  readonly food: number;
  /** Words of other subjects. */
  readonly other: number;
  /** Sayings and names in which words of health mean something else. */
  readonly decoy: number;
}

/** Counts the words of a message that decide its scope; each once, however often it stands there. Pure. */
export function scopeEvidence(text: string): ScopeEvidence {
  const { words, mentions: found } = read(text);
  const whole = new Set(plainWords(text).map(({ key }) => key));
  // A part of a longer word says little: "rest" in "restaurant".
  const certain = found.filter(({ meaning, start, end }) =>
    words.slice(start, end + 1).every(({ key }) => whole.has(key) || (meaning === 'health' && key.length >= GLUED)),
  );
  const others = certain.filter(({ meaning }) => meaning === 'other');
  // "gas" in "gas cylinder"
  const apart = certain.filter(
    ({ meaning, start, end }) =>
      meaning === 'other' ||
      !others.some((other) => other.end - other.start > end - start && other.start <= start && other.end >= end),
  );
  const isAboutSomebody = apart.some(({ meaning }) => isHealth(meaning) || isUnsure(meaning));
  const parts = partsOf(words);
  const healthy = new Set(apart.flatMap(({ meaning, start }) => (isHealth(meaning) ? [parts[start]] : [])));
  const mentions = apart.filter(
    ({ meaning, start, end }) =>
      meaning !== 'other' ||
      !(
        (isAboutSomebody && isCircumstance(words, start, end)) ||
        (start === end && amid.has(words[start]!.key) && healthy.has(parts[start]))
      ),
  );
  const unsure = new Set(mentions.filter(({ meaning }) => isUnsure(meaning)).map(({ start }) => start));
  const counted = (...meanings: readonly ScopeWord[]) =>
    new Set(
      mentions
        .filter(({ meaning }) => meanings.includes(meaning))
        .filter(({ meaning, start, end }) => isUnsure(meaning) || end > start || !unsure.has(start))
        .map(({ start, end }) =>
          words
            .slice(start, end + 1)
            .map(({ key }) => key)
            .join(' '),
        ),
    );
  const shaped = plainWords(text).filter(({ written }) => isShapedLikeIllness(written));
  const medicines = ingredientsOf(text).recognised.flatMap(({ written, guessed }) =>
    guessed || written.length < SHORTEST_MEDICINE ? [] : [soundKey(written.toLowerCase())],
  );
  const health = new Set([...counted('health', 'illness'), ...shaped.map(({ key }) => key), ...medicines]);
  return {
    health: health.size,
    unsure: counted('unsure').size,
    food: counted('food').size,
    other: counted('other').size,
    decoy: counted('decoy').size,
  };
}

/** The scope of a message in English, Hindi or Hinglish, by its words. A message without a word of health is off-topic. Pure. */
export function scopeOf(text: string): Scope {
  const { health, unsure, food, other } = scopeEvidence(text);
  if (other === 0) return health + unsure + food > 0 ? 'medical' : 'off-topic';
  if (health > 0 || unsure > 2) return 'partly';
  return 'off-topic';
}
