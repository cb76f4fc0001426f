import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import { isOtherAttack } from './attacks.js';
import type { Alarm } from './frames.js';
import { says } from './signs.js';
import type { Span } from './statement.js';
import type { Word } from './words.js';
import { soundKey } from '../words/plain-words.js';
import type { ReadText } from '../words/vocabulary.js';

/** The alarms of which the whole message does not say that they are something else. Pure. */
export const meantAmong = (found: readonly Alarm[], reading: ReadText<Word>): readonly Alarm[] =>
  [withoutStill, withoutAttack, withoutFear, withoutThreatened, withoutFallen, withoutMeant, withoutStuck].reduce(
    (rest, without) => without(rest, reading),
    found,
  );

/** Whether an alarm of this kind was found by this word. */
export const isOf = (found: EmergencyKind, meaning: Word, alarms: readonly Alarm[]): boolean =>
  alarms.some(({ kind, of }) => kind === found && of.includes(meaning));

export const isOfViolence = (kind: EmergencyKind): boolean => kind === 'violence' || kind === 'childAbuse';

/** A child in the womb that does not move, and an arm that cannot be raised, is nobody who does not wake. */
function withoutStill(alarms: readonly Alarm[], { mentions }: ReadText<Word>): readonly Alarm[] {
  const isUnborn = alarms.some(({ kind }) => kind === 'reducedMovements');
  const meanings: readonly Word[] = isUnborn ? ['armDown', 'unbornStill', 'babyStill'] : ['armDown'];
  const still = mentions.filter(({ meaning }) => meanings.includes(meaning));
  return alarms.filter(
    ({ of, start, end }) =>
      !of.includes('unconscious') || !still.some((each) => each.start <= end && each.end >= start),
  );
}

/** "dil ka daura pada" is an attack of the heart, "dame ka daura pada" one of asthma, and neither is a fit. */
const withoutAttack = (alarms: readonly Alarm[], reading: ReadText<Word>): readonly Alarm[] =>
  alarms.filter((alarm) => !isOtherAttack(alarm, reading));

/** Whose body is in danger fears to die, and does not wish to. */
function withoutFear(alarms: readonly Alarm[], { mentions }: ReadText<Word>): readonly Alarm[] {
  if (alarms.every(({ kind }) => kind === 'selfHarm' || kind === 'urgent')) return alarms;
  const fears = mentions.filter(({ meaning }) => meaning === 'fearsDeath');
  return alarms.filter(
    ({ kind, start, end }) => kind !== 'selfHarm' || !fears.some((fear) => fear.start <= start && fear.end >= end),
  );
}

/** "She says she will take poison": a threat, of which nothing has to be treated yet. */
export const isThreat = (alarms: readonly Alarm[]): boolean => isOf('selfHarm', 'saysSo', alarms);
function withoutThreatened(alarms: readonly Alarm[], reading: ReadText<Word>): readonly Alarm[] {
  const untaken = isThreat(alarms) && !says('taken')(alarms, reading);
  const burning = reading.mentions.filter(({ meaning }) => meaning === 'willBurn');
  return alarms.filter(
    (alarm) =>
      !(alarm.kind === 'poisoning' && untaken) &&
      // "They will burn me": nobody was burned yet.
      !(alarm.kind === 'burn' && burning.some((each) => touches(each, alarm))),
  );
}

/** Parts of a text that touch. */
const touches = (one: Span, other: Span): boolean => one.start <= other.end && one.end >= other.start;

/** Who fell and cannot get up is awake: "gir gayi, uth nahi pa rahi". */
function withoutFallen(alarms: readonly Alarm[], { mentions }: ReadText<Word>): readonly Alarm[] {
  const lying = mentions.filter(({ meaning }) => meaning === 'cannotRise');
  if (!alarms.some(({ of }) => of.includes('cannotRise'))) return alarms;
  return alarms.filter(
    (alarm) =>
      (alarm.kind !== 'unconscious' && alarm.kind !== 'stroke') ||
      !lying.some((each) => touches(each, alarm)) ||
      alarm.of.includes('noAnswer'),
  );
}

/** "He has locked himself in with a knife" is a danger to himself; who says "I will strangle my child" names no swollen throat, and nobody else who does it. */
function withoutMeant(alarms: readonly Alarm[], { mentions }: ReadText<Word>): readonly Alarm[] {
  const meanings: readonly Word[] = [
    ...(isOf('selfHarm', 'lockedSelf', alarms) ? (['lockedSelf', 'lethalThing'] as const) : []),
    ...(isOf('selfHarm', 'willHarm', alarms) ? (['willHarm'] as const) : []),
  ];
  const meant = mentions.filter(({ meaning }) => meanings.includes(meaning));
  const isDone = ({ kind }: Alarm) => isOfViolence(kind) || kind === 'injury' || kind === 'allergy';
  return alarms.filter((alarm) => !isDone(alarm) || !meant.some((each) => touches(each, alarm)));
}

const NECK = new Set(['neck', 'gardan', 'गर्दन'].map(soundKey));
/** A blade that is stuck in a neck from outside chokes nobody. */
function withoutStuck(alarms: readonly Alarm[], { words }: ReadText<Word>): readonly Alarm[] {
  const stuck = alarms.filter(
    ({ kind, of }) => kind === 'injury' && of.includes('sharpThing') && of.includes('stuckIn'),
  );
  const isOfNeck = ({ start, end }: Span) => words.slice(start, end + 1).some(({ key }) => NECK.has(key));
  return alarms.filter(
    (alarm) => alarm.kind !== 'choking' || !isOfNeck(alarm) || !stuck.some((each) => touches(each, alarm)),
  );
}
