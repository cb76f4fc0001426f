import type { z } from 'zod';
import type { Asking, Deed, Grant } from './policy.js';
import type { ErrorKind } from './refusal.js';

/** A part of a multipart body that is a file. Types are told by content, never by the name. */
export interface FilePart {
  /** `scan`: what cameras and scanners give, JPEG or PNG. `image`: WebP and GIF too. */
  readonly types: readonly ('image' | 'scan' | 'pdf')[];
  readonly most: number;
  /** Bytes, each file. */
  readonly maxBytes: number;
  /** A portrait: only squares of so many pixels are kept of it. Other pictures keep their size. The largest comes last. */
  readonly edges?: readonly number[];
}

/** One call of the product: it types the server, the client, the gateway's routing, the access matrix and the OpenAPI page. */
export interface Route {
  readonly name: string;
  readonly summary: string;
  readonly feature: string;
  readonly owner: 'command-service' | 'query-service';
  readonly method: 'GET' | 'POST';
  /** `:name` marks a parameter. */
  readonly path: string;
  /** Further paths that mean the same call. */
  readonly aliases?: readonly string[];
  /** What is done here, and with that who may do it when. */
  readonly deed: Deed;
  /**
   * Auditors and operators need a second factor everywhere but where this is false; doctors only where this is true.
   * `needsSecondFactor` tells it for a role.
   */
  readonly secondFactor?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Present when the body is multipart: the files that come with it. */
  readonly files?: Readonly<Record<string, FilePart>>;
  readonly status?: 200 | 201;
  /** Absent where the answer is not JSON (a picture). */
  readonly reply?: z.ZodType;
  readonly errors: readonly ErrorKind[];
  /** Tries a minute for one caller from one address; the default is the platform's. */
  readonly triesPerMinute?: number;
}

/** Whether whoever calls is let in, known or not. */
export const isOpenToAll = ({ deed }: Pick<Route, 'deed'>): boolean => deed.rules.anyone !== undefined;

/** Whether a route is the product's own background work's: no gateway leads to it, and no sign-in opens it. */
export const isInternal = ({ deed }: Pick<Route, 'deed'>): boolean => deed.rules.worker !== undefined;

/** Declares a route, keeping its literal types. */
export const defineRoute = <const R extends Route>(route: R): R => route;

/** Who may call at all. */
export type AskingAt<R extends Route> = keyof R['deed']['rules'];
/** What the rules of a route's deed go by; `unknown` where they need nothing. */
export type FactsOf<R extends Route> = R['deed'] extends Deed<infer Facts, Asking, Grant> ? Facts : never;
export type GrantOf<R extends Route> = R['deed'] extends Deed<never, Asking, infer G> ? G : never;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : Record<string, never>;

export type ParamsOf<R extends Route> = Output<R['params']>;
export type QueryOf<R extends Route> = Output<R['query']>;
export type BodyOf<R extends Route> = Output<R['body']>;
export type ReplyOf<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : unknown;

/** What a caller hands over: only the parts the route has. */
export type CallOf<R extends Route> = (R['params'] extends z.ZodType ? { params: Input<R['params']> } : unknown) &
  (R['query'] extends z.ZodType ? { query?: Input<R['query']> } : unknown) &
  (R['body'] extends z.ZodType ? { body: Input<R['body']> } : unknown) &
  (R['files'] extends Readonly<Record<infer Part, FilePart>>
    ? { files?: Partial<Record<Part, readonly File[]>> }
    : unknown);

/** The parts of a request body that only browsers and servers know; named here so that contracts stays free of both. */
interface File {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
