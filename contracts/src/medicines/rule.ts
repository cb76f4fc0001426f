import named from './named-in-sources.json' with { type: 'json' };
import type { Confidence, ReadSource } from './read-source.js';

/** Severities, the most severe first. */
export const severities = ['contraindicated', 'major', 'moderate', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

/** What a rule warns of, in the order in which warnings of one severity are shown. */
export const ruleKinds = ['allergy', 'duplicate', 'interaction'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** One side of a rule: a class of medicines, and the ingredients that belong to it. */
export interface Side {
  readonly name: string;
  readonly members: ReadonlySet<string>;
}

/** A rule about two substances, with the sources that were read. An interaction is symmetric; an allergy is the first side of its rule. */
export interface Rule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly between: readonly [Side, Side];
  /** The risk, or the advice, shown to the doctor and the patient. It must be true for every pair of medicines in the rule. */
  readonly why: string;
  readonly severity: Severity;
  /** What was read and says this, the best first; empty if nothing was: the rule is then from memory. */
  readonly sources: readonly ReadSource[];
  /** Where the rule is said to be from, in words that nobody has compared with it. For the editors of the rules; never shown. */
  readonly unread?: string;
  /** For the editors of the rules; never shown. */
  readonly note?: string;
  /** Whether a clinician has reviewed the rule. */
  readonly reviewed: false;
  /** How the two substances are compared; by default one belongs to the first side and the other to the second. */
  readonly match?: 'same ingredient' | 'recorded class';
  /** Only an allergy with a severe reaction or one that is not known, or only one that was not severe. */
  readonly reaction?: 'severe' | 'not severe';
  /** Holds only if both substances belong to one of these groups. */
  readonly groups?: readonly ReadonlySet<string>[];
  /** Does not hold for an allergy that is recorded as a whole class. */
  readonly namedOnly?: true;
  /** An allergy rule that also holds with its sides exchanged. */
  readonly bothWays?: true;
}

/** By rule, the members that a source names in the passage that was read; all of them, or none where the rule is not listed. Of the others the source says something through their class. */
const namedIn: Readonly<Partial<Record<string, string>>> = named;

/** How far a rule was compared with a source for these ingredients, which are of both sides. Pure. */
export function confidenceOf(
  { id, sources, match }: Pick<Rule, 'id' | 'sources' | 'match'>,
  ingredients: readonly string[],
): Confidence {
  if (sources.length === 0) return match === 'same ingredient' ? 'record' : 'memory';
  const names = namedIn[id] ?? '';
  return names === 'all' || ingredients.every((ingredient) => listed(names).includes(ingredient)) ? 'read' : 'class';
}

/** Names separated by semicolons. */
export const listed = (names: string): string[] => names.split('; ');

/** A side of a rule; `members` are separated by semicolons. */
export const side = (name: string, members: string | readonly string[]): Side => ({
  name,
  members: new Set(typeof members === 'string' ? listed(members) : members),
});

/** Less severe findings are notes: they are shown, but no reason is asked for. */
export const interrupts = (severity: Severity): boolean => severity !== 'low' && severity !== 'info';
