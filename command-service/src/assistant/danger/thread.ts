import { type EmergencyKind, findEmergencies } from '@anamnesis/contracts/assistant/emergencies';
import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import { plainWords } from '@anamnesis/contracts/assistant/plain-words';
import { contentWords } from './content-words.js';
import { findDanger } from './find-danger.js';
import { asks, backWords, closingWords, newWords } from './thread-words.js';

/** Longer messages say themselves what they are about. */
const LONGEST = 16;
const FEWEST_WORDS = 1;

/** Kinds that are said of a state, not of an event that is over when help has come: nobody is told about the same emergency there. */
const OF_PEOPLE: ReadonlySet<EmergencyKind> = new Set(['selfHarm', 'violence', 'childAbuse']);

/**
 * The kinds of the emergency that a conversation is about: those of its last alarm, until a message has another subject or says that help was there. Empty for none.
 * Takes the questions of the conversation so far, the oldest first. Pure.
 */
export const emergencyOf = (earlier: readonly string[]): readonly EmergencyKind[] =>
  earlier.reduce<readonly EmergencyKind[]>((before, text) => {
    const kinds = dangerAfter(before, text).filter((kind) => kind !== 'sameEmergency' && isAlarm([kind]));
    const isOver = says(text, closingWords) && findEmergencies(text).length === 0;
    if (kinds.length > 0 && !isOver) return kinds;
    return contentWords(text) > FEWEST_WORDS ? [] : before;
  }, []);

/**
 * The kinds of danger in a message of a conversation. What the message itself tells of comes first; one that only goes on about the emergency before ("can I give him water",
 * "he says it is better now") is about that one. Pure.
 */
export const dangerInThread = (text: string, earlier: readonly string[]): readonly EmergencyKind[] =>
  dangerAfter(emergencyOf(earlier), text);

function dangerAfter(before: readonly EmergencyKind[], text: string): readonly EmergencyKind[] {
  const own = findDanger(text);
  if (before.length === 0 || findEmergencies(text).some((kind) => kind !== 'urgent')) return own;
  // "I should go" may be a wish to die; "he is better, should we go" is none.
  if (!goesOn(text) || (own.includes('selfHarm') && !says(text, backWords))) return own;
  return before.some((kind) => OF_PEOPLE.has(kind)) ? before : ['sameEmergency', ...before];
}

/** Whether a short message is about the person or the help of the message before, and names nobody and nothing new. */
function goesOn(text: string): boolean {
  const isShort = plainWords(text).length <= LONGEST;
  return isShort && !says(text, closingWords) && !says(text, newWords) && (says(text, asks) || says(text, backWords));
}

function says(text: string, phrases: readonly string[]): boolean {
  const line = plainWords(text).map(({ key }) => key);
  return phrases.some((phrase) => ` ${line.join(' ')} `.includes(` ${phrase} `));
}
