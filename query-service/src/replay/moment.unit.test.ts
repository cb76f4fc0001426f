import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { foldInMemory } from '@anamnesis/platform/read-model/in-memory';
import type { Row, Table } from '@anamnesis/platform/read-model/table';
import { idsOf, story } from '@anamnesis/read-models/testing/stories';
import { type History, indexAt } from './history.js';
import { momentOf } from './moment.js';
import type { Opened } from './opened-histories.js';
import { createReplay, replayedModels, replayedTables } from './replay.js';
import { isSecretColumn } from './secrets.js';
import { historyOf, readable } from './testing/held-history.js';

const tables = replayedModels.flatMap((model) => replayedTables(model).map((table) => ({ model, table })));
const shown = ({ name }: Table, row: Row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !isSecretColumn(name, column))
      .map(([column, value]) => [column, typeof value === 'bigint' ? String(value) : value]),
  );
/** The rows of a person by table and key, folded from zero. */
const foldFromZero = (events: readonly Recorded[], person: string) =>
  new Map(
    tables.map(({ model, table }) => [
      table.name,
      new Map(
        foldInMemory(model, events)
          .rows(table, person)
          .map((row: Row) => [String(row[table.key]), shown(table, row)]),
      ),
    ]),
  );
const opened = (history: History): Opened => ({ history, replay: createReplay(history) });

