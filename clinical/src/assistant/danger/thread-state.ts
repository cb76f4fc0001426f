import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { mentions, type Word } from '../emergencies/emergencies.js';
import { keysOf } from '../words/phrases.js';
import { findDanger } from './find-danger.js';
import { isOfSomebodyElse } from './thread-people.js';

/** A fact that a conversation states once and later messages take as known, such as a pregnancy. `kinds`: the emergencies that a sign or a value means only together with it. */
interface State {
  readonly of: readonly Word[];
  /** The word that stands for it before a later message. */
  readonly word: string;
  readonly kinds: readonly EmergencyKind[];
}
const STATES: readonly State[] = [
  { of: ['pregnant'], word: 'pregnant', kinds: ['preEclampsia', 'pregnancy', 'reducedMovements'] },
  { of: ['sugar', 'lowSugar', 'diabetic', 'sugarMedicine'], word: 'sugar', kinds: ['lowSugar', 'urgent'] },
];
/** Messages back. */
const RECENT = 4;
/** "I am 35", "35 ka hu", "35 male": an age and no value, as far as the number goes. */
const AGE = /\b(?:am|im|age|aged|umar|umr|umra) \d+\b|\b\d+ (?:(?:ka|ki|ke) hu|male|female)\b/;

/** The message that stated the fact, as a sentence about its writer where it names nobody: "pregnant 34 weeks" is "I am". Which sugar is normal is asked of anybody, and who speaks of the unborn child speaks of the pregnancy. */
const whoseIs = (word: string, named: string, text: string): string =>
  word === 'pregnant' && !mentions(text, ['unbornStill', 'babyMoves', 'babyStill']) ? `I ${named}` : named;

/**
 * The kinds of danger in a message that leaves out what an earlier one named: "mine is 35 now" after a question about sugar, "swelling in face" after "pregnant 34 weeks". Empty if the state makes nothing of it. Takes the
 * questions before, the oldest first. Pure.
 */
export function dangerOfState(text: string, earlier: readonly string[]): readonly EmergencyKind[] {
  if (earlier.length === 0) return [];
  // "I am 42 and sweating" tells of danger whatever the number is; "I am 42" does not.
  const written = text.toLowerCase();
  const read = AGE.test(keysOf(text).join(' ')) ? written.replace(AGE.test(written) ? AGE : /\d+/g, ' ') : text;
  for (const { of, word, kinds } of STATES) {
    const named = earlier.slice(-RECENT).findLast((each) => mentions(each, of));
    if (named === undefined || mentions(text, of) || isOfSomebodyElse(text, whoseIs(word, named, text))) continue;
    const found = findDanger(`${word} ${read}`);
    if (kinds.some((kind) => kind === found[0])) return found;
  }
  return [];
}
