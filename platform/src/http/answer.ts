import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Actor, WORKER } from '@anamnesis/contracts/language/role';
import { type CallerRole, type Action, type Granted, permit } from '@anamnesis/contracts/language/policy';
import type {
  CallerRoleAt,
  BodyOf,
  FactsOf,
  GrantOf,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
  Route,
} from '@anamnesis/contracts/language/route';
import type { Arrival, StoredFile } from '../files/file-store.js';
import type { ReadModelName } from '../read-model/read-model.js';
import type { AccountActor } from '../tokens/access-tokens.js';
import type { Cookie } from './cookies.js';
import type { StreamedPart } from './event-stream.js';

/**
 * A file of a multipart body. `mediaType` is detected from its content, never from its name. It is removed after
 * the reply, unless it was kept.
 */
export interface ReceivedFile {
  readonly name: string;
  readonly mediaType: string;
  /** Bytes stored when it is kept: pictures are re-encoded. */
  readonly size: number;
  /** SHA-256 of the content as it was sent, in hexadecimal. */
  readonly hash: string;
  /** The id under which it is stored for this subject. */
  idFor(subject: string): Promise<string>;
  /** Stores it for this subject, encrypted under their key; returns its id once it is durable. */
  keep(subject: string): Promise<string>;
}

/** Selects a type by who may call the route: anyone, the worker, people with an account. */
type By<R extends Route, Everyone, Worker, People> =
  'anyone' extends CallerRoleAt<R> ? Everyone : CallerRoleAt<R> extends 'worker' ? Worker : People;

/** One request, after everything the route declares has been enforced. */
export interface Call<R extends Route = Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly headers: HeadersOf<R>;
  readonly body: BodyOf<R>;
  readonly files: Readonly<Record<string, readonly ReceivedFile[]>>;
  /** The body of a route with `content`; removed after the reply, unless it was kept. */
  readonly content: R['content'] extends object ? Arrival : null;
  readonly actor: By<R, AccountActor | null, typeof WORKER, AccountActor>;
  /** Id of the actor's sign-in. */
  readonly signIn: By<R, string | null, null, string>;
  /** Authentication methods of the sign-in. */
  readonly methods: readonly string[];
  readonly requestId: string;
  /** The caller's UUID for this command, or a new one. */
  readonly commandId: string;
  /** Digest of the request's content, without secrets: distinguishes a repeated command from another one under the same id. */
  readonly asked: string;
  readonly address: string;
  /** Whether the caller requests a byte range, as a client does that resumes a download. */
  readonly isRangeRequest: boolean;
  /** The user agent, truncated. */
  readonly device: string;
  /** The value of a cookie of the request; null without it. */
  readonly cookie: (name: string) => string | null;
  /** Whether the caller has closed the connection, so that nobody waits for the reply. */
  readonly hasLeft: () => boolean;
  /** Whether the caller asks for the reply as a stream, where the route has one. */
  readonly wantsStream: boolean;
  /** Aborted when the caller of a route with a stream has left before the reply was sent. */
  readonly gone: R['streamed'] extends object ? AbortSignal : null;
}

interface Outcome {
  /** The log position that a command reached. */
  readonly position?: bigint | null;
  /** Range of a list page; sent as Content-Range. */
  readonly total?: { readonly unit: string; readonly from: number; readonly to: number; readonly of: number };
  /** Sets or deletes cookies. */
  readonly cookies?: readonly Cookie[];
  readonly headers?: Readonly<Record<string, string>>;
}

interface FileAnswer extends Outcome {
  /**
   * `etag` identifies the content, without quotes. With `name`, the name under which it was uploaded, it is a document to be shown
   * on its own; with `download`, browsers save it instead. A stored file supports range requests; a stream is sent as it comes.
   * No browser stores it, because a device may be shared, unless it is `reusable`: then it is stored and revalidated.
   */
  readonly file: {
    readonly content: Buffer | Pick<StoredFile, 'size' | 'read'> | Readable;
    readonly mediaType: string;
    readonly etag: string;
    readonly name?: string;
    readonly download?: boolean;
    readonly reusable?: boolean;
  };
}

/** A read of a personal record, to be recorded. Readings under one name count as one: `again` is that name, by default each request has its own. */
interface Reading {
  readonly what: { readonly kind: string; readonly id: string };
  readonly again?: string;
}

