import { z } from 'zod';
import { activities } from '../activities/constants.js';
import {
  ageFits,
  familyFits,
  illnessCautions,
  illnessFits,
  interestFits,
  NO_JOG_FROM,
  reasonCodes,
  symptomCautions,
  symptomFits,
  type ActivityTitle,
} from './suggestion-rules.js';

/** Why an activity is suggested; `name` is the patient's own name of an interest, otherwise null. */
export const suggestionReason = z.object({ code: z.enum(reasonCodes), name: z.string().nullable() });
export type SuggestionReason = z.infer<typeof suggestionReason>;

/** What a patient has told of themselves. */
export interface SuggestionFacts {
  readonly age: number | null;
  readonly interests: readonly { readonly name: string; readonly goal: boolean }[];
  /** Null if the questionnaire was not answered. */
  readonly answers: {
    readonly symptoms: readonly string[];
    readonly chronicIllnesses: readonly string[];
    readonly familyHistory: readonly string[];
  } | null;
}

export interface Suggestion {
  readonly activity: (typeof activities)[number];
  readonly reason: SuggestionReason;
}

interface Candidate extends SuggestionReason {
  readonly title: ActivityTitle;
}

/**
 * The activity suggested to a patient on a day. Everything that fits what they told has its turn; activities that an answer speaks
 * against never do. It is not stored: the log would keep, unencrypted, what follows from their answers.
 */
export function suggestActivity(patientId: string, day: string, facts: SuggestionFacts): Suggestion {
  const { avoided, caution } = cautionsOf(facts);
  const fitting = fitsOf(facts).filter(({ title }) => !avoided.has(title));
  const others = activities.filter(({ title }) => !avoided.has(title));
  const candidates =
    fitting.length > 0 ? fitting : others.map(({ title }) => ({ title, code: caution ?? 'turn', name: null }) as const);
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  const turn = (days + Number.parseInt(patientId.slice(0, 4), 16)) % candidates.length;
  const { title, code, name } = candidates[turn] ?? { title: 'Yoga Session', code: 'turn', name: null };
  return { activity: activityOf(title), reason: { code, name } };
}

const activityOf = (title: ActivityTitle) => activities.find((each) => each.title === title) ?? activities[0];

const known = <Rule>(rules: Partial<Record<string, Rule>>, answers: readonly string[] = []): Rule[] =>
  answers.flatMap((answer) => rules[answer] ?? []);

function cautionsOf({ age, answers }: SuggestionFacts) {
  const cautions = [...known(symptomCautions, answers?.symptoms), ...known(illnessCautions, answers?.chronicIllnesses)];
  const avoided = new Set<ActivityTitle>(cautions.flatMap(({ avoid }) => avoid));
  if (age !== null && age >= NO_JOG_FROM) avoided.add('Morning Jog');
  return { avoided, caution: cautions[0]?.code ?? null };
}

function fitsOf({ age, interests, answers }: SuggestionFacts): Candidate[] {
  const told = [
    ...known(symptomFits, answers?.symptoms),
    ...known(illnessFits, answers?.chronicIllnesses),
    ...known(familyFits, answers?.familyHistory),
    ...ageFits.filter(({ from }) => age !== null && age >= from),
  ];
  const named = interests.flatMap(({ name, goal }) =>
    interestFits
      .filter(({ names }) => names.test(name))
      .flatMap(({ titles, code = goal ? 'goal' : 'interest' }) => titles.map((title) => ({ title, code, name }))),
  );
  return [...told.map(({ title, code }): Candidate => ({ title, code, name: null })), ...named];
}
