import { type EmergencyKind, isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { type UrgentRank, urgentRanks } from '@anamnesis/contracts/labs/urgent-rank';
import { inLatinLetters } from '../built-in/latin-letters.js';
import { lowIn } from '../danger/low.js';
import { findEmergencies, mentions } from '../emergencies/emergencies.js';
import { isHinglish } from '../words/question-language.js';
import { resultPhrases } from './result-phrases.js';
import { urgentToldIn } from './urgent-told.js';

/** Kinds whose advice names nothing to do that is not said of a result. */
const OF_NO_CAUSE: ReadonlySet<EmergencyKind> = new Set(['sameEmergency', 'urgent', 'unsure', 'low']);

/** Whether a bleeding was only learned, from a blood thinner and its value, and the message names no blood: nobody is told to press on a wound for it. */
const isGuessedBleeding = ([first]: readonly EmergencyKind[], message: string): boolean =>
  first === 'bleeding' &&
  findEmergencies(message).length === 0 &&
  !mentions(message, ['blood', 'bleeding', 'bloodVomit', 'stool']);

/**
 * The kinds of danger in a message, with those of its results that cannot wait: for a hospital today it is an alarm, and for a doctor today the numbers stand above the answer. A low sugar is treated first. Words of
 * a result ("positive", "low") are no low mood. Pure.
 */
export function kindsWithResults(found: readonly EmergencyKind[], message: string): readonly EmergencyKind[] {
  const told = urgentToldIn(message);
  const isLow = told.some(({ isLowSugar }) => isLowSugar) && !found.includes('lowSugar');
  // Whoever has a low sugar beside another emergency is treated for it too.
  if (isAlarm(found) && !(told.length > 0 && isGuessedBleeding(found, message)))
    return isLow ? found.toSpliced(1, 0, 'lowSugar') : found;
  const [first] = told;
  if (!first) return found;
  const kind = first.rank === 'doctor' ? 'unsure' : first.isLowSugar ? 'lowSugar' : 'urgent';
  return found.includes('low') && lowIn(message).isSaid ? [kind, 'low'] : [kind];
}

/** Whether the advice on the results of a message stands alone: a topic knows nothing of the value, and its food, salt or vitamins may be what raises it. With what many people live with, what they ask is answered below. Pure. */
export const isResultAlone = (message: string): boolean =>
  urgentToldIn(message).some(({ rank, isLivedWith }) => rank === 'hospital' || !isLivedWith);

/** What is said of the results of a message. */
interface SaidOfResults {
  /** Which results, and how soon. */
  readonly results: readonly string[];
  /** What else to do, where no emergency has its own advice. */
  readonly besides: readonly string[];
}

function saidOf(message: string, language: SpokenLanguage, earlier: readonly string[]): SaidOfResults {
  const told = urgentToldIn(message).filter(({ isLowSugar }) => !isLowSugar);
  const isLatin = language === 'en' && isHinglish(message, earlier);
  const { urgent, ifIll, untilThen } = resultPhrases[isLatin ? 'hi' : language];
  const of = (rank: UrgentRank) => {
    const list = told.filter((each) => each.rank === rank).map(({ text }) => text);
    return list.length > 0 ? [urgent[rank](list.join(', '))] : [];
  };
  const inScript = (sentences: readonly string[]) => (isLatin ? sentences.map(inLatinLetters) : sentences);
  return { results: inScript(urgentRanks.flatMap(of)), besides: inScript([ifIll, untilThen]) };
}

/**
 * The advice on a message of these kinds, with what is said of its results that cannot wait: before all else; behind the advice on an emergency whose first aid comes first; in place of advice
 * that only the result called for. In the language and script of the message; `earlier` are the messages before, the oldest first. Pure.
 */
export function adviceWithResults(
  advice: readonly string[],
  kinds: readonly EmergencyKind[],
  message: string,
  language: SpokenLanguage,
  earlier: readonly string[],
): readonly string[] {
  const { results, besides } = saidOf(message, language, earlier);
  if (results.length === 0) return advice;
  if (!kinds.every((kind) => OF_NO_CAUSE.has(kind))) return [...advice, ...results];
  const sentences = [...results, ...besides];
  const isOfResult = !kinds.includes('low') && findEmergencies(message).length === 0;
  return isOfResult ? sentences : [...sentences, ...advice];
}
