import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Alarm } from './frames.js';
import { isSugarEnough } from './values.js';
import type { Word } from './words.js';
import type { ReadText } from '../words/vocabulary.js';

export type SignsOf = Partial<Record<EmergencyKind, readonly EmergencyKind[]>>;
/**
 * What one emergency makes of others in the same message: they are its signs, and their advice would delay or contradict its own. Heat is cooled before anything else; nobody who does not wake is set
 * upright. What a low sugar makes of others depends on how it is told (`signsIn`).
 */
const SIGNS_OF: SignsOf = {
  drowning: ['breathing'],
  opioid: ['breathing', 'poisoning', 'allergy', 'lowSugar'],
  heat: ['burn', 'sepsis', 'meningitis', 'lowSugar'],
  preEclampsia: ['allergy', 'meningitis', 'pregnancy', 'child'],
  allergy: ['breathing'],
  pregnancy: ['child'],
  reducedMovements: ['child'],
};

/** Whether a message says one of these. */
export const says =
  (...meanings: readonly Word[]) =>
  (_alarms: readonly Alarm[], { mentions }: ReadText<Word>): boolean =>
    mentions.some(({ meaning }) => meanings.includes(meaning));

/** Whether somebody is told of who does not get air, or no longer wakes. */
export const isShortOfBreath = (alarms: readonly Alarm[], reading: ReadText<Word>): boolean =>
  says('breathLoss', 'noBreath')(alarms, reading) ||
  alarms.some(({ kind, of }) => kind === 'breathing' || kind === 'unconscious' || of.includes('breath'));

/** Signs of a stroke on one side of the body, which a low sugar seldom has. */
const ONE_SIDED: readonly Word[] = ['crooked', 'cannotMove', 'side', 'armDown'];

/**
 * The signs of each kind in this message. A low sugar that was measured, is named or follows a missed meal explains a jumbled speech, but no face that droops on one side. Of somebody who has diabetes it is
 * otherwise a guess, for which nobody with a stroke or a fever is given sugar.
 */
export function signsIn(alarms: readonly Alarm[], reading: ReadText<Word>): SignsOf {
  const isFound = alarms.some(({ kind }) => kind === 'lowSugar');
  const isTold = isFound && (isLowSugarTold(alarms, reading) || says('noFood')(alarms, reading));
  const ofCause: SignsOf = {
    ...SIGNS_OF,
    unconscious: says('noPulse')(alarms, reading) ? ['breathing', 'heart'] : ['breathing'],
    choking: ofObject(alarms, reading),
    gas: ofGas(alarms, reading),
    chemicalEye: ofChemical(alarms, reading),
    injury: ofFall(alarms, reading),
    // A child that is born is another patient than its mother.
    ...(says('afterBirth')(alarms, reading) && { pregnancy: [] }),
  };
  if (isTold) return isOneSided(alarms) ? ofCause : { ...ofCause, lowSugar: ['stroke'] };
  return { ...ofCause, stroke: isOneSided(alarms) ? ['lowSugar'] : [], sepsis: ['lowSugar'] };
}

/** Who chokes on a coin was not poisoned by it; a battery burns. */
function ofObject(alarms: readonly Alarm[], reading: ReadText<Word>): readonly EmergencyKind[] {
  if (!isShortOfBreath(alarms, reading)) return ['breathing'];
  const { mentions } = reading;
  const objects = mentions.filter(({ meaning }) => meaning === 'plainObject');
  const poisons = mentions.filter(
    ({ meaning, start }) =>
      (meaning === 'toxin' || meaning === 'poison' || meaning === 'medicine') &&
      !objects.some((each) => each.start <= start && each.end >= start),
  );
  const isOnlyObject = objects.length > 0 && poisons.length === 0;
  return isOnlyObject ? ['breathing', 'poisoning'] : ['breathing'];
}

/** What was breathed in is no poison that was swallowed. */
const ofGas = (alarms: readonly Alarm[], reading: ReadText<Word>): readonly EmergencyKind[] =>
  says('toxin', 'taken')(alarms, reading) ? ['lowSugar'] : ['poisoning', 'lowSugar'];

/** What splashed into an eye is neither swallowed nor a burn to be cooled, unless the message tells that too. */
const ofChemical = (alarms: readonly Alarm[], reading: ReadText<Word>): readonly EmergencyKind[] =>
  says('swallowed', 'taken')(alarms, reading) ? [] : ['poisoning', 'burn'];

/** Who vomits after something fell on them has hurt their head. */
const ofFall = (alarms: readonly Alarm[], reading: ReadText<Word>): readonly EmergencyKind[] =>
  isHitByThing(alarms) && !says('hotThing', 'burned', 'toxin')(alarms, reading) ? ['poisoning', 'burn'] : [];
/** Whether something heavy fell on somebody. */
const isHitByThing = (alarms: readonly Alarm[]): boolean => alarms.some(({ of }) => of.includes('heavyThing'));

/** Whether a kind was found by a value. */
export const isMeasured = (measured: EmergencyKind, alarms: readonly Alarm[]): boolean =>
  alarms.some(({ kind, of }) => kind === measured && of.includes('value'));
/** Whether what was measured forbids to give sugar for a guess: a value that cannot wait, of a high sugar or pressure, or a sugar that is not low. */
export const isSugarHigh = (alarms: readonly Alarm[], reading: ReadText<Word>): boolean =>
  !isMeasured('lowSugar', alarms) &&
  (isMeasured('urgent', alarms) || (isSugarEnough(reading) && !says('lowSugar', 'noFood')(alarms, reading)));
/** Whether a low sugar was measured or is named. */
export const isLowSugarTold = (alarms: readonly Alarm[], reading: ReadText<Word>): boolean =>
  isMeasured('lowSugar', alarms) || says('lowSugar')(alarms, reading);
/** Whether a stroke is told by one side of the face or body. */
export const isOneSided = (alarms: readonly Alarm[]): boolean =>
  alarms.some(({ kind, of }) => kind === 'stroke' && ONE_SIDED.some((sign) => of.includes(sign)));

/** The kinds without those that are signs of another of them. */
export const withoutSigns = (kinds: readonly EmergencyKind[], signsOf: SignsOf): readonly EmergencyKind[] =>
  kinds.filter((kind) => !kinds.some((other) => signsOf[other]?.includes(kind)));
