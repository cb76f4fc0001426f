/** The first message in the errors that react-hook-form has for an input: one, or those of the entries of a list. */
export function errorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  // `ref` is the element of an input.
  const entries = Object.entries(error).filter(([name]) => name !== 'ref');
  return entries.map(([, each]) => errorMessage(each)).find((message) => message !== undefined);
}
