import type { EmergencyKind } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { Alarm } from './frames.js';
import { isOfWriter } from './people.js';
import { type EmergencyRule, rule } from './rule.js';
import type { SituationName } from './situation-phrases.en.js';
import { isOtherAttack } from './attacks.js';
import { gap } from './statement.js';
import type { ReadText } from '../words/vocabulary.js';
import type { Word } from './words.js';

/** What a message tells so plainly that its kind is settled, whatever single words of it mean elsewhere and whatever was learned of them. */
export interface Situation extends EmergencyRule {
  /** Its advice; null if that on its kind is the right one. */
  readonly name: SituationName | null;
  /** Kinds that the words of the situation look like: a foot that "burns" black with diabetes is not cooled. What other words tell stays (look-alikes.ts). */
  readonly insteadOf: readonly EmergencyKind[];
  /** Most words from the first to the second of its needs, both counted, where these have to stand nearer than the rest. */
  readonly close: number;
  /** Meanings that tell the same where they stand near it: a wound of a black foot is no other one. */
  readonly alike: readonly Word[];
  /** Kinds whose advice is needed before that on the situation. */
  readonly sooner: readonly EmergencyKind[];
  /** Whether it is none if the writer is meant: who cuts their own wrist needs somebody who listens first. */
  readonly isOfOthers: boolean;
}

/** Who does not wake comes before what kills within minutes too. */
const NOT_AWAKE: readonly EmergencyKind[] = ['unconscious'];
/** What kills within minutes comes before what is treated within hours; but slurred words are also a sign of a bleeding in the head, of an infection and of what was given, and fast breath one of an infection. */
const BESIDE_INFECTION: readonly EmergencyKind[] = [
  ...(['unconscious', 'choking', 'drowning', 'electricity', 'gas', 'opioid', 'heart', 'allergy'] as const),
];
const MINUTES: readonly EmergencyKind[] = [...BESIDE_INFECTION, 'breathing'];
const MINUTES_AND_STROKE: readonly EmergencyKind[] = [...MINUTES, 'stroke'];
/** What is done at once about a limb comes before what it has turned to. */
const LIMB_FIRST: readonly EmergencyKind[] = [...MINUTES_AND_STROKE, 'bite', 'bleeding', 'burn', 'injury'];

const situation = (
  name: SituationName | null,
  kind: EmergencyKind,
  needs: string,
  {
    insteadOf = [] as readonly EmergencyKind[],
    alike = [] as readonly Word[],
    close = Infinity,
    sooner = NOT_AWAKE,
    isOfOthers = false,
    ...near
  }: Partial<Pick<Situation, 'insteadOf' | 'alike' | 'close' | 'sooner' | 'isOfOthers' | 'within' | 'unless'>> = {},
): Situation => ({ ...rule(kind, needs, near), name, insteadOf, alike, close, sooner, isOfOthers });

const LIMB: readonly EmergencyKind[] = ['lowSugar', 'burn', 'bleeding', 'injury', 'breathing'];
const OF_FOOT: Partial<Situation> = {
  ...{ within: 16, unless: ['stains'], insteadOf: LIMB, sooner: BESIDE_INFECTION, alike: ['wound', 'off'] },
};
const OF_TETANUS: readonly EmergencyKind[] = ['bleeding', 'injury', 'burn', 'unconscious'];
const OF_SMOKE: readonly EmergencyKind[] = ['poisoning', 'allergy', 'injury'];
const OF_NOSE_OR_EAR: readonly EmergencyKind[] = ['bleeding', 'choking', 'injury', 'poisoning', 'bite'];
/** Out of smoke everybody is brought first; the advice on a fit in pregnancy says itself what is done for who does not wake. */
const NOTHING: readonly EmergencyKind[] = [];
const noSmoke: readonly Word[] = ['otherSmoke'];

