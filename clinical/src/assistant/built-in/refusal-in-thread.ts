import { asksAfterMissed, type MedicineRefusal, medicineIn, refusalOf, saysAct } from './medicine-refusal.js';
import { findNamed } from './topic-search.js';
import { plainWords } from '../words/plain-words.js';

/** So many messages back a medicine that was named is still meant. */
const REACH = 3;
/** A message of more words names the medicine itself. */
const LONGEST = 10;

/** The messages since the last one that names a medicine, with the name first; null if none of the last does. */
function sinceMedicine(earlier: readonly string[]): { readonly name: string; readonly said: readonly string[] } | null {
  const recent = earlier.slice(-REACH);
  const at = recent.findLastIndex((message) => medicineIn(message) !== null);
  return at < 0 ? null : { name: medicineIn(recent[at]!)!, said: recent.slice(at) };
}

/**
 * The refusal of a message that asks of a medicine which was named before: "aaj do lu" after "warfarin leti hu" and "kal bhool gayi". By itself it has to ask for what is refused of a medicine, so that thanks are
 * not refused; by which refusal follows from all that was said. `earlier`: the messages before, the oldest first. Pure.
 */
export function refusalInThread(text: string, earlier: readonly string[]): MedicineRefusal | null {
  if (medicineIn(text) !== null || plainWords(text).length > LONGEST || findNamed(text) !== null) return null;
  const before = sinceMedicine(earlier);
  if (before === null) return null;
  const whole = [...before.said, text].join(', ');
  const own = refusalOf(`${before.name}, ${text}`);
  if (own || saysAct(text)) return refusalOf(whole) ?? own;
  return asksAfterMissed(text, whole) ? 'missed' : null;
}

/** Words that stand for what was named before. */
const IT = /\b(?:it|them|this|these|ise|isko|ye|yeh|use|usko)\b|इसे|इसको|ये|यह|उसे/iu;

/** Whether a message is about a medicine: it names one, or "it" after one was named. Such a question is not about food ("pan 40 khali pet lena hai"). Pure. */
export const isOfMedicine = (text: string, earlier: readonly string[]): boolean =>
  medicineIn(text) !== null || (IT.test(text) && sinceMedicine(earlier) !== null);
