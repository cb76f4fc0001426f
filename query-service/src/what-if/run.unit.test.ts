import { randomUUID } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import type { AnyEvent } from '@anamnesis/contracts/events';
import { RULES_VERSION, rules } from '@anamnesis/contracts/medicines/rules';
import { type ChangedRule, changedRule } from '@anamnesis/contracts/what-if/changed-rule';
import { WhatIfRun } from '@anamnesis/contracts/what-if/events';
import { type RecordedWireEvent, Undecodable } from '@anamnesis/platform/event-store/codec';
import type { Call } from '@anamnesis/platform/http/answer';
import { turnsWhile } from '@anamnesis/platform/testing/turns-while';
import type { Ports } from '../ports.js';
import { whatIfHandlers } from './routes.js';
import { runShadow, type WholeLog } from './run.js';

const [meera, arjun, lata] = [1, 2, 3].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const doctor = { id: '0a1b0000-0000-4000-8000-00000000000d', role: 'doctor' } as const;

interface Stored {
  readonly patientId: string;
  readonly fact: AnyEvent;
  readonly state?: 'erased' | 'damaged';
}

/** A log in memory, in batches of a size, that counts what is read. */
function logOf(stored: readonly Stored[], batchSize = 500): WholeLog & { read: () => number } {
  let read = 0;
  const wires = stored.map(({ patientId, fact, state }, index): RecordedWireEvent => ({
    ...{ id: randomUUID(), type: fact.type, streamId: `stream-${patientId}`, revision: 0n },
    ...{ position: BigInt(index + 1), recordedAt: new Date(Date.UTC(2026, 10, 20, 6, index % 60)).toISOString() },
    data: { ...(fact.data as Record<string, unknown>), ...(state === 'erased' && { $personal: 'sealed' }) },
    metadata: {
      ...{ actor: doctor, subject: patientId, correlationId: 'test', causationId: 'test', schemaVersion: 2 },
    },
  }));
  return {
    read: () => read,
    store: {
      lastPosition: () => Promise.resolve(wires.at(-1)?.position ?? null),
      async *follow() {
        for (let from = 0; from < wires.length; from += batchSize) yield wires.slice(from, from + batchSize);
        // A subscription goes on without an end.
        await new Promise(() => undefined);
      },
    },
    codec: {
      decodeEach(events) {
        read += events.length;
        return Promise.resolve(
          events.map((event) => {
            const damaged = stored[Number(event.position) - 1]?.state === 'damaged';
            return damaged ? new Undecodable('damaged') : event;
          }),
        );
      },
    },
  };
}

const entry = (patientId: string, author: { id: string; role: 'doctor' | 'patient' } = doctor) => ({
  ...{ patientId, entryId: randomUUID(), author, appointmentId: null },
});
const prescribed = (patientId: string, medication: string, more: Partial<ReturnType<typeof entry>> = {}): Stored => ({
  patientId,
  fact: {
    type: 'PrescriptionAdded',
    data: {
      ...{ ...entry(patientId), ...more, date: '2026-11-20', doctorName: '', medication, dosage: '1' },
      ...{ duration: '', instructions: '' },
    },
  },
});
const registered = (patientId: string, gender: 'Male' | 'Female' | null, age: number | null): Stored => ({
  patientId,
  fact: {
    type: 'PatientRegistered',
    data: {
      ...{ patientId, fullName: 'Somebody', email: 'a@example.org', username: 'a', passwordHash: null },
      ...{ gender, age, picture: null },
    },
  },
});
/** A report of a haemoglobin, and its confirmation. */
function haemoglobin(patientId: string, value: number, date = '2026-11-20'): Stored[] {
  const { entryId, ...rest } = entry(patientId, { id: patientId, role: 'patient' });
  const ids = { ...rest, entryId };
  const report = { ...ids, date, doctorName: '', testName: 'Haemoglobin', result: '' };
  const confirmed = {
    ...{ test: 'hb' as const, printedName: 'Hb', value, comparator: null, decimals: 1, printedRange: null },
    ...{ unit: { printed: 'g/dL', ucum: 'g/dL' }, page: null, box: null, isCorrected: false },
  };
  return [
    { patientId, fact: { type: 'TestReportAdded', data: report } },
    {
      patientId,
      fact: { type: 'LabValuesConfirmed', data: { ...ids, documentId: randomUUID(), values: [confirmed] } },
    },
  ];
}

const here = { timeZone: 'Asia/Kolkata', hasLeft: () => false };
interface Limits {
  maxEvents?: number;
  maxTime?: number;
  batchSize?: number;
}
const run = (stored: readonly Stored[], rule: ChangedRule, more: Limits = {}) =>
  runShadow(logOf(stored, more.batchSize), changedRule.parse(rule), { ...here, ...more });

