import type { Alarm } from './frames.js';
import { type EmergencyKind, emergencyKinds } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Word } from './words.js';
import { isOf, isOfViolence, isThreat, meantAmong } from './meant.js';
import { isOfWriter, victimsOf } from './people.js';
import {
  isLowSugarTold,
  isMeasured,
  isOneSided,
  isShortOfBreath,
  isSugarHigh,
  says,
  signsIn,
  withoutSigns,
} from './signs.js';
import { bySituation } from './situations.js';
import { withoutLookAlikes } from './look-alikes.js';
import type { ReadText } from '../words/vocabulary.js';

/** Of so many kinds advice is read in an emergency, beside that on the same emergency. */
export const MOST_READ = 2;

/** A kind that goes before another because of what else the message says, against the order of the kinds. */
interface Exception {
  readonly first: EmergencyKind;
  readonly before: EmergencyKind;
  readonly where: (alarms: readonly Alarm[], reading: ReadText<Word>) => boolean;
}
const saysNot =
  (...meanings: readonly Word[]) =>
  (alarms: readonly Alarm[], reading: ReadText<Word>): boolean =>
    !says(...meanings)(alarms, reading);

/** `first` goes before each of these. */
const beforeAll = (
  first: EmergencyKind,
  others: readonly EmergencyKind[],
  where: Exception['where'] = () => true,
): readonly Exception[] => others.map((before) => ({ first, before, where }));

const exceptions: readonly Exception[] = [
  // Whoever lies in gas or fumes is brought out first, or the next one falls too.
  ...beforeAll('gas', ['unconscious', 'breathing', 'heart', 'stroke', 'child', 'violence']),
  ...beforeAll('gas', ['poisoning'], saysNot('toxin', 'taken')),
  ...beforeAll('gas', ['drowning', 'injury'], (alarms) =>
    ['wentDown', 'foulPit'].some((word) => isOf('gas', word as Word, alarms)),
  ),
  ...beforeAll('gas', ['burn'], saysNot('burned')),
  // Whose clothes burn is cooled first; an angithi that was lit burned nobody.
  {
    first: 'burn',
    before: 'gas',
    where: (alarms, reading) => says('burned')(alarms, reading) && !isOf('gas', 'fumes', alarms),
  },
  // A pesticide on skin, whoever bathes.
  ...beforeAll('poisoning', ['drowning', 'burn'], (alarms) => isOf('poisoning', 'onSkin', alarms)),
  // An eye is rinsed before anything else.
  ...beforeAll('chemicalEye', ['injury', 'burn', 'violence', 'urgent']),
  ...beforeAll('chemicalEye', ['poisoning'], saysNot('taken')),
  // What is stuck in a body is left there, and nobody presses on it.
  ...beforeAll('injury', ['bleeding'], (alarms) => isOf('injury', 'stuckIn', alarms)),
  ...beforeAll('injury', ['violence', 'childAbuse'], (alarms) => isOf('injury', 'stuckIn', alarms)),
  // Somebody else hears voices that tell them to harm people, and has a knife: the advice is to get away first.
  ...beforeAll('violence', ['selfHarm'], (alarms) => isOf('violence', 'voicesToThem', alarms)),
  // Who threatens to die by it is not yet hurt, and is no danger to the writer.
  ...beforeAll('selfHarm', ['violence', 'childAbuse', 'injury', 'burn'], (alarms) => isThreat(alarms)),
  // What was swallowed has to be treated; who listens comes second.
  { first: 'poisoning', before: 'selfHarm', where: says('taken') },
  { first: 'opioid', before: 'selfHarm', where: says('taken') },
  // A tight chest that wheezes is asthma.
  { first: 'breathing', before: 'heart', where: says('wheeze', 'inhaler') },
  // A battery that was swallowed and does not choke has to be taken out in a hospital. Choking that was learned is told in other words.
  {
    first: 'poisoning',
    before: 'choking',
    where: (alarms, reading) =>
      alarms.some(({ kind }) => kind === 'choking') &&
      saysNot('choking', 'stuck')(alarms, reading) &&
      !isShortOfBreath(alarms, reading),
  },
  { first: 'violence', before: 'childAbuse', where: says('spouse', 'dowry') },
  // Blood in a pregnancy is lost inside: nothing can be pressed on.
  { first: 'pregnancy', before: 'bleeding', where: () => true },
  // What was swallowed or breathed in burns, and is no burn.
  { first: 'poisoning', before: 'burn', where: says('throat', 'swallowed') },
  // A face that droops on one side is a stroke, unless a low sugar was found.
  {
    first: 'stroke',
    before: 'lowSugar',
    where: (alarms, reading) => isOneSided(alarms) && !isLowSugarTold(alarms, reading),
  },
  // A newborn is brought to a hospital, not set upright.
  { first: 'child', before: 'breathing', where: says('tiny') },
];

/** The kinds of a message in the order in which their advice is needed, by the context of the whole message. */
export interface KindOrder {
  readonly kinds: readonly EmergencyKind[];
  /**
   * `believed`, some of these kinds perhaps with others, with the kind that was learned as the first: unless it is a sign of another or contradicts it, and never before what a value names. A wish to die among
   * the first two stays there, because of others no advice is shown.
   */
  readonly withFirst: (learned: EmergencyKind, believed: readonly EmergencyKind[]) => readonly EmergencyKind[];
}

