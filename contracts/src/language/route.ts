import type { z } from 'zod';
import type { CallerRole, Action, Grant } from './policy.js';
import type { ErrorKind } from './refusal.js';

/** A file in a multipart body. Its type is detected from the content, not from the name. */
export interface FilePart {
  /** `scan`: JPEG or PNG. `image`: also WebP and GIF. */
  readonly types: readonly ('image' | 'scan' | 'pdf')[];
  readonly most: number;
  /** Bytes, each file. */
  readonly maxBytes: number;
  /** A portrait is stored as squares with these edges in pixels, the largest last. Other pictures keep their size. */
  readonly edges?: readonly number[];
}

/**
 * One call of the product. Server, client, gateway routing, access matrix and OpenAPI document are derived from it. `Tag` is
 * the union of all tags, which is known in the route table.
 */
export interface Route<Tag extends string = string> {
  readonly name: string;
  readonly summary: string;
  readonly feature: string;
  readonly owner: 'command-service' | 'query-service';
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:name` marks a parameter. */
  readonly path: string;
  /** Other paths of the same call. */
  readonly aliases?: readonly string[];
  /** The action, whose rules determine who may call. */
  readonly action: Action;
  /** Tags of the data that a query shows: it is refetched when a command or a push has changed one of them. */
  readonly shows?: readonly Tag[];
  /** Tags of the data that a command changes. */
  readonly changes?: readonly Tag[];
  /** The reason why a route has neither. */
  readonly untagged?: string;
  /**
   * Auditors and operators need a second factor unless this is false; doctors only if it is true. See `needsSecondFactor`.
   */
  readonly secondFactor?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The request headers that the route uses, in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Maximum bytes of a JSON body, where it may contain a document; the platform sets the default. */
  readonly bodyBytes?: number;
  /** The files of a multipart body; absent if the body is JSON. */
  readonly files?: Readonly<Record<string, FilePart>>;
  /** A body that is one file or a part of one, sent as it is with its length; it excludes `body` and `files`. */
  readonly content?: { readonly mediaType: string; readonly maxBytes: number };
  /** 204: the reply has no content. */
  readonly status?: 200 | 201 | 204;
  /** Absent if the reply is not JSON, for example a picture, or has no content. */
  readonly reply?: z.ZodType;
  /** The events of the reply where the caller accepts an event stream: each has a `kind`, which is its name. */
  readonly streamed?: z.ZodType<{ readonly kind: string }>;
  /** Whether a refusal also has its sentence as `error`, where the specification of the call says so. */
  readonly namesError?: boolean;
  readonly errors: readonly ErrorKind[];
  /** Time limit of a query in milliseconds, where it asks a service of others; the platform sets the default. */
  readonly answersWithin?: number;
  /** Maximum calls per minute of one caller from one address; the platform sets the default. */
  readonly attemptsPerMinute?: number;
}

/** Whether callers may use the route without signing in. */
export const isOpenToAll = ({ action }: Pick<Route, 'action'>): boolean => action.rules.anyone !== undefined;

/** Whether only background jobs use the route: gateways do not expose it, and no sign-in authorises it. */
export const isInternal = ({ action }: Pick<Route, 'action'>): boolean => action.rules.worker !== undefined;

/** Whether a call changes something; all others are queries. Some queries are sent with POST, because their input must be in no URL. */
export const isCommand = ({ owner, method }: Pick<Route, 'owner' | 'method'>): boolean =>
  owner === 'command-service' && method !== 'GET';

/** The tags of a route: those of the data that a query shows or a command changes. */
export type TagsOf<R extends Route> = R extends { readonly shows: infer Shown extends readonly string[] }
  ? Shown
  : R extends { readonly changes: infer Changed extends readonly string[] }
    ? Changed
    : readonly [];

/** Declares a route, keeping its literal types. */
export const defineRoute = <const R extends Route>(route: R): R => route;

/** The roles that may call a route. */
export type CallerRoleAt<R extends Route> = keyof R['action']['rules'];
/** The facts that the rules of a route's action need. */
export type FactsOf<R extends Route> = R['action'] extends Action<infer Facts, CallerRole, Grant> ? Facts : never;
export type GrantOf<R extends Route> = R['action'] extends Action<never, CallerRole, infer G> ? G : never;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : Record<string, never>;

export type ParamsOf<R extends Route> = Output<R['params']>;
export type QueryOf<R extends Route> = Output<R['query']>;
export type HeadersOf<R extends Route> = Output<R['headers']>;
export type BodyOf<R extends Route> = Output<R['body']>;
export type ReplyOf<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : unknown;

/** The input of a call: only the parts that the route has. */
export type CallOf<R extends Route> = (R['params'] extends z.ZodType ? { params: Input<R['params']> } : unknown) &
  (R['query'] extends z.ZodType ? { query?: Input<R['query']> } : unknown) &
  (R['body'] extends z.ZodType ? { body: Input<R['body']> } : unknown) &
  (R['files'] extends Readonly<Record<infer Part, FilePart>>
    ? { files?: Partial<Record<Part, readonly File[]>> }
    : unknown);

/** The File of browser and Node, declared here so that contracts depends on neither. */
interface File {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
