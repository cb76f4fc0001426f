/**
 * The same function, which reads each text once while a message is answered: the rules of a conversation ask for the same texts many times. Forgets all of them when the call is over, so that no text of a patient
 * stays in memory.
 */
export function rememberedInCall<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.result;
    if (known.size === 0) queueMicrotask(() => known.clear());
    const result = read(text);
    known.set(text, { result });
    return result;
  };
}
