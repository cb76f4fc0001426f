/** Whether this is a compiled message: the elements that the parser of ICU messages gives, each with the number of its type. An empty list is none. */
export const isSyntaxTree = (source: unknown): source is readonly { readonly type: number }[] =>
  Array.isArray(source) &&
  source.length > 0 &&
  source.every(
    (each: unknown) => typeof each === 'object' && each !== null && 'type' in each && typeof each.type === 'number',
  );
