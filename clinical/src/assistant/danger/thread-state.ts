import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { mentions, readEmergencies, type Word } from '../emergencies/emergencies.js';
import { plainWords } from '../words/plain-words.js';
import { agesIn } from './ages.js';
import { findDanger } from './find-danger.js';
import { isOfSomebodyElse } from './thread-people.js';

/** A fact that a conversation states once and later messages take as known, such as a pregnancy. `kinds`: the emergencies that a sign or a value means only together with it; of a measure without them a value alone does. */
interface State {
  readonly of: readonly Word[];
  /** The word that stands for it before a later message. */
  readonly word: string;
  readonly kinds?: readonly EmergencyKind[];
}
const STATES: readonly State[] = [
  { of: ['pregnant'], word: 'pregnant', kinds: ['preEclampsia', 'pregnancy', 'reducedMovements'] },
  { of: ['sugar', 'lowSugar', 'hasDiabetes', 'sugarMedicine'], word: 'sugar', kinds: ['lowSugar', 'urgent'] },
  { of: ['spo2'], word: 'spo2' },
  { of: ['bloodPressure'], word: 'bp' },
  { of: ['heartRate'], word: 'pulse' },
  { of: ['fever', 'highFever'], word: 'fever' },
];
/** Messages back. */
const RECENT = 4;

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
  const said = plainWords(text);
  const ages = agesIn(said.map(({ key }) => key));
  const read = ages.size === 0 ? text : said.flatMap(({ written }, at) => (ages.has(at) ? [] : [written])).join(' ');
  for (const { of, word, kinds } of STATES) {
    const named = earlier.slice(-RECENT).findLast((each) => mentions(each, of));
    if (named === undefined || mentions(text, of) || isOfSomebodyElse(text, whoseIs(word, named, text))) continue;
    const whole = `${word} ${read}`;
    const found = findDanger(whole);
    const isOfState = kinds ? kinds.some((kind) => kind === found[0]) : readEmergencies(whole).isMeasured;
    if (isOfState) return found;
  }
  return [];
}
