import type { Route, TagsOf } from './route.js';

/**
 * The address of a call, with the types of its route but without its schemas, which would add the whole validator to the
 * first page load.
 */
export interface Address<R extends Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  /** Tags of the data that a query shows or a command changes. */
  readonly tags: readonly string[];
  /** Whether the body is sent as multipart form data. */
  readonly form: boolean;
  /** Whether this is a query, also where it is sent with POST. */
  readonly isQuery: boolean;
  /** Carries the type only; undefined at run time. */
  readonly route?: R;
}

/** The address of a JSON call. The compiler checks that method, path and tags match the route. */
export const at = <R extends Route>(method: R['method'], path: R['path'], ...tags: TagsOf<R>): Address<R> => ({
  ...{ method, path, tags },
  ...{ form: false, isQuery: method === 'GET' },
});

/** The address of a query whose input is a JSON body, because it must be in no URL. */
export const queryAt = <R extends Route & { owner: 'query-service'; method: 'POST'; body: object }>(
  path: R['path'],
  ...tags: TagsOf<R>
): Address<R> => ({
  ...at<R>('POST', path, ...tags),
  isQuery: true,
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
