import { configure, getConfig } from '@testing-library/react';

/** Whether a query is being repeated until it finds something: a mark of the library that its types leave out. */
const isRepeated = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** An error whose message, with the whole page in it, is made when it is read. */
function unread(message: () => string): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  return Object.defineProperty(error, 'message', { get: message, configurable: true });
}

configure(({ getElementError }) => ({
  /** Milliseconds to wait for what is to appear: no machine is that slow, however busy. */
  asyncUtilTimeout: 60_000,
  // Of the errors of a wait only the last one is read; printing the page for each of them took an eighth of the time of all suites.
  getElementError: (message, container) =>
    isRepeated() ? unread(() => getElementError(message, container).message) : getElementError(message, container),
}));
