import { NOT_ALLOWED, NOT_SIGNED_IN } from './errors.js';
import { refuse, type ErrorKind } from './refusal.js';
import type { Actor, Role } from './role.js';

/** Who asks: somebody in a role, or `anyone`, of whom nothing has to be known. */
export type Asking = Role | 'anyone';

/**
 * Why somebody may do something. `subject` is the account id of the person whose data it touches, null where it touches
 * nobody's in particular; `ground` is what it is done for, with what that rests on.
 */
export interface Grant {
  readonly subject: string | null;
  readonly ground: { readonly purpose: string };
}

/** A grant that touches one person's data. */
export interface GrantAboutOne extends Grant {
  readonly subject: string;
}

declare const given: unique symbol;
/** A grant that a policy gave: only `permit` makes one. */
export type Granted<G extends Grant = Grant> = G & { readonly [given]: true };

/** When one role may do something. */
export interface Rule<Facts = unknown, G extends Grant = Grant, Asker extends Actor | null = Actor> {
  /** Says it in words, after "patients, " or "doctors, ". */
  readonly when: string;
  /** The grant; null where nothing gives one; an error where the refusal says more than that. */
  readonly ask: (actor: Asker, facts: Facts) => G | ErrorKind | null;
}

type Rules<Facts, G extends Grant, By extends Asking = Asking> = {
  readonly [Who in By]?: Rule<Facts, G, Who extends 'anyone' ? Actor | null : Actor>;
};

/** Something that can be done, and who may do it when. Roles without a rule may never. */
export interface Deed<
  Facts = never,
  By extends Asking = Asking,
  G extends Grant = Grant,
  Recorded extends boolean = boolean,
> {
  readonly name: string;
  /** What its facts are about; null where its rules need none. */
  readonly about: string | null;
  /** How who has no grant is refused, and how everybody is where there is nothing: the two can't be told apart. */
  readonly otherwise: ErrorKind;
  /** Whether it gives somebody's record to read, so that each reading by others is an event. */
  readonly recorded: Recorded;
  readonly rules: Rules<Facts, G, By>;
}

/** A policy's answer. */
export type Verdict<G extends Grant = Grant> =
  { readonly allowed: true; readonly grant: G } | { readonly allowed: false; readonly refusal: ErrorKind };

interface Terms<Recorded extends boolean> {
  readonly about: string | null;
  readonly otherwise: ErrorKind;
  readonly recorded: Recorded;
}

type Table<Facts, G extends Grant> = Readonly<Record<string, Rules<Facts, G>>>;
type DeedsOf<T extends Table<Facts, G>, Facts, G extends Grant, Recorded extends boolean> = {
  readonly [Name in keyof T]: Deed<Facts, keyof T[Name] & Asking, G, Recorded>;
};

/**
 * Declares deeds about one kind of thing: a table of who may do what. Throws where background work shares a deed with
 * people, since the two call at different doors.
 */
export const definePolicy =
  <Facts, G extends Grant = Grant>() =>
  <const Recorded extends boolean, const T extends Table<Facts, G>>(
    terms: Terms<Recorded>,
    table: T,
  ): DeedsOf<T, Facts, G, Recorded> => {
    const deeds = Object.entries(table).map(([name, rules]) => {
      if ('worker' in rules && Object.keys(rules).length > 1)
        throw new Error(`${name} is for background work and others`);
      return [name, { name, ...terms, rules }] as const;
    });
    return Object.fromEntries(deeds) as unknown as DeedsOf<T, Facts, G, Recorded>;
  };

/** Declares deeds whose rules need no facts: the answer is about the caller alone, or the same for all of a role. */
export const policy = <const T extends Table<unknown, Grant>>(table: T): DeedsOf<T, unknown, Grant, false> =>
  definePolicy<unknown>()({ about: null, otherwise: NOT_ALLOWED, recorded: false }, table);

/** The same deed for some of those who may do it. */
export function only<Facts, By extends Asking, G extends Grant, Recorded extends boolean, Who extends By>(
  who: Who,
  deed: Deed<Facts, By, G, Recorded>,
): Deed<Facts, Who, G, Recorded> {
  return { ...deed, rules: { [who]: deed.rules[who] } as Rules<Facts, G, Who> };
}

/** Whether somebody may do something and for what purpose, or how they are refused. `facts` is null where there is nothing. */
export function can<Facts, G extends Grant>(
  actor: Actor | null,
  deed: Deed<Facts, Asking, G>,
  facts: Facts | null,
): Verdict<G> {
  const answer = answerOf(actor, deed, facts);
  return isError(answer) ? { allowed: false, refusal: answer } : { allowed: true, grant: answer };
}

/** Whether a rule's answer is a refusal that says why. */
export const isError = (answer: Grant | ErrorKind | null): answer is ErrorKind => answer !== null && 'code' in answer;

function answerOf<Facts, G extends Grant>(
  actor: Actor | null,
  { rules, otherwise }: Deed<Facts, Asking, G>,
  facts: Facts | null,
): G | ErrorKind {
  const rule = actor && rules[actor.role];
  if (!rule && !rules.anyone) return actor ? NOT_ALLOWED : NOT_SIGNED_IN;
  if (facts === null) return otherwise;
  const asRole = actor && rule ? rule.ask(actor, facts) : null;
  if (asRole !== null && !isError(asRole)) return asRole;
  // Being somebody never takes away what anyone may.
  const asAnyone = rules.anyone?.ask(actor, facts) ?? null;
  return asAnyone !== null && !isError(asAnyone) ? asAnyone : (asRole ?? asAnyone ?? otherwise);
}

/** The grant under which somebody does something. Refuses as the policy says. */
export function permit<Facts, G extends Grant>(
  actor: Actor | null,
  deed: Deed<Facts, Asking, G>,
  facts: Facts | null,
): Granted<G> {
  const verdict = can(actor, deed, facts);
  return verdict.allowed ? (verdict.grant as Granted<G>) : refuse(verdict.refusal);
}

/** Any of these rules: the first grant one gives, else the first refusal that says more than "not you". */
export const anyOf = <Facts, G extends Grant>(when: string, ...rules: readonly Rule<Facts, G>[]): Rule<Facts, G> => ({
  when,
  ask: (actor, facts) => {
    const answers = rules.map((rule) => rule.ask(actor, facts)).filter((answer) => answer !== null);
    return answers.find((answer) => !isError(answer)) ?? answers[0] ?? null;
  },
});

/** About themselves: the answer holds the caller's own data and nobody else's. */
export const own = {
  when: 'about themselves',
  ask: ({ id }) => ({ subject: id, ground: { purpose: 'own' } }),
} as const satisfies Rule;

/** The same for everyone of the role, for one purpose. */
export const always = (purpose: string, when = 'always'): Rule<unknown, Grant, Actor | null> => ({
  when,
  ask: () => ({ subject: null, ground: { purpose } }),
});
