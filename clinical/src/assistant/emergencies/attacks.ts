import type { Alarm } from './frames.js';
import type { Word } from './words.js';
import type { ReadText } from '../words/vocabulary.js';

/** Attacks of something else, of which a word is one of a fit too: "dil ka daura", "dame ka daura", "bijli ke jhatke". */
const ATTACKS: readonly Word[] = ['heartAttack', 'breathLoss', 'electricity', 'asthmaAttack'];

/** Whether the fit of an alarm is an attack of the heart, of asthma, or of the current. Pure. */
export function isOtherAttack({ of, parts = [] }: Alarm, { mentions }: ReadText<Word>): boolean {
  const attacks = mentions.filter(({ meaning }) => ATTACKS.includes(meaning));
  return parts.some(
    ({ start, end }, at) =>
      (of[at] === 'seizure' || of[at] === 'fits') && attacks.some((each) => each.start <= end && each.end >= start),
  );
}
