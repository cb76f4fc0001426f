import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Recorded } from '@anamnesis/contracts/language/event';

interface Fixture {
  type: string;
  version: number;
  data: unknown;
}

/** An event of every type of the catalogue, in its current version. */
export const fixtures = (
  JSON.parse(
    readFileSync(new URL('../../../contracts/src/testing/event-fixtures.json', import.meta.url), 'utf8'),
  ) as readonly Fixture[]
).filter(({ type, version }) => eventDefinitions.get(type)?.version === version);

const FIXTURE_ROOM = /K7QM-42XD/g;
const FIXTURE_ID = /00000000-0000-4000-8000-0000000000(\d\d)/g;
const idOf = (thing: number) => `00000000-0000-4000-8000-${(thing + 1_000).toString(16).padStart(12, '0')}`;
const CASES = 4;

/**
 * Random events of a few cases. The ids of a case are always the same people and things, as in a real log, where an appointment has one
 * patient; people occur in several cases and in every role, and each case has a stream per type.
 */
export const story: fc.Arbitrary<Recorded[]> = fc
  // Few types, so that rows change often.
  .subarray([...fixtures], { minLength: 3, maxLength: 15 })
  .chain((some) => fc.array(fc.tuple(fc.constantFrom(...some), fc.nat(CASES - 1)), { minLength: 1, maxLength: 150 }))
  .map((chosen) => chosen.map(([fixture, number], index) => eventOf(fixture, number, index)));

/** The ids in the place of a fixture's: patient and doctor, the second and the third, are in two cases. */
const inCase = (number: number) => (_: string, digit: string) =>
  Number(digit) === 2 || Number(digit) === 3
    ? idOf(Number(digit) + Math.floor(number / 2) * 10)
    : idOf(number * 10 + 100 + Number(digit));

function eventOf({ type, data }: Fixture, number: number, index: number): Recorded {
  const definition = eventDefinitions.get(type);
  const inThisCase = JSON.stringify(data)
    .replaceAll(FIXTURE_ID, inCase(number))
    .replaceAll(FIXTURE_ROOM, `K7QM-42X${number}`);
  const own = JSON.parse(inThisCase) as Record<string, unknown>;
  // Each time another text.
  for (const name of Object.keys(definition?.personal ?? {}))
    if (typeof own[name] === 'string') own[name] = `${own[name]} ${index}`;
  return {
    ...{ id: idOf(100_000 + index), streamId: `${type}-${number}`, type, data: own },
    ...{ revision: BigInt(index), position: BigInt(10 * (index + 1)) },
    recordedAt: new Date(Date.UTC(2026, 10, 20, 6, 0, index)).toISOString(),
    metadata: {
      ...{ actor: { id: idOf(1), role: 'patient' }, subject: definition?.subject?.(own) ?? null },
      ...{ correlationId: `request-${Math.floor(index / 3)}`, causationId: idOf(200_000 + index) },
      schemaVersion: definition?.version ?? 1,
    },
  };
}

/** The people of the stories, and ids of other things. */
export const idsOf = (events: readonly Recorded[]): string[] => [
  ...new Set(
    events.flatMap(({ data }) =>
      [...JSON.stringify(data).matchAll(/00000000-0000-4000-8000-[0-9a-f]{12}/g)].map(([id]) => id),
    ),
  ),
];
