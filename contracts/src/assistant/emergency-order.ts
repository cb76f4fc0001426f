import type { Alarm } from './emergency-frames.js';
import { type EmergencyKind, emergencyKinds } from './emergency-kinds.js';
import type { Word } from './emergency-words.js';
import { isOfWriter, victimsOf } from './emergency-people.js';
import type { ReadText } from './vocabulary.js';

/**
 * What one emergency makes of others in the same message: they are its signs, and their advice would delay or contradict its own. Heat is cooled before anything else; sugar is given, and not withheld as in
 * a stroke; nobody who does not wake is set upright.
 */
const SIGNS_OF: Partial<Record<EmergencyKind, readonly EmergencyKind[]>> = {
  choking: ['breathing'],
  drowning: ['breathing'],
  opioid: ['breathing', 'poisoning', 'allergy', 'lowSugar'],
  heat: ['burn', 'sepsis', 'meningitis', 'lowSugar'],
  preEclampsia: ['allergy', 'meningitis', 'pregnancy', 'child'],
  lowSugar: ['stroke', 'sepsis'],
  unconscious: ['breathing'],
  allergy: ['breathing'],
  pregnancy: ['child'],
  reducedMovements: ['child'],
};

/** A kind that goes before another because of what else the message says, against the order of the kinds. */
interface Exception {
  readonly first: EmergencyKind;
  readonly before: EmergencyKind;
  readonly where: (alarms: readonly Alarm[], reading: ReadText<Word>) => boolean;
}
const says =
  (...meanings: readonly Word[]) =>
  (_alarms: readonly Alarm[], { mentions }: ReadText<Word>): boolean =>
    mentions.some(({ meaning }) => meanings.includes(meaning));
const saysNot =
  (...meanings: readonly Word[]) =>
  (alarms: readonly Alarm[], reading: ReadText<Word>): boolean =>
    !says(...meanings)(alarms, reading);

const exceptions: readonly Exception[] = [
  // What was swallowed has to be treated; who listens comes second.
  { first: 'poisoning', before: 'selfHarm', where: says('taken') },
  { first: 'opioid', before: 'selfHarm', where: says('taken') },
  // A tight chest that wheezes is asthma.
  { first: 'breathing', before: 'heart', where: says('wheeze', 'inhaler') },
  // A battery that was swallowed and does not choke has to be taken out in a hospital.
  { first: 'poisoning', before: 'choking', where: saysNot('choking', 'stuck', 'breathLoss') },
  { first: 'violence', before: 'childAbuse', where: says('spouse', 'dowry') },
  // Blood in a pregnancy is lost inside: nothing can be pressed on.
  { first: 'pregnancy', before: 'bleeding', where: () => true },
  // What was swallowed or breathed in burns, and is no burn.
  { first: 'poisoning', before: 'burn', where: says('throat', 'swallowed') },
  // A newborn is brought to a hospital, not set upright.
  { first: 'child', before: 'breathing', where: says('tiny') },
];

/** The kinds of alarms in the order in which their advice is needed, by the context of the whole message. Pure. */
export function kindsInOrder(found: readonly Alarm[], reading: ReadText<Word>): readonly EmergencyKind[] {
  const alarms = withoutFear(withoutAttack(withoutUnborn(found, reading), reading), reading);
  const told = new Set(alarms.map(({ kind }) => kind));
  const isViolence = [told.delete('violence'), told.delete('childAbuse')].includes(true);
  const victims = isViolence ? victimsOf(reading) : [];
  for (const kind of victims) told.add(kind);
  const explained = new Set([...told].flatMap((kind) => SIGNS_OF[kind] ?? []));
  // A value that cannot wait is of a high sugar or pressure: no sugar is given for a guess.
  if (alarms.some(({ kind, of }) => kind === 'urgent' && of.includes('value')) && !isMeasuredLow(alarms))
    explained.add('lowSugar');
  const kinds = emergencyKinds.filter((kind) => told.has(kind) && !explained.has(kind));
  const bodily = kinds.filter((kind) => kind !== 'urgent');
  return ordered(bodily.length > 0 ? bodily : kinds, alarms, reading);
}

/** A child in the womb that does not move is nobody who does not wake. */
function withoutUnborn(alarms: readonly Alarm[], { mentions }: ReadText<Word>): readonly Alarm[] {
  if (!alarms.some(({ kind }) => kind === 'reducedMovements')) return alarms;
  const still = mentions.filter(({ meaning }) => meaning === 'unbornStill' || meaning === 'babyStill');
  return alarms.filter(
    ({ of, start, end }) =>
      !of.includes('unconscious') || !still.some((each) => each.start <= end && each.end >= start),
  );
}

/** "dil ka daura pada" is an attack of the heart, "dame ka daura pada" one of asthma, and neither is a fit. */
function withoutAttack(alarms: readonly Alarm[], { mentions }: ReadText<Word>): readonly Alarm[] {
  const attacks = mentions.filter(({ meaning }) => meaning === 'heartAttack' || meaning === 'breathLoss');
  return alarms.filter(
    ({ of, start, end }) => !of.includes('seizure') || !attacks.some((each) => each.start <= end && each.end >= start),
  );
}

/** Whose body is in danger fears to die, and does not wish to. */
function withoutFear(alarms: readonly Alarm[], { mentions }: ReadText<Word>): readonly Alarm[] {
  if (alarms.every(({ kind }) => kind === 'selfHarm' || kind === 'urgent')) return alarms;
  const fears = mentions.filter(({ meaning }) => meaning === 'fearsDeath');
  return alarms.filter(
    ({ kind, start, end }) => kind !== 'selfHarm' || !fears.some((fear) => fear.start <= start && fear.end >= end),
  );
}

const isMeasuredLow = (alarms: readonly Alarm[]): boolean =>
  alarms.some(({ kind, of }) => kind === 'lowSugar' && of.includes('value'));

function ordered(
  kinds: readonly EmergencyKind[],
  alarms: readonly Alarm[],
  reading: ReadText<Word>,
): readonly EmergencyKind[] {
  // Somebody else who harms themselves needs help for the body first.
  const ofSelf = alarms.filter(({ kind }) => kind === 'selfHarm');
  const isOfOther = ofSelf.length > 0 && !ofSelf.some((alarm) => isOfWriter(alarm, reading));
  const rest = isOfOther ? [...kinds.filter((kind) => kind !== 'selfHarm'), 'selfHarm' as const] : [...kinds];
  for (const { first, before, where } of exceptions) {
    const [from, to] = [rest.indexOf(first), rest.indexOf(before)];
    if (to === -1 || from <= to || !where(alarms, reading)) continue;
    rest.splice(to, 0, ...rest.splice(from, 1));
  }
  return rest;
}