const added: ChangedRule = {
  ...{ kind: 'addedInteraction', first: 'metformin', second: 'Cetirizine', severity: 'moderate', why: 'A question.' },
};
const known = rules.find(({ id }) => id === 'ONC-06')!;

describe('an interaction', () => {
  test('that is added warns of the later medicine of the two, and only of that', async () => {
    const stored = [
      ...[prescribed(meera, 'Metformin 500 mg'), prescribed(arjun, 'Cetirizine 10 mg')],
      ...[prescribed(meera, 'Cetirizine 10 mg'), prescribed(lata, 'Warfarin 5 mg')],
    ];
    expect(await run(stored, added)).toMatchObject({
      totals: { records: 3, events: 4, checked: 4, added: 1, gone: 0, changed: 0, patients: 1, erased: 0 },
      hits: [{ patientId: meera, position: '3', change: 'added', before: null, after: 'moderate' }],
      ...{ unreadable: [], until: null },
    });
  });

  test('is not met by a medicine that was stopped, retracted or told by the patient alone', async () => {
    const [first, second, third] = [prescribed(meera, 'Metformin'), prescribed(arjun, 'Metformin'), lata] as const;
    const idOf = ({ fact }: Stored) => (fact.data as { entryId: string }).entryId;
    const stored: Stored[] = [
      ...[first, second],
      {
        patientId: meera,
        fact: {
          type: 'MedicineStopped',
          data: { ...entry(meera), entryId: idOf(first), stoppedOn: '2026-11-20', reason: '' },
        },
      },
      {
        patientId: arjun,
        fact: {
          type: 'RecordRetracted',
          data: { ...entry(arjun), entryId: idOf(second), kind: 'prescription', reason: '' },
        },
      },
      ...[prescribed(meera, 'Cetirizine'), prescribed(arjun, 'Cetirizine'), prescribed(third, 'Metformin')],
      prescribed(third, 'Cetirizine', { author: { id: third, role: 'patient' } }),
    ];
    expect((await run(stored, added)).totals).toMatchObject({ added: 0, checked: 5 });
  });

  test('that is removed, or less severe, takes warnings away or changes them', async () => {
    const stored = [prescribed(meera, 'Febuxostat 40 mg'), prescribed(meera, 'Azathioprine 50 mg')];
    const removed = await run(stored, { kind: 'removedInteraction', ruleId: known.id });
    expect(removed.hits).toMatchObject([{ position: '2', change: 'gone', before: known.severity, after: null }]);
    const low = await run(stored, { kind: 'changedInteraction', ruleId: known.id, severity: 'low', why: 'Less.' });
    expect(low.hits).toMatchObject([{ position: '2', change: 'changed', before: known.severity, after: 'low' }]);
    expect(low.totals).toMatchObject({ added: 0, gone: 0, changed: 1 });
  });

  test('that a run changes leaves the rules in use as they are', async () => {
    const before = [RULES_VERSION, rules.length, known.severity];
    await run([prescribed(meera, 'Metformin')], { kind: 'removedInteraction', ruleId: known.id });
    expect([RULES_VERSION, rules.length, rules.find(({ id }) => id === known.id)?.severity]).toEqual(before);
  });
});

describe('a range', () => {
  const lower: ChangedRule = {
    ...{ kind: 'rangeBySex', test: 'hb' },
    ...{ male: { low: 10, high: 20 }, female: { low: 14, high: 20 } },
  };

  test('is that of the sex and age at that time', async () => {
    const stored = [
      ...[registered(meera, 'Female', 40), registered(arjun, 'Male', 40), registered(lata, 'Female', 12)],
      ...[meera, arjun, lata].flatMap((patient) => haemoglobin(patient, 12.9)),
    ];
    const { hits, totals } = await run(stored, lower);
    expect(hits).toMatchObject([
      { patientId: meera, position: '5', change: 'added', before: null, after: 'low' },
      { patientId: arjun, position: '7', change: 'gone', before: 'low', after: null },
    ]);
    expect(totals).toMatchObject({ checked: 3, added: 1, gone: 1, patients: 2, records: 3 });
  });

  test('warns of nothing where the report has its own', async () => {
    const [report, values] = haemoglobin(meera, 12.9) as [Stored, Stored];
    const { data } = values.fact as Extract<AnyEvent, { type: 'LabValuesConfirmed' }>;
    data.values[0]!.printedRange = { low: 11, high: 15, exclusive: false, decimals: 1 };
    expect((await run([registered(meera, 'Female', 40), report, values], lower)).totals).toMatchObject({
      ...{ checked: 1, added: 0 },
    });
  });
});

