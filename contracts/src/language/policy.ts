import { NOT_ALLOWED, NOT_SIGNED_IN } from './errors.js';
import { refuse, type ErrorKind } from './refusal.js';
import type { Actor, Role } from './role.js';

/** The role of a caller, or `anyone` for every caller, signed in or not. */
export type CallerRole = Role | 'anyone';

/**
 * A permission. `subject` is the account id of the person whose data are concerned, null if there is none; `ground` is the
 * purpose of the access and what it is based on.
 */
export interface Grant {
  readonly subject: string | null;
  readonly ground: { readonly purpose: string };
}

/** A grant that concerns one person's data. */
export interface GrantAboutOne extends Grant {
  readonly subject: string;
}

declare const given: unique symbol;
/** A grant that only `permit` can create. */
export type Granted<G extends Grant = Grant> = G & { readonly [given]: true };

/** The rule for one role. */
export interface Rule<Facts = unknown, G extends Grant = Grant, Asker extends Actor | null = Actor> {
  /** Describes the condition in words, following "patients" or "doctors". */
  readonly when: string;
  /** Returns the grant, null to deny, or an error to deny with a reason. */
  readonly ask: (actor: Asker, facts: Facts) => G | ErrorKind | null;
}

type Rules<Facts, G extends Grant, By extends CallerRole = CallerRole> = {
  readonly [Who in By]?: Rule<Facts, G, Who extends 'anyone' ? Actor | null : Actor>;
};

/** An action, with a rule per role. Roles without a rule are denied. */
export interface Action<
  Facts = never,
  By extends CallerRole = CallerRole,
  G extends Grant = Grant,
  Recorded extends boolean = boolean,
> {
  readonly name: string;
  /** The kind of object that the facts describe; null if the rules need no facts. */
  readonly about: string | null;
  /** The refusal without a grant: the same as for an object that does not exist. */
  readonly otherwise: ErrorKind;
  /** Whether this reads a person's record, so that each reading by another person is recorded. */
  readonly recorded: Recorded;
  readonly rules: Rules<Facts, G, By>;
}

/** A policy decision. */
export type Verdict<G extends Grant = Grant> =
  { readonly allowed: true; readonly grant: G } | { readonly allowed: false; readonly refusal: ErrorKind };

interface Terms<Recorded extends boolean> {
  readonly about: string | null;
  readonly otherwise: ErrorKind;
  readonly recorded: Recorded;
}

type Table<Facts, G extends Grant> = Readonly<Record<string, Rules<Facts, G>>>;
type ActionsOf<T extends Table<Facts, G>, Facts, G extends Grant, Recorded extends boolean> = {
  readonly [Name in keyof T]: Action<Facts, keyof T[Name] & CallerRole, G, Recorded>;
};

/**
 * Declares the actions on one kind of object, as a table of rules. Throws if an action is open to both background jobs and
 * people: they use different routes.
 */
export const definePolicy =
  <Facts, G extends Grant = Grant>() =>
  <const Recorded extends boolean, const T extends Table<Facts, G>>(
    terms: Terms<Recorded>,
    table: T,
  ): ActionsOf<T, Facts, G, Recorded> => {
    const actions = Object.entries(table).map(([name, rules]) => {
      if ('worker' in rules && Object.keys(rules).length > 1)
        throw new Error(`${name} is open to background jobs and people`);
      return [name, { name, ...terms, rules }] as const;
    });
    return Object.fromEntries(actions) as unknown as ActionsOf<T, Facts, G, Recorded>;
  };

/** Declares actions whose rules need no facts: the decision depends on the caller only. */
export const policy = <const T extends Table<unknown, Grant>>(table: T): ActionsOf<T, unknown, Grant, false> =>
  definePolicy<unknown>()({ about: null, otherwise: NOT_ALLOWED, recorded: false }, table);

/** The same action restricted to some roles. */
export function only<Facts, By extends CallerRole, G extends Grant, Recorded extends boolean, Who extends By>(
  who: Who,
  action: Action<Facts, By, G, Recorded>,
): Action<Facts, Who, G, Recorded> {
  return { ...action, rules: { [who]: action.rules[who] } as Rules<Facts, G, Who> };
}

/** The policy decision for a caller. `facts` is null if the object does not exist. */
export function can<Facts, G extends Grant>(
  actor: Actor | null,
  action: Action<Facts, CallerRole, G>,
  facts: Facts | null,
): Verdict<G> {
  const answer = answerOf(actor, action, facts);
  return isError(answer) ? { allowed: false, refusal: answer } : { allowed: true, grant: answer };
}

/** Whether the result of a rule is a refusal with a reason. */
export const isError = (answer: Grant | ErrorKind | null): answer is ErrorKind => answer !== null && 'code' in answer;

function answerOf<Facts, G extends Grant>(
  actor: Actor | null,
  { rules, otherwise }: Action<Facts, CallerRole, G>,
  facts: Facts | null,
): G | ErrorKind {
  const rule = actor && rules[actor.role];
  if (!rule && !rules.anyone) return actor ? NOT_ALLOWED : NOT_SIGNED_IN;
  if (facts === null) return otherwise;
  const asRole = actor && rule ? rule.ask(actor, facts) : null;
  if (asRole !== null && !isError(asRole)) return asRole;
  // A signed-in caller also has the permissions of `anyone`.
  const asAnyone = rules.anyone?.ask(actor, facts) ?? null;
  return asAnyone !== null && !isError(asAnyone) ? asAnyone : (asRole ?? asAnyone ?? otherwise);
}

/** Returns the grant, or throws the refusal. */
export function permit<Facts, G extends Grant>(
  actor: Actor | null,
  action: Action<Facts, CallerRole, G>,
  facts: Facts | null,
): Granted<G> {
  const verdict = can(actor, action, facts);
  return verdict.allowed ? (verdict.grant as Granted<G>) : refuse(verdict.refusal);
}

/** Combines rules: the first grant, otherwise the first refusal with a reason. */
export const anyOf = <Facts, G extends Grant>(when: string, ...rules: readonly Rule<Facts, G>[]): Rule<Facts, G> => ({
  when,
  ask: (actor, facts) => {
    const answers = rules.map((rule) => rule.ask(actor, facts)).filter((answer) => answer !== null);
    return answers.find((answer) => !isError(answer)) ?? answers[0] ?? null;
  },
});

/** A rule for the caller's own data. */
export const own = {
  when: 'about themselves',
  ask: ({ id }) => ({ subject: id, ground: { purpose: 'own' } }),
} as const satisfies Rule;

/** A rule that always grants, for one purpose. */
export const always = (purpose: string, when = 'always'): Rule<unknown, Grant, Actor | null> => ({
  when,
  ask: () => ({ subject: null, ground: { purpose } }),
});