/** In the order in which their advice is needed. */
const situations: readonly Situation[] = [
  situation('hanging', 'unconscious', 'foundHanging someoneElse|baby', { within: 12, isOfOthers: true }),
  situation('hanging', 'unconscious', 'hangsDown someoneElse|baby', { within: 8, isOfOthers: true, unless: ['slack'] }),
  situation('hanging', 'unconscious', 'hangedThemselves', { unless: ['saysSo', 'threat'] }),
  situation('cutting', 'bleeding', 'someoneElse|baby cutsVein', {
    ...{ within: 10, isOfOthers: true, unless: ['saysSo', 'threat', 'chores'] },
  }),
  situation('smoke', 'gas', 'inSmoke', { unless: noSmoke, insteadOf: OF_SMOKE, sooner: NOTHING }),
  situation('smoke', 'gas', 'smoke buildingFire', {
    within: 14,
    unless: noSmoke,
    insteadOf: OF_SMOKE,
    sooner: NOTHING,
  }),
  situation('smoke', 'gas', 'buildingFire voice', {
    within: 14,
    unless: noSmoke,
    insteadOf: OF_SMOKE,
    sooner: NOTHING,
  }),
  situation('smoke', 'gas', 'sootInside', { insteadOf: OF_SMOKE, sooner: NOTHING }),
  situation('cord', 'pregnancy', 'cordSeen pregnant|pregnancyDanger|labour', { within: 20 }),
  situation('afterBirth', 'pregnancy', 'afterBirth bleeding|blood muchBlood', {
    ...{ within: 14, insteadOf: ['bleeding'] },
  }),
  situation('afterBirth', 'pregnancy', 'afterBirth soaked pads|clot', {
    ...{ within: 14, insteadOf: ['bleeding'] },
  }),
  situation('fits', 'preEclampsia', 'pregnant fits|seizure', {
    within: 12,
    unless: ['keepsFit'],
    insteadOf: ['unconscious'],
    // Whoever touches her before the current is off falls too.
    sooner: ['electricity', 'gas'],
  }),
  situation('blueChild', 'unconscious', 'baby turnedBlue', {
    ...{
      within: 10,
      unless: ['tiny', 'limb', 'stains', 'bruise', 'feed', 'throat', 'stuck', 'choking'],
      insteadOf: ['burn', 'breathing', 'bleeding'],
    },
  }),
  situation('drugged', 'poisoning', 'druggedByOther', { unless: ['treatment'], sooner: MINUTES }),
  situation('drugged', 'poisoning', 'feelsDrugged gaveDrink', { within: 14, unless: ['treatment'], sooner: MINUTES }),
  situation('bloodThinner', 'injury', 'headHurt|hitHead bloodThinner', {
    within: 24,
    insteadOf: ['bleeding'],
    sooner: MINUTES,
  }),
  situation('bloodThinner', 'injury', 'fellDown head bloodThinner', {
    within: 24,
    insteadOf: ['bleeding'],
    sooner: MINUTES,
  }),
  situation('tetanus', 'urgent', 'lockedJaw dirtyWound', {
    ...{ within: 20, unless: ['toothOrGutka'], insteadOf: OF_TETANUS, sooner: MINUTES_AND_STROKE },
  }),
  situation('blackFoot', 'sepsis', 'footOrToe turnsBlack hasDiabetes', OF_FOOT),
  // "Kale" alone is of many things.
  situation('blackFoot', 'sepsis', 'footOrToe blackened hasDiabetes', { ...OF_FOOT, close: 4 }),
  situation('blackFoot', 'sepsis', 'footOrToe foulSmell wound|dirtyWound|blisters|infection hasDiabetes', OF_FOOT),
  situation('blackFoot', 'urgent', 'limbTurned', {
    ...{ unless: ['stains', 'bruise', 'baby'], insteadOf: LIMB, sooner: LIMB_FIRST },
  }),
  situation('redStreak', 'sepsis', 'redStreak dirtyWound|infection|fever|limb', {
    ...{ within: 14, unless: ['streakless'], insteadOf: ['bleeding', 'injury', 'burn'], sooner: BESIDE_INFECTION },
  }),
  // One tablet of some medicines of grown-ups is too much for a small child.
  situation(null, 'poisoning', 'smallChild taken|swallowed dangerousTablet', {
    ...{ within: 10, unless: ['everyDay', 'asksToGive', 'general', 'animal'], sooner: MINUTES },
  }),
  situation(null, 'urgent', 'missedDialysis weakBody', {
    ...{ within: 16, insteadOf: ['breathing', 'heart', 'stroke'], sooner: MINUTES_AND_STROKE },
  }),
  situation(null, 'child', 'bulgingSpot baby|fever', { within: 14, sooner: [...MINUTES, 'meningitis'] }),
  situation(null, 'urgent', 'skinPeels afterMedicine', { within: 14, insteadOf: ['allergy', 'burn'], sooner: MINUTES }),
  situation(null, 'urgent', 'legsNumb noUrine', { within: 14, insteadOf: ['stroke'], sooner: MINUTES_AND_STROKE }),
  situation('hiv', 'urgent', 'exposed hiv', {
    within: 20,
    unless: ['longAgo'],
    insteadOf: ['pregnancy'],
    sooner: MINUTES_AND_STROKE,
  }),
  situation('noseOrEar', 'urgent', 'smallThing|insect inNoseOrEar putIn', {
    ...{ within: 10, insteadOf: OF_NOSE_OR_EAR, sooner: MINUTES_AND_STROKE },
  }),
  situation('noseOrEar', 'urgent', 'smallThing inNoseOrEar', {
    ...{ within: 5, unless: ['worn'], insteadOf: OF_NOSE_OR_EAR, sooner: MINUTES_AND_STROKE },
  }),
  // Cotton is also put into an ear on purpose.
  situation('noseOrEar', 'urgent', 'cotton inNoseOrEar putIn baby', {
    ...{ within: 10, unless: ['asksWhether', 'bleeding', 'blood'] },
    ...{ insteadOf: OF_NOSE_OR_EAR, sooner: MINUTES_AND_STROKE },
  }),
  situation('noseOrEar', 'urgent', 'cotton inNoseOrEar lodged', {
    ...{ within: 8, insteadOf: OF_NOSE_OR_EAR, sooner: MINUTES_AND_STROKE },
  }),
  situation('noseOrEar', 'urgent', 'insect inNoseOrEar', {
    ...{ within: 6, insteadOf: OF_NOSE_OR_EAR, sooner: MINUTES_AND_STROKE },
  }),
];