describe('the log', () => {
  const pair = (patientId: string) => [prescribed(patientId, 'Metformin'), prescribed(patientId, 'Cetirizine')];

  test('of an erased person is skipped and counted', async () => {
    const erased = pair(meera).map(({ fact, ...rest }): Stored => {
      const data = { ...fact.data, medication: '(erased)', dosage: '(erased)', document: null };
      return { ...rest, fact: { ...fact, data } as AnyEvent, state: 'erased' };
    });
    expect((await run([...erased, ...pair(arjun)], added)).totals).toMatchObject({ erased: 1, records: 1, added: 1 });
  });

  test('that cannot be read in one stream is read in the others, and the stream is named', async () => {
    const [first, second] = pair(meera) as [Stored, Stored];
    const result = await run([first, { ...second, state: 'damaged' }, second, ...pair(arjun)], added);
    expect(result).toMatchObject({ totals: { unreadable: 1, added: 1 }, unreadable: [`stream-${meera}`] });
  });

  test.each([1, 2, 500])(
    'is read up to the limit of events, in batches of %d, and the result says so',
    async (size) => {
      const stored = [...pair(meera), ...pair(arjun)];
      const cut = await run(stored, added, { maxEvents: 2, batchSize: size });
      expect(cut).toMatchObject({ totals: { events: 2, added: 1 }, until: '2026-11-20T06:01:00.000Z' });
      const whole = await run(stored, added, { maxEvents: 4, batchSize: size });
      expect(whole).toMatchObject({ totals: { events: 4, added: 2 }, until: null });
    },
  );

  test('is read until the time is over, and the result says so', async () => {
    const cut = await run([...pair(meera), ...pair(arjun)], added, { maxTime: 0, batchSize: 2 });
    expect(cut).toMatchObject({ totals: { events: 2, added: 1 }, until: '2026-11-20T06:01:00.000Z' });
    const whole = await run(pair(meera), added, { maxTime: 0 });
    expect(whole).toMatchObject({ totals: { events: 2 }, until: null });
  });

  test('is left when nobody waits any more', async () => {
    const log = logOf(Array.from({ length: 50 }, () => pair(meera)).flat(), 10);
    let asked = 0;
    await expect(runShadow(log, added, { ...here, hasLeft: () => (asked += 1) > 3 })).rejects.toMatchObject({
      code: 'WHAT_IF_CANCELLED',
    });
    expect(log.read()).toBeLessThan(40);
  });

  test('leaves other requests their turn while many records are read', async () => {
    const log = logOf(
      Array.from({ length: 400 }, (_, n) => pair(`0a1b0000-0000-4000-8000-${String(n).padStart(12, '0')}`)).flat(),
    );
    // Each look at the clock takes a millisecond, on a fast machine too.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
    let found = 0;
    const turns = await turnsWhile(async () => {
      found = (await runShadow(log, changedRule.parse(added), here)).totals.added;
    });
    clock.mockRestore();
    expect(found).toBe(400);
    // In one block it would be one turn for each batch.
    expect(turns).toBeGreaterThan(50);
  });
});

describe('a run', () => {
  const call = (hasLeft = () => false) =>
    ({
      actor: { id: doctor.id, role: 'auditor' },
      body: { rule: changedRule.parse(added), reason: 'A question.' },
      ...{ requestId: 'test', commandId: randomUUID(), hasLeft },
    }) as unknown as Call;
  const handlerOver = (log: WholeLog) => {
    const record = jest.fn<Ports['recorder']['record']>(() => Promise.resolve(1n));
    const [handler] = whatIfHandlers({
      stored: log,
      recorder: { record },
      pool: { query: () => Promise.resolve({ rows: [] }) },
      timeZone: 'Asia/Kolkata',
    } as unknown as Ports);
    return { handle: handler!.handle, record };
  };

  test('is recorded with its reason and totals, and no name or hit', async () => {
    const { handle, record } = handlerOver(logOf([prescribed(meera, 'Metformin'), prescribed(meera, 'Cetirizine')]));
    await handle(call());
    expect(record).toHaveBeenCalledTimes(1);
    const [stream, { type, data }] = record.mock.calls[0]!;
    expect([stream.startsWith('whatIf-'), type]).toEqual([true, 'WhatIfRun']);
    expect(WhatIfRun.schema.parse(data)).toMatchObject({ reason: 'A question.', totals: { added: 1, patients: 1 } });
    expect(JSON.stringify(data)).not.toContain(meera);
  });

  test('is alone; the next one begins when it has ended, also when it was cancelled, which is not recorded', async () => {
    const { handle, record } = handlerOver(logOf([prescribed(meera, 'Metformin')]));
    const cancelled = handle(call(() => true));
    await expect(handle(call())).rejects.toMatchObject({ code: 'WHAT_IF_BUSY' });
    await expect(cancelled).rejects.toMatchObject({ code: 'WHAT_IF_CANCELLED' });
    expect(record).not.toHaveBeenCalled();
    await handle(call());
    expect(record).toHaveBeenCalledTimes(1);
  });
});
