import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { z } from 'zod';
import { recordKinds } from '@anamnesis/contracts/audit/events';
import { eventDefinitions } from '@anamnesis/contracts/events';
import type { Recorded } from '@anamnesis/contracts/language/event';
import { RAIL_BINS } from '@anamnesis/contracts/replay/constants';
import { readModels } from '@anamnesis/read-models/all';
import { fixtures } from '@anamnesis/read-models/testing/stories';
import { happenedAt, happenedAtFields } from './happened-at.js';
import { isShownBy } from './parts-read.js';
import { railOf } from './rail.js';
import { replayedModels, replayedTables } from './replay.js';
import { isSecretColumn, isSecretField } from './secrets.js';
import { historyOf } from './testing/held-history.js';

const recordedAt = '2026-11-20T06:00:00.000Z';
const event = (type: string, data: object, more: Partial<Recorded> = {}): Recorded => ({
  ...{ id: 'a', streamId: 's', type, revision: 0n, position: 1n, recordedAt, data },
  metadata: {
    ...{ actor: { id: 'a', role: 'worker' }, subject: null, correlationId: 'a', causationId: 'b', schemaVersion: 1 },
  },
  ...more,
});

describe('when an event happened', () => {
  test.each(Object.entries(happenedAtFields))('%s says itself, in %s', (type, field) => {
    expect(eventDefinitions.get(type)?.schema.shape).toHaveProperty(field);
    const said = '2026-11-18T09:30:00.000Z';
    expect(happenedAt(event(type, { [field]: said }))).toBe(said);
    expect(happenedAt(event(type, {}))).toBe(recordedAt);
  });

  test('no event of the catalogue has such a field undeclared', () => {
    const pastTense = /^(read|claimed|reserved|requested|written|joined|started|ended|signed|happened)At$/;
    const undeclared = [...eventDefinitions.values()].flatMap(({ type, schema }) =>
      Object.keys(schema.shape).filter((name) => pastTense.test(name) && happenedAtFields[type] !== name),
    );
    expect(undeclared).toEqual([]);
  });

  test('is not when an appointment is to take place', () =>
    expect(happenedAt(event('AppointmentBooked', { startsAt: '2026-12-01T09:30:00.000Z' }))).toBe(recordedAt));
});

/** Names that look like a secret. */
const secretive = /hash|secret|recovery|password|token|sealed|roomName|room_name|session_?id|basis/i;
/** They look like one, and are none. */
const harmless = ['has_password'];

const JSON_OPTIONS = { unrepresentable: 'any', io: 'input' } as const;
/** The names of the fields of objects inside a schema. */
const namesInside = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const names = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...names, ...Object.values(schema).flatMap(namesInside)];
};

test('no field of an event that looks like a secret is shown', () => {
  const fields = [...eventDefinitions.values()].flatMap(({ schema }) => Object.keys(schema.shape));
  const shown = [...new Set(fields)].filter((name) => secretive.test(name) && !isSecretField(name));
  expect(shown).toEqual([]);
  // Only whole fields are left out, so that none of them may hold a secret further inside.
  const inside = [...eventDefinitions.values()].flatMap(({ schema }) =>
    Object.entries(schema.shape).flatMap(([field, type]) =>
      isSecretField(field) ? [] : namesInside(z.toJSONSchema(type as z.ZodType, JSON_OPTIONS)),
    ),
  );
  expect(inside).toContain('documentId');
  expect(inside.filter((name) => secretive.test(name) || isSecretField(name))).toEqual([]);
});

test('no column of a read model that looks like a secret is shown', () => {
  const shown = readModels
    .flatMap(({ tables }) => tables)
    .flatMap(({ name, columns }) =>
      Object.keys(columns).filter((column) => secretive.test(column) && !isSecretColumn(name, column)),
    );
  expect(shown.filter((name) => !harmless.includes(name))).toEqual([]);
});

test.each(recordKinds)('a reading of the kind %s shows something that an event changes', (kind) => {
  const shows = fixtures.some(({ type, data }) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].some((n) =>
      isShownBy(event(type, data as object), { kind, id: `00000000-0000-4000-8000-00000000000${n}` }),
    ),
  );
  expect(shows).toBe(true);
});

test('every table that is replayed has a title on the screen, and the others are none of a record', () => {
  const catalogue = readFileSync(
    new URL('../../../frontend/src/replay/record-messages.en.ts', import.meta.url).pathname,
    'utf8',
  );
  const titled = /tables: \{(.*?)\}/s.exec(catalogue)?.[1] ?? '';
  const replayed = replayedModels.flatMap(replayedTables).map(({ name }) => name);
  expect(replayed.filter((name) => !titled.includes(`${name}: '`))).toEqual([]);
  expect(
    readModels.flatMap(({ tables }) => tables.map(({ name }) => name)).filter((name) => !replayed.includes(name)),
  ).toEqual([
    ...['reader_hours', 'reader_days', 'auditor_acts'],
    ...['community_rooms', 'community_members', 'community_marks', 'community_messages', 'community_reported'],
    ...['community_reports', 'community_reporters', 'community_decisions', 'community_hidden', 'community_blocked'],
    ...['notifications', 'notification_times', 'notification_marks', 'notification_reads', 'notification_settings'],
    'push_subscriptions',
    ...['assistant_turns', 'assistant_clearings'],
    ...['inquiries', 'auditors', 'person_streams'],
  ]);
});

test('a rail has each event in exactly one bin, in order, and no more bins than allowed', () => {
  const times = fc.array(fc.date({ min: new Date('2020-01-01'), max: new Date('2026-11-20'), noInvalidDate: true }), {
    maxLength: 600,
  });
  fc.assert(
    fc.property(times, fc.boolean(), (dates, isOrdered) => {
      const ordered = isOrdered ? dates.toSorted((one, other) => one.getTime() - other.getTime()) : dates;
      const { entries } = historyOf(
        { kind: 'patient', id: 'a' },
        ordered.map((date, n) =>
          event('ThingHappened', {}, { recordedAt: date.toISOString(), position: BigInt(n * 3) }),
        ),
      );
      const bins = railOf(entries);
      expect(bins.length).toBeLessThanOrEqual(RAIL_BINS);
      let index = 0;
      for (const bin of bins) {
        expect(bin.count).toBeGreaterThan(0);
        expect(bin.from).toBe(entries[index]?.event.recordedAt);
        expect(bin.firstPosition).toBe(String(index * 3));
        index += bin.count;
        expect(bin).toMatchObject({
          index,
          position: String((index - 1) * 3),
          to: entries[index - 1]?.event.recordedAt,
        });
      }
      expect(index).toBe(entries.length);
    }),
  );
});
