/**
 * JSON in one form (RFC 8785): members sorted by name, numbers as ECMAScript writes them, no white space. Equal values have equal texts,
 * whatever their origin. A lone surrogate, which the RFC excludes but an old log may contain, is written as an escape.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if ('toJSON' in value && typeof value.toJSON === 'function') return canonicalJson(value.toJSON());
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // Sorts by UTF-16 code units, as the RFC asks.
  const members = Object.keys(value)
    .sort()
    .map((name) => [name, (value as Record<string, unknown>)[name]] as const)
    .filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
