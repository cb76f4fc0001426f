import type { Actor, WORKER } from '@anamnesis/contracts/language/role';
import { type Asking, type Deed, type Granted, permit } from '@anamnesis/contracts/language/policy';
import type {
  AskingAt,
  BodyOf,
  FactsOf,
  GrantOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
  Route,
} from '@anamnesis/contracts/language/route';
import type { StoredFile } from '../files/file-store.js';
import type { ReadModelName } from '../read-model/read-model.js';
import type { AccountActor } from '../tokens/access-tokens.js';
import type { Cookie } from './cookies.js';

/**
 * A file that came with a multipart body. `mediaType` was read from its content, never from its name. It is gone when the
 * call has been answered, unless it was kept.
 */
export interface ReceivedFile {
  readonly name: string;
  readonly mediaType: string;
  /** Bytes of what is stored when it is kept: a picture is drawn anew. */
  readonly size: number;
  /** SHA-256 of the content as it was sent, in hexadecimal. */
  readonly hash: string;
  /** The id under which it is stored as this subject's. */
  idFor(subject: string): Promise<string>;
  /** Stores it as this subject's, encrypted under their key; answers its id once it is safe. */
  keep(subject: string): Promise<string>;
}

/** What differs with who may make a call: everyone, background work, people with an account. */
type By<R extends Route, Everyone, Worker, People> =
  'anyone' extends AskingAt<R> ? Everyone : AskingAt<R> extends 'worker' ? Worker : People;

/** One request of a route, with everything the route says already enforced. */
export interface Call<R extends Route = Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly files: Readonly<Record<string, readonly ReceivedFile[]>>;
  readonly actor: By<R, AccountActor | null, typeof WORKER, AccountActor>;
  /** The sign-in the actor acts in. */
  readonly signIn: By<R, string | null, null, string>;
  /** How the actor showed who they are, when they signed in. */
  readonly methods: readonly string[];
  readonly requestId: string;
  /** The caller's UUID for this command, or a fresh one. */
  readonly commandId: string;
  /** Digest of all that was asked, secrets left out: what tells a command sent again from another one under its id. */
  readonly asked: string;
  readonly address: string;
  /** Whether the caller asks for a part of a file, as a reader does that goes on with one. */
  readonly ofPart: boolean;
  /** The user agent, cut. */
  readonly device: string;
  /** The value of a cookie the request brought; null without it. */
  readonly cookie: (name: string) => string | null;
}

interface Outcome {
  /** The place in the log a command reached. */
  readonly position?: bigint | null;
  /** Which part of a list this is; answered as Content-Range. */
  readonly total?: { readonly unit: string; readonly from: number; readonly to: number; readonly of: number };
  /** Sets cookies, or takes them back. */
  readonly cookies?: readonly Cookie[];
  readonly headers?: Readonly<Record<string, string>>;
}

interface FileAnswer extends Outcome {
  /**
   * `etag` stands for the content, without quotes. With the `name` somebody sent it under, it is a document to be shown
   * alone. A stored file is also given out in parts.
   */
  readonly file: {
    readonly content: Buffer | Pick<StoredFile, 'size' | 'read'>;
    readonly mediaType: string;
    readonly etag: string;
    readonly name?: string;
  };
}

/** What of somebody's record is given to read. Readings under one name are one: `again` names it, by default each request is one. */
interface Reading {
  readonly what: { readonly kind: string; readonly id: string };
  readonly again?: string;
}

/** JSON for a route with a `reply`, a file for one without; with what is read where readings are events. */
export type Answer<R extends Route> = (R['reply'] extends object
  ? Outcome & { readonly body: ReplyOf<R> }
  : FileAnswer) &
  (R['deed']['recorded'] extends true ? { readonly reading: Reading } : unknown);

/** An answer whose route is no longer known to the type system. */
export type AnyAnswer = Outcome & { readonly body?: unknown; readonly file?: FileAnswer['file'] };

export interface AnswerOptions<R extends Route> {
  /** The read models the answer is made from: they are waited for when the caller names a position. */
  readonly reads?: readonly ReadModelName[];
  /** Whose tries are counted besides the caller's own, for example the e-mail a sign-in names. */
  readonly limitAlso?: (call: Call<R>) => string;
}

export interface RouteHandler {
  readonly route: Route;
  readonly reads: readonly ReadModelName[];
  readonly limitAlso: ((call: Call) => string) | null;
  readonly handle: (call: Call) => Promise<AnyAnswer>;
}

/**
 * Routes that ask for nothing but the caller, and commands: their decider asks the policy, on the state it decides on. None
 * gives a record to read.
 */
type AskedWithoutFacts<R extends Route> = R['deed']['recorded'] extends true
  ? never
  : unknown extends FactsOf<R>
    ? unknown
    : { readonly owner: 'command-service' };

/** Binds a handler to its route. The handler may refuse by throwing a `Refusal`; it catches nothing. */
export function answer<const R extends Route>(
  route: R & AskedWithoutFacts<R>,
  handler: (call: Call<R>) => Promise<Answer<R>>,
  options: AnswerOptions<R> = {},
): RouteHandler {
  return bound<R>(route, options, (call) => {
    if (route.deed.about === null) permit(call.actor, route.deed as Deed<unknown>, undefined);
    return handler(call);
  });
}

/** A call whose deed the policy has allowed: on what facts, and why. */
export type Allowed<R extends Route, Facts> = Call<R> & {
  readonly facts: Facts;
  readonly grant: Granted<GrantOf<R>>;
};

/** Writes down that somebody is given a record to read: what is read leaves once this has resolved, and not when it throws. */
export type RecordReading = (
  call: Pick<Call, 'requestId' | 'commandId'> & { readonly actor: Actor | null },
  grant: Granted,
  reading: Reading,
) => Promise<void>;

type AboutOptions<R extends Route> = AnswerOptions<R> &
  (R['deed']['recorded'] extends true ? { readonly record: RecordReading } : { readonly record?: never });

/**
 * Binds a handler to a route whose deed is about something: `factsOf` finds what the policy goes by, null where there is
 * nothing, and the handler runs only under the grant that follows.
 */
export function answerAbout<const R extends Route, Facts extends FactsOf<R>>(
  route: R,
  factsOf: (call: Call<R>) => Promise<Facts | null>,
  handler: (call: Allowed<R, Facts>) => Answer<R> | Promise<Answer<R>>,
  options: AboutOptions<R>,
): RouteHandler {
  const { record } = options as { readonly record?: RecordReading };
  return bound<R>(route, options, async (call) => {
    const facts = await factsOf(call);
    const grant = permit(call.actor, deedOf<R>(route), facts);
    // Where there are no facts, no policy gives a grant.
    const given = await handler({ ...call, facts: facts as Facts, grant });
    if (record) await record(call, grant, (given as AnyAnswer & { readonly reading: Reading }).reading);
    return given;
  });
}

const deedOf = <R extends Route>({ deed }: Route) => deed as Deed<unknown> as Deed<FactsOf<R>, Asking, GrantOf<R>>;

function bound<R extends Route>(
  route: Route,
  { reads = [], limitAlso }: AnswerOptions<R>,
  handle: (call: Call<R>) => Promise<Answer<R>>,
): RouteHandler {
  // The route's own types end here: `serveRoute` parses by the same route, so the call it builds is a Call<R>.
  const erased = { handle, limitAlso: limitAlso ?? null } as unknown as Pick<RouteHandler, 'handle' | 'limitAlso'>;
  return { route, reads, ...erased };
}
