import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { eventDefinitions } from './events.js';
import type { EventDefinition } from './language/event.js';

/** Data of an event as a release wrote it. Existing fixtures are never changed, because event logs are permanent. */
interface Fixture {
  type: string;
  version: number;
  data: Record<string, unknown>;
}
const fixtures = JSON.parse(
  readFileSync(new URL('./testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly Fixture[];

const nameOf = ({ type, version }: { type: string; version: number }) => `${type} v${version}`;
function upcast({ version, upcasters }: EventDefinition, from: number, data: Record<string, unknown>) {
  let current = data;
  for (let each = from; each < version; each += 1) current = upcasters[each]?.(current) ?? {};
  return current;
}

test('every version of every event has a fixture, and there are no others', () => {
  const versions = [...eventDefinitions.values()].flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, index) => nameOf({ type, version: index + 1 })),
  );
  expect(fixtures.map(nameOf).toSorted()).toEqual(versions.toSorted());
});

describe.each(fixtures)('$type v$version', ({ type, version, data }) => {
  const definition = eventDefinitions.get(type) as EventDefinition;

  test('is upcast to the current schema without loss', () => {
    const current = upcast(definition, version, data);
    expect(definition.schema.parse(current)).toEqual(current);
  });

  test('matches the current schema after its personal data were erased', () => {
    const current = upcast(definition, version, data);
    const erased = { ...current, ...definition.personal };
    expect(definition.schema.parse(erased)).toEqual(erased);
    // A field that was added later is optional, and missing here.
    const isRequired = (field: string) => definition.schema.shape[field]?.safeParse(undefined).success === false;
    for (const field of Object.keys(definition.personal).filter(isRequired)) expect(current).toHaveProperty(field);
    if (definition.subject) expect(definition.subject(current)).toBe(definition.subject(erased));
  });
});
