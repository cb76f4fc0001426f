import { ingredientsOf } from './ingredients.js';
import { applies } from './match.js';
import { confidenceOf, interrupts, ruleKinds, severities, type Rule, type RuleKind } from './rule.js';
import { liveRules, type RuleTable } from './rules.js';
import {
  allergySubstances,
  isSevere,
  medicineSubstances,
  type RecordedAllergy,
  type Substances,
} from './substances.js';
import type { PrescriptionCheck, PrescriptionWarning } from './warning.js';

/** What is checked: texts as they are recorded. */
export interface PrescriptionToCheck {
  readonly medicine: string;
  /** The medicines taken now. */
  readonly current: readonly string[];
  readonly allergies: readonly RecordedAllergy[];
}

/** Something that a new medicine is compared with. */
interface Concern extends Substances {
  readonly kind: 'medicine' | 'allergy';
  readonly text: string;
  readonly ruleKinds: readonly RuleKind[];
  readonly severe: boolean;
}

const medicineConcern = (text: string, kinds: readonly RuleKind[]): Concern => ({
  ...{ kind: 'medicine', text, ruleKinds: kinds, severe: false },
  ...medicineSubstances(text),
});

const allergyConcern = (allergy: RecordedAllergy): Concern => ({
  kind: 'allergy',
  text: [allergy.substance, allergy.reaction].filter((text) => text.trim() !== '').join(': '),
  ruleKinds: ['allergy'],
  severe: isSevere(allergy),
  ...allergySubstances(allergy),
});

const rank = ({ severity }: Pick<Rule, 'severity'>) => severities.indexOf(severity);

/** Most severe first, then allergies, duplicates and interactions. */
const bySeverity = (one: PrescriptionWarning, other: PrescriptionWarning) =>
  rank(one) - rank(other) || ruleKinds.indexOf(one.kind) - ruleKinds.indexOf(other.kind);

function warningOf(rule: Rule, ingredients: readonly string[], concern: Concern): PrescriptionWarning[] {
  if (!concern.ruleKinds.includes(rule.kind)) return [];
  if (rule.reaction && (rule.reaction === 'severe') !== concern.severe) return [];
  const matched = ingredients.filter((name) => concern.substances.some((recorded) => applies(rule, name, recorded)));
  if (matched.length === 0) return [];
  const recorded = concern.substances.filter((each) => matched.some((name) => applies(rule, name, each)));
  const { id, kind, severity, between, why, note, sources, reviewed } = rule;
  return [
    {
      ...{ ruleId: id, kind, severity, interrupts: interrupts(severity), ingredients: matched },
      concerns: {
        ...{ kind: concern.kind, text: concern.text },
        names: [...new Set(recorded.map(({ recordedAs }) => recordedAs))],
      },
      between: [between[0].name, between[1].name],
      ...{ why, note: note ?? null, sources: [...sources], reviewed },
      confidence: confidenceOf(rule, [...matched, ...recorded.map(({ name }) => name)]),
    },
  ];
}

const comparesNames = (rule: Rule) => rule.match !== undefined;

/** The warnings about one concern. What a sourced rule already says of an allergy is not repeated by a rule of our own. */
function warningsAbout(
  rules: readonly Rule[],
  concern: Concern,
  ingredients: readonly string[],
): PrescriptionWarning[] {
  const sourced = rules.filter((rule) => !comparesNames(rule)).flatMap((rule) => warningOf(rule, ingredients, concern));
  const isSaid = (rule: Rule, ingredient: string) =>
    sourced.some((warning) => rank(warning) <= rank(rule) && warning.ingredients.includes(ingredient));
  const own = rules.filter(comparesNames).flatMap((rule) => {
    const left = rule.kind === 'allergy' ? ingredients.filter((ingredient) => !isSaid(rule, ingredient)) : ingredients;
    return warningOf(rule, left, concern);
  });
  return [...sourced, ...own];
}

/**
 * Each text once. If the new medicine is written as a current one, the current one is kept, because only with it duplicates are looked for.
 * The order of the rest stays.
 */
const distinct = (concerns: readonly Concern[]): Concern[] => [
  ...new Map(concerns.map((concern) => [`${concern.kind} ${concern.text}`, concern])).values(),
];

/**
 * Checks a new medicine against recorded allergies, current medicines and the rules, those in use unless others are given. Doses, kidney function, pregnancy and age are
 * not considered. Never throws; the same input always gives the same result.
 */
export function checkPrescription(
  { medicine, current, allergies }: PrescriptionToCheck,
  { version, rules }: RuleTable = liveRules,
): PrescriptionCheck {
  const { recognised } = ingredientsOf(medicine);
  const ingredients = medicineSubstances(medicine).substances.map(({ name }) => name);
  const concerns = distinct([
    // The ingredients of a combination can interact with each other, but do not duplicate each other.
    medicineConcern(medicine, ['interaction']),
    ...current.map((text) => medicineConcern(text, ['duplicate', 'interaction'])),
    ...allergies.map(allergyConcern),
  ]);
  const applicable = recognised.length > 0 ? rules : rules.filter(({ match }) => match === 'same ingredient');
  return {
    version,
    rulesChecked: ingredients.length > 0 ? applicable.length : 0,
    recognised: [...recognised],
    unrecognised: concerns
      .filter(({ unrecognised }) => unrecognised.length > 0)
      .map(({ text, unrecognised }) => ({ text, words: [...unrecognised] })),
    warnings: concerns.flatMap((concern) => warningsAbout(rules, concern, ingredients)).sort(bySeverity),
  };
}