function isClose({ parts = [] }: Alarm, { close }: Situation): boolean {
  const [one, other] = parts;
  return !one || !other || gap(one, other) + 2 <= close;
}

/** The alarms of situations among those of rules. A situation of others is none if the writer is nearest to it. Pure. */
export const settledAmong = (
  alarmsOf: (rule: Situation) => readonly Alarm[],
  reading: ReadText<Word>,
): readonly Alarm[] =>
  situations.flatMap((each) =>
    alarmsOf(each)
      .filter((alarm) => (!each.isOfOthers || !isOfWriter(alarm, reading)) && isClose(alarm, each))
      .filter((alarm) => each.name !== 'fits' || !isOtherAttack(alarm, reading))
      .map((alarm) => ({ ...alarm, settles: each })),
  );

/** The kinds with those that situations settle in the place of their advice: before all others but what is needed sooner. Pure. */
export function bySituation(kinds: readonly EmergencyKind[], alarms: readonly Alarm[]): readonly EmergencyKind[] {
  const told = situations.filter((each) => alarms.some(({ settles }) => settles === each));
  // A black foot with diabetes is no second emergency beside the same foot without it.
  const settling = told.filter(({ name }, at) => name === null || told.findIndex((each) => each.name === name) === at);
  if (settling.length === 0) return kinds;
  const settled = new Set(settling.map(({ kind }) => kind));
  const others = kinds.filter((kind) => !settled.has(kind));
  const isSooner = (kind: EmergencyKind) => settling.every(({ sooner }) => sooner.includes(kind));
  return [...others.filter(isSooner), ...settled, ...others.filter((kind) => !isSooner(kind))];
}