/** A reading of the record of one of several people whom a reply is about, under a grant of its own. */
type ReadingUnder = Reading & { readonly grant: Granted };

/** The reply as a stream of parts, for callers that ask for it. */
type StreamOf<R extends Route> =
  R['streamed'] extends z.ZodType<infer Part> ? { readonly parts: AsyncIterable<Part> } : never;

/** JSON for a route with a `reply`, nothing for status 204, else a file; with the reading where readings are recorded. */
export type Answer<R extends Route> = (R['reply'] extends object
  ? Outcome & ({ readonly body: ReplyOf<R> } | StreamOf<R>)
  : R['status'] extends 204
    ? Outcome
    : FileAnswer) &
  (R['action']['recorded'] extends true ? { readonly reading: Reading | readonly ReadingUnder[] } : unknown);

/** A reply whose route is no longer known to the type system. */
export type AnyAnswer = Outcome & {
  readonly body?: unknown;
  readonly file?: FileAnswer['file'];
  readonly parts?: AsyncIterable<StreamedPart>;
};

export interface AnswerOptions<R extends Route> {
  /** The read models behind the reply: when the request names a position, they have to reach it first. */
  readonly reads?: readonly ReadModelName[];
  /** A further rate-limit key besides the caller, for example the email of a sign-in. */
  readonly rateLimitKey?: (call: Call<R>) => string;
}

export interface RouteHandler {
  readonly route: Route;
  readonly reads: readonly ReadModelName[];
  readonly rateLimitKey: ((call: Call) => string) | null;
  readonly handle: (call: Call) => Promise<AnyAnswer>;
}

/**
 * Routes that need only the caller, and commands, whose decider applies the policy to the state it decides on. None of
 * them returns a recorded reading.
 */
type AskedWithoutFacts<R extends Route> = R['action']['recorded'] extends true
  ? never
  : unknown extends FactsOf<R>
    ? unknown
    : { readonly owner: 'command-service' };

/** Binds a handler to its route. The handler refuses by throwing a `Refusal`; it does not catch errors. */
export function answer<const R extends Route>(
  route: R & AskedWithoutFacts<R>,
  handler: (call: Call<R>) => Promise<Answer<R>>,
  options: AnswerOptions<R> = {},
): RouteHandler {
  return bound<R>(route, options, (call) => {
    if (route.action.about === null) permit(call.actor, route.action as Action<unknown>, undefined);
    return handler(call);
  });
}

/** A call that the policy has allowed, with the facts it used and the grant. */
export type Allowed<R extends Route, Facts> = Call<R> & {
  readonly facts: Facts;
  readonly grant: Granted<GrantOf<R>>;
};

/** Records a reading of a record: the reply is sent after this resolves, and not when it throws. */
export type RecordReading = (
  call: Pick<Call, 'requestId' | 'commandId'> & { readonly actor: Actor | null },
  grant: Granted,
  reading: Reading,
) => Promise<void>;

type AboutOptions<R extends Route> = AnswerOptions<R> &
  (R['action']['recorded'] extends true ? { readonly record: RecordReading } : { readonly record?: never });

/**
 * Binds a handler to a route whose policy needs facts: `factsOf` loads them, null where the thing does not exist,
 * and the handler runs only under the resulting grant.
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
    const grant = permit(call.actor, actionOf<R>(route), facts);
    // Without facts no policy grants anything.
    const given = await handler({ ...call, facts: facts as Facts, grant });
    if (record) {
      const { reading } = given as AnyAnswer & { readonly reading: Reading | readonly ReadingUnder[] };
      const readings = 'what' in reading ? [{ ...reading, grant }] : reading;
      await Promise.all(readings.map(({ grant: under, ...each }) => record(call, under, each)));
    }
    return given;
  });
}

const actionOf = <R extends Route>({ action }: Route) =>
  action as Action<unknown> as Action<FactsOf<R>, CallerRole, GrantOf<R>>;

function bound<R extends Route>(
  route: Route,
  { reads = [], rateLimitKey }: AnswerOptions<R>,
  handle: (call: Call<R>) => Promise<Answer<R>>,
): RouteHandler {
  // Type erasure: `serveRoute` parses by the same route, so the call it builds is a Call<R>.
  const erased = { handle, rateLimitKey: rateLimitKey ?? null } as unknown as Pick<
    RouteHandler,
    'handle' | 'rateLimitKey'
  >;
  return { route, reads, ...erased };
}
