import type { Route } from './route.js';

/**
 * The address of a call, with the types of its route but without the route's schemas, which would pull the whole validator
 * into the first page load.
 */
export interface Address<R extends Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  /** The body is sent as multipart form data. */
  readonly form: boolean;
  /** Refetched whenever the server reports a change of an appointment. */
  readonly live: boolean;
  /** Carries the type; never present at run time. */
  readonly route?: R;
}

/** The address of a JSON call. Method and path must match the route. */
export const at = <R extends Route>(method: R['method'], path: R['path']): Address<R> => ({
  ...{ method, path },
  ...{ form: false, live: false },
});

/** The address of a call whose body is a form with files. */
export const formAt = <R extends Route & { files: object }>(method: R['method'], path: R['path']): Address<R> => ({
  ...at<R>(method, path),
  form: true,
});

/** The same for a query whose result changes with events of appointments. */
export const live = <R extends Route>(address: Address<R>): Address<R> => ({ ...address, live: true });