/** Words of a pregnancy or a birth. */
const OF_BIRTH: readonly Word[] = ['pregnant', 'pregnancyDanger', 'labour', 'afterBirth', 'babyMoves', 'tiny', 'baby'];
/** Signs in a message about high blood pressure: the measured value, a rise, and failing eyesight. */
const OF_PRESSURE: ReadonlySet<Word | 'value'> = new Set(['value', 'blur', 'shotUp'] as const);
/** Kinds that the learned weights confuse with a high blood pressure. They do not count where the message names neither a pregnancy nor tablets. */
const NOT_OF_PRESSURE: ReadonlySet<EmergencyKind> = new Set([
  ...(['preEclampsia', 'pregnancy', 'reducedMovements', 'poisoning'] as const),
]);

/** Orders the kinds of alarms. Pure. */
export function orderOf(found: readonly Alarm[], reading: ReadText<Word>): KindOrder {
  const alarms = withoutLookAlikes(meantAmong(found, reading), reading);
  const told = new Set(alarms.map(({ kind }) => kind));
  const isViolence = [told.delete('violence'), told.delete('childAbuse')].includes(true);
  const victims = isViolence ? victimsOf(reading) : [];
  for (const kind of victims) told.add(kind);
  const isHigh = isSugarHigh(alarms, reading);
  if (isHigh && told.delete('lowSugar')) told.add('urgent');
  const signsOf = signsIn(alarms, reading);
  // A low sugar that was measured stays an emergency of its own, also where another kind would explain it.
  const isLow = told.has('lowSugar') && isMeasured('lowSugar', alarms);
  const caused = withoutSigns(
    emergencyKinds.filter((kind) => told.has(kind)),
    signsOf,
  );
  const kinds = isLow ? emergencyKinds.filter((kind) => kind === 'lowSugar' || caused.includes(kind)) : caused;
  const bodily = kinds.filter((kind) => kind !== 'urgent');
  const isHighPressure =
    alarms.some(({ of }) => of.includes('bloodPressure') && of.some((each) => OF_PRESSURE.has(each))) &&
    saysNot(...OF_BIRTH)(alarms, reading);
  const isSettled = alarms.some(({ settles }) => settles);
  // A throat that was pressed may swell shut later.
  const isStrangled = isOf('urgent', 'strangled', alarms) && bodily.every((kind) => isOfViolence(kind));
  const inOrder = bySituation(ordered(bodily.length > 0 && !isStrangled ? bodily : kinds, alarms, reading), alarms);
  return {
    kinds: isLow ? withRead('lowSugar', inOrder) : inOrder,
    withFirst(learned, believed) {
      if (isSettled) return believed;
      if (believed.some((kind) => NAMED_BY_VALUE.has(kind) && isMeasured(kind, alarms))) return believed;
      if (learned === 'lowSugar' && isHigh) return believed;
      // "Dama ka daura" is an attack of asthma: the word for attack is no fit of eclampsia.
      if (learned === 'preEclampsia' && isOf('breathing', 'asthmaAttack', alarms)) return believed;
      // "Stuck" is said of a knife in the body, not of something in the throat.
      const isStuck = alarms.some(({ of }) => of.includes('sharpThing') && of.includes('stuckIn'));
      if (isStuck && !kinds.includes(learned)) return believed;
      // "Blood pressure" is no blood.
      if (isHighPressure && learned === 'bleeding' && saysNot('blood', 'bleeding')(alarms, reading)) return believed;
      if (isHighPressure && NOT_OF_PRESSURE.has(learned) && !believed.includes(learned)) return believed;
      const others = believed.filter((kind) => kind !== learned && kind !== 'urgent');
      // Who cannot breathe sits upright in an allergy too: the two do not contradict each other.
      const contradicted = { ...signsOf, allergy: [] };
      const first = excepted(withoutSigns([learned, ...others], contradicted), alarms, reading);
      return believed.indexOf('selfHarm') < MOST_READ ? withRead('selfHarm', first) : first;
    },
  };
}

/** The same kinds, one of them among those of which advice is shown. */
function withRead(read: EmergencyKind, kinds: readonly EmergencyKind[]): readonly EmergencyKind[] {
  if (kinds.indexOf(read) < MOST_READ) return kinds;
  const others: readonly EmergencyKind[] = kinds.filter((kind) => kind !== read);
  return others.toSpliced(MOST_READ - 1, 0, read);
}

/** Kinds that a value names: a low sugar, tablets that were counted, a pressure in pregnancy. A fever, a pulse and a saturation have many causes. */
const NAMED_BY_VALUE: ReadonlySet<EmergencyKind> = new Set(['lowSugar', 'poisoning', 'preEclampsia']);

function ordered(
  kinds: readonly EmergencyKind[],
  alarms: readonly Alarm[],
  reading: ReadText<Word>,
): readonly EmergencyKind[] {
  // Somebody else who harms themselves needs help for the body first.
  const ofSelf = alarms.filter(({ kind }) => kind === 'selfHarm');
  const isOfOther = ofSelf.length > 0 && !ofSelf.some((alarm) => isOfWriter(alarm, reading));
  const rest = isOfOther ? [...kinds.filter((kind) => kind !== 'selfHarm'), 'selfHarm' as const] : kinds;
  const inOrder = excepted(rest, alarms, reading);
  // Violence of which nobody knows whether a child suffers it fills both places.
  return inOrder.slice(0, MOST_READ).every((kind) => isOfViolence(kind)) ? withRead('selfHarm', inOrder) : inOrder;
}

function excepted(
  kinds: readonly EmergencyKind[],
  alarms: readonly Alarm[],
  reading: ReadText<Word>,
): readonly EmergencyKind[] {
  const rest = [...kinds];
  for (const { first, before, where } of exceptions) {
    const [from, to] = [rest.indexOf(first), rest.indexOf(before)];
    if (to === -1 || from <= to || !where(alarms, reading)) continue;
    rest.splice(to, 0, ...rest.splice(from, 1));
  }
  return rest;
}
