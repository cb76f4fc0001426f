import type { Route } from './route.js';

/**
 * Where a call goes. Its types are the route's, but it brings none of the route's schemas: those would take the whole
 * validator into a patient's first load.
 */
export interface Address<R extends Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  /** The body goes as a form with files. */
  readonly form: boolean;
  /** Asked again whenever the server tells that something happened to an appointment. */
  readonly live: boolean;
  /** Never there; carries the type. */
  readonly route?: R;
}

/** The address of a JSON call; method and path have to be the route's own. */
export const at = <R extends Route>(method: R['method'], path: R['path']): Address<R> => ({
  ...{ method, path },
  ...{ form: false, live: false },
});

/** The address of a call whose body is a form with files. */
export const formAt = <R extends Route & { files: object }>(method: R['method'], path: R['path']): Address<R> => ({
  ...at<R>(method, path),
  form: true,
});

/** The same address, of a question whose answers change with what happens to an appointment. */
export const live = <R extends Route>(address: Address<R>): Address<R> => ({ ...address, live: true });
