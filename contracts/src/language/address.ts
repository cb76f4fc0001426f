import type { Route, TagsOf } from './route.js';

/**
 * The address of a call, with the types of its route but without the route's schemas, which would pull the whole validator
 * into the first page load.
 */
export interface Address<R extends Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  /** What a query shows, or what a command changes. */
  readonly tags: readonly string[];
  /** The body is sent as multipart form data. */
  readonly form: boolean;
  /** Carries the type; never present at run time. */
  readonly route?: R;
}

/** The address of a JSON call. Method, path and tags must match the route: the compiler compares them. */
export const at = <R extends Route>(method: R['method'], path: R['path'], ...tags: TagsOf<R>): Address<R> => ({
  ...{ method, path, tags },
  form: false,
});

/** The address of a call whose body is a form with files. */
export const formAt = <R extends Route & { files: object }>(
  method: R['method'],
  path: R['path'],
  ...tags: TagsOf<R>
): Address<R> => ({
  ...at<R>(method, path, ...tags),
  form: true,
});