test('the state at any position, visited in any order and while the history grows, is that of a fold from zero', async () => {
  await fc.assert(
    fc.asyncProperty(story, fc.infiniteStream(fc.noBias(fc.nat(1_100))), async (events, random) => {
      for (const person of idsOf(events).slice(0, 4)) {
        const next = () => (random.next().value as number) / 1_000;
        const history = historyOf({ kind: 'patient', id: person }, []);
        const replayed = opened(history);
        for (let visit = 0; visit < 6; visit += 1) {
          const more = events.slice(history.entries.length, Math.ceil(next() * events.length));
          history.entries.push(...more.map(readable));
          const position = BigInt(Math.floor(next() * (events.length + 1) * 10));
          const { sections, at } = await momentOf(replayed, { at: String(position) });
          const until = history.entries.map(({ event }) => event).filter((event) => event.position <= position);
          expect(at.index).toBe(until.length);
          const expected = foldFromZero(until, person);
          for (const { table } of tables) {
            const section = sections.find((each) => each.table === table.name);
            const rows = new Map(section?.rows.map(({ key, row }) => [key, row]));
            expect(rows).toEqual(expected.get(table.name));
            expect(section?.total ?? 0).toBe(rows.size);
          }
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('the difference of any two moments is that of two folds from zero, in both directions', async () => {
  await fc.assert(
    fc.asyncProperty(story, fc.nat(1_500), fc.nat(1_500), async (events, at, compare) => {
      const person = idsOf(events)[0]!;
      const replayed = opened(historyOf({ kind: 'patient', id: person }, events));
      const moment = await momentOf(replayed, { at: String(at), compare: String(compare) });
      const until = (position: number) =>
        foldFromZero(
          events.filter((each) => each.position <= position),
          person,
        );
      const [now, before] = [until(at), until(compare)];
      for (const { table } of tables) {
        const [rows, old] = [now.get(table.name)!, before.get(table.name)!];
        const expected = new Map<string, unknown>();
        for (const key of new Set([...rows.keys(), ...old.keys()])) {
          const [row, was] = [rows.get(key), old.get(key)];
          if (!was) expected.set(key, { key, row, change: 'added', before: null });
          else if (!row) expected.set(key, { key, row: was, change: 'removed', before: null });
          else {
            const names = Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(was[name]));
            const difference = Object.fromEntries(names.map((name) => [name, was[name]]));
            expected.set(key, {
              ...{ key, row, change: names.length > 0 ? 'changed' : null },
              before: names.length > 0 ? difference : null,
            });
          }
        }
        const section = moment.sections.find((each) => each.table === table.name);
        expect(new Map(section?.rows.map((each) => [each.key, each]))).toEqual(expected);
        const changes = [...expected.values()].map((each) => (each as { change: string | null }).change);
        for (const kind of ['added', 'changed', 'removed'] as const)
          expect(section?.[kind] ?? 0).toBe(changes.filter((each) => each === kind).length);
      }
    }),
    { numRuns: 100 },
  );
});

const person = '0a1b0000-0000-4000-8000-000000000001';
const noted = (index: number, type: string, data: object): Recorded => ({
  ...{ id: person, streamId: `healthRecord-${person}`, type, revision: BigInt(index), position: BigInt(index + 5) },
  data: { patientId: person, author: { id: person, role: 'patient' }, appointmentId: null, ...data },
  recordedAt: new Date(Date.UTC(2026, 10, 20, 6, 0, index)).toISOString(),
  metadata: {
    ...{
      actor: { id: person, role: 'patient' },
      subject: person,
      correlationId: 'a',
      causationId: 'b',
      schemaVersion: 1,
    },
  },
});
const entryId = (n: number) => `0a1b0000-0000-4000-8000-${n.toString().padStart(12, '0')}`;
const allergies = Array.from({ length: 250 }, (_, n) =>
  noted(n, 'AllergyNoted', { entryId: entryId(n), substance: `Substance ${n}`, reaction: '' }),
);

describe('a table of many rows', () => {
  test('comes in pages: what changed first, then the newest, each row once', async () => {
    const retraction = noted(250, 'RecordRetracted', {
      entryId: entryId(3),
      kind: 'allergy',
      reason: 'Another patient.',
    });
    const replayed = opened(historyOf({ kind: 'patient', id: person }, [...allergies, retraction]));
    const seen: { key: string; change: unknown }[] = [];
    for (const from of [0, 100, 200, 300]) {
      const moment = await momentOf(replayed, { at: '999', compare: '253', table: 'allergies', from });
      expect(moment.sections).toHaveLength(1);
      expect(moment.sections[0]).toMatchObject({ total: 250, added: 1, changed: 1, removed: 0 });
      seen.push(...moment.sections[0]!.rows);
    }
    expect(seen).toHaveLength(250);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(250);
    expect(seen.slice(0, 3).map(({ key, change }) => [key, change])).toEqual([
      [entryId(3), 'changed'],
      [entryId(249), 'added'],
      [entryId(248), null],
    ]);
  });
});

test('a column that was written again with the same content has not changed', async () => {
  const register = noted(0, 'PatientRegistered', { fullName: 'Meera Joshi', email: 'meera@example.org' });
  const choose = (index: number, name: string) =>
    noted(index, 'InterestsChosen', { interests: [{ name, goal: true }] });
  const history = historyOf({ kind: 'patient', id: person }, [
    ...[register, choose(1, 'Chess'), choose(2, 'Chess'), choose(3, 'Yoga')],
  ]);
  const changed = async (at: string) => {
    const { sections } = await momentOf(opened(history), { at, compare: '6', table: 'patients' });
    return sections[0]?.rows.map(({ change, before }) => ({ change, before }));
  };
  expect(await changed('7')).toEqual([{ change: null, before: null }]);
  expect(await changed('8')).toEqual([{ change: 'changed', before: { interests: [{ name: 'Chess', goal: true }] } }]);
});

test.each([
  ...[
    ['0', 0],
    ['4', 0],
    ['5', 1],
    ['6', 2],
    ['254', 250],
    ['999999999999999999', 250],
  ],
] as [string, number][])('position %s is the moment after event %i', async (at, index) => {
  const { history } = opened(historyOf({ kind: 'patient', id: person }, allergies));
  expect(indexAt(history, BigInt(at)) + 1).toBe(index);
});

test('nothing follows an event that cannot be read, in its stream, and the moment says so from then on', async () => {
  const history = historyOf({ kind: 'patient', id: person }, allergies.slice(0, 10));
  history.entries[4] = { ...readable(allergies[4]!), unreadable: 'TypeError' };
  history.entries[8] = readable({ ...allergies[8]!, streamId: 'elsewhere' });
  const at = async (position: string) => {
    const { sections, incomplete } = await momentOf(opened(history), { at: position });
    return { rows: sections.find(({ table }) => table === 'allergies')?.total, incomplete };
  };
  expect(await at('8')).toEqual({ rows: 4, incomplete: [] });
  expect(await at('9')).toEqual({ rows: 4, incomplete: [`healthRecord-${person}`] });
  expect(await at('99')).toEqual({ rows: 5, incomplete: [`healthRecord-${person}`] });
});
