import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { appendLeaves, loadGrown } from '@anamnesis/platform/integrity/append-leaves';
import { createDiskHeads } from '@anamnesis/platform/integrity/disk-heads';
import { logKeyFrom } from '@anamnesis/platform/integrity/log-key';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { openIntegritySchema } from '@anamnesis/platform/integrity/schema';
import { openHeadSigner } from '@anamnesis/platform/integrity/sign-heads';
import { verifyLog } from '@anamnesis/platform/integrity/verify-log';
import type { StoredEvent } from '@anamnesis/contracts/integrity/leaf';
import { testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { startEventStore } from './server.js';
import { tamper, type TamperedFiles } from './testing/tampering.js';
import { temporaryDir } from './testing/temporary-store.js';

const EVENTS = 60;
const STREAMS = 4;
const key = logKeyFrom('clinic.example/log', randomBytes(32));
const aborting = new AbortController();

let original: string;
let dir: string;
let heads: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
/** The log as it was written, by the index of its leaf. */
let log: StoredEvent[];

/** A log with its tree and three signed heads; each test changes a copy of its files. */
beforeAll(async () => {
  original = await temporaryDir();
  heads = await mkdtemp(join(tmpdir(), 'heads-'));
  database = await testDatabase();
  await openIntegritySchema(database.pool);
  log = await withStore(original, async (store) => {
    for (let number = 0; number < EVENTS; number += 1) {
      const data = { number, text: `note ${number}` };
      const causation = { correlationId: 'test', causationId: randomUUID() };
      const metadata = {
        ...{ actor: { id: 'one', role: 'patient' as const }, subject: null, schemaVersion: 1 },
        ...causation,
      };
      await store.append(`chart-${number % STREAMS}`, 'any', [{ id: randomUUID(), type: 'Noted', data, metadata }]);
    }
    const events: StoredEvent[] = [];
    for await (const batch of store.scan()) events.push(...(batch as StoredEvent[]));
    const { pool } = database;
    const signer = await signerOf(heads);
    for (const part of [events.slice(0, 20), events.slice(20, 50), events.slice(50)])
      await signer.sign(await appendLeaves(pool, await loadGrown(pool), part));
    return events;
  });
  await database.pool.query(
    `create schema kept; create table kept.leaves as table integrity.leaves; create table kept.nodes as table integrity.nodes;
     create table kept.heads as table integrity.heads`,
  );
});
afterAll(async () => {
  await database.close();
  await rm(original, { recursive: true });
  await rm(heads, { recursive: true });
});
beforeEach(async () => {
  dir = await temporaryDir();
  await cp(original, dir, { recursive: true });
});
afterEach(async () => {
  await rm(dir, { recursive: true });
  await database.pool.query(
    `truncate integrity.leaves, integrity.nodes, integrity.heads;
     insert into integrity.leaves select * from kept.leaves; insert into integrity.nodes select * from kept.nodes;
     insert into integrity.heads select * from kept.heads`,
  );
});

async function withStore<Result>(
  folder: string,
  work: (store: Awaited<ReturnType<typeof testLog>>['store']) => Promise<Result>,
): Promise<Result> {
  const server = await startEventStore({ dir: folder, port: 0 });
  const { store } = await testLog(database.pool, new Map(), `esdb://127.0.0.1:${server.port}?tls=false`);
  try {
    return await work(store);
  } finally {
    await store.close();
    await server.close();
  }
}

const LATER = 3 * 60 * 60 * 1000;
const later = () => new Date(Date.now() + LATER);
const signerOf = (folder: string, clock = () => new Date()) =>
  openHeadSigner({
    ...{ pool: database.pool, heads: createDiskHeads(folder), key, signers: [], clock },
    logger: silentLogger,
  });
const verify = (headFolder = heads, { headsSince = null as Date | null, now = new Date() } = {}) =>
  withStore(dir, (store) =>
    verifyLog(
      {
        ...{ pool: database.pool, store, heads: createDiskHeads(headFolder), key, witnesses: [] },
        ...{ headInterval: 60_000, headsSince },
      },
      aborting.signal,
      now,
    ),
  );
const findingsAfter = async (work: (files: TamperedFiles) => void) => {
  await tamper(dir, work);
  return (await verify()).findings;
};
const at = (index: number) => Number(log[index]!.position);
const named = (index: number) => {
  const { id, streamId, revision, position, type } = log[index]!;
  return { index, position: String(position), streamId, revision: String(revision), eventId: id, type };
};

test('an untouched log has no findings', async () => {
  expect(await verify()).toEqual({ checked: EVENTS, findings: [] });
});

describe('an event of the files that was', () => {
  test('edited is named', async () => {
    const findings = await findingsAfter((files) =>
      files.edit(at(7), () => ({ data: Buffer.from('{"number":7,"text":"nothing happened"}') })),
    );
    expect(findings).toEqual([{ kind: 'edited', ...named(7) }]);
  });

  test('dated back is named', async () => {
    const findings = await findingsAfter((files) => files.edit(at(7), ({ created }) => ({ created: created - 1 })));
    expect(findings).toEqual([{ kind: 'edited', ...named(7) }]);
  });

  test('attributed to somebody else is named', async () => {
    const findings = await findingsAfter((files) =>
      files.edit(at(7), ({ metadata }) => ({ metadata: Buffer.from(String(metadata).replace('"one"', '"two"')) })),
    );
    expect(findings).toEqual([{ kind: 'edited', ...named(7) }]);
  });

  test('replaced by another one is named', async () => {
    const findings = await findingsAfter((files) => files.edit(at(7), () => ({ id: randomUUID() })));
    expect(findings).toEqual([{ kind: 'edited', ...named(7) }]);
  });

  test('deleted is named, and the events after it are still compared', async () => {
    const findings = await findingsAfter((files) => {
      files.drop(at(7));
      files.drop(at(8));
      files.edit(at(40), () => ({ data: Buffer.from('{}') }));
    });
    expect(findings).toEqual([
      { kind: 'missing', ...named(7) },
      { kind: 'missing', ...named(8) },
      { kind: 'edited', ...named(40) },
    ]);
  });

  test('deleted without a gap is named, and not the events that moved up', async () => {
    expect(await findingsAfter((files) => files.removeWithoutGap(at(7)))).toEqual([{ kind: 'missing', ...named(7) }]);
  });

  test('swapped with another one is named, as is that one', async () => {
    // Of different streams, so that each stream keeps its order.
    expect(await findingsAfter((files) => files.swap(at(7), at(9)))).toEqual([
      { kind: 'reordered', ...named(9), foundAt: String(at(7)) },
      { kind: 'reordered', ...named(7), foundAt: String(at(9)) },
    ]);
  });

  test('inserted is named, and not the events that moved down', async () => {
    const id = randomUUID();
    const findings = await findingsAfter((files) => {
      const content = files.read(at(7));
      files.insert(at(7), { ...content, id, stream: 'chart-9', revision: 0n });
    });
    expect(findings).toEqual([
      { kind: 'inserted', position: String(at(7)), streamId: 'chart-9', revision: '0', eventId: id, type: 'Noted' },
    ]);
  });

  test('truncated is named, as is every later one', async () => {
    expect(await findingsAfter((files) => files.truncate(at(57)))).toEqual([
      { kind: 'truncated', ...named(57) },
      { kind: 'truncated', ...named(58) },
      { kind: 'truncated', ...named(59) },
    ]);
  });

  test('damaged on the disk is named, as is the last one', async () => {
    const findings = await findingsAfter((files) => {
      files.damage(at(0));
      files.damage(at(59));
    });
    expect(findings).toEqual([
      { kind: 'damaged', ...named(0) },
      { kind: 'damaged', ...named(59) },
    ]);
  });
});

describe('events that the log has, but that readers of their stream do not see, are named when', () => {
  const kind = 'hidden';
  const hidden = (index: number) => ({ kind, ...named(index), index: undefined });

  test('the newest ones were removed from the stream', async () => {
    // Both of chart-3.
    const findings = await findingsAfter((files) => {
      files.hide(at(55));
      files.hide(at(59));
    });
    expect(findings).toEqual([hidden(59)]);
  });

  test('the newest one was removed, and its revision has another event now', async () => {
    await tamper(dir, (files) => files.hide(at(59)));
    const written = await withStore(dir, async (store) => {
      const { type, data, metadata } = log[0]!;
      await store.append('chart-3', 'any', [{ id: randomUUID(), type, data: { ...data }, metadata }]);
      for await (const batch of store.scan()) if (batch.length > EVENTS) return batch.slice(EVENTS) as StoredEvent[];
      return [];
    });
    expect(written).toMatchObject([{ revision: log[59]!.revision }]);
    await appendLeaves(database.pool, await loadGrown(database.pool), written);
    expect((await verify()).findings).toMatchObject([{ kind, streamId: 'chart-3' }]);
  });

  test('the stream is unknown', async () => {
    expect(await findingsAfter((files) => files.forgetStream('chart-3'))).toEqual([hidden(3)]);
  });

  test('the stream is marked as deleted for good', async () => {
    expect(await findingsAfter((files) => files.tombstone('chart-3'))).toEqual([hidden(3)]);
  });

  test.each([
    ['first ones', { $tb: 2 }],
    ['ones beyond a number', { $maxCount: 3 }],
    ['old ones', { $maxAge: 1 }],
    ['ones of a deleted stream', { $tb: Number.MAX_SAFE_INTEGER + 1 }],
  ])('metadata hide the %s', async (_name, data) => {
    const id = randomUUID();
    const position = await withStore(dir, (store) =>
      store.append('$$chart-3', 'any', [{ id, type: '$metadata', data, metadata: log[0]!.metadata }]),
    );
    const metadata = {
      streamId: '$$chart-3',
      revision: '0',
      eventId: id,
      type: '$metadata',
      position: String(position),
    };
    // Events of this test run reach an age of a second.
    await until(async () => expect((await verify()).findings).toEqual([{ kind: 'hides', ...metadata }, hidden(3)]));
  });

  test('metadata that hide nothing yet are named alone', async () => {
    const metadata = log[0]!.metadata;
    await withStore(dir, (store) =>
      store.append('$$chart-3', 'any', [{ id: randomUUID(), type: '$metadata', data: { $maxAge: 90_000 }, metadata }]),
    );
    expect((await verify()).findings).toMatchObject([{ kind: 'hides', streamId: '$$chart-3' }]);
  });
});

describe('the stored tree', () => {
  const change = (...statements: string[]) => database.pool.query(statements.join(';'));

  test('with a changed leaf: the leaf is named, not the event', async () => {
    await change(`update integrity.nodes set hash = sha256('x') where level = 0 and index = 7`);
    expect((await verify()).findings).toEqual([
      { kind: 'leafChanged', ...named(7) },
      { kind: 'nodeChanged', row: '1/3' },
    ]);
  });

  test('with a leaf changed together with all subtrees above it: the heads show that the log is right', async () => {
    await change(
      `update integrity.nodes set hash = sha256('x') where level = 0 and index = 7`,
      ...[1, 2, 3, 4, 5].map(
        (level) =>
          `update integrity.nodes p set hash = sha256('\\x01'::bytea || l.hash || r.hash) from integrity.nodes l, integrity.nodes r
           where p.level = ${level} and l.level = p.level - 1 and r.level = p.level - 1
             and l.index = 2 * p.index and r.index = 2 * p.index + 1`,
      ),
    );
    expect((await verify()).findings).toEqual([{ kind: 'leafChanged', ...named(7) }]);
  });

  test('without a leaf in its middle or at its end: the event is named', async () => {
    await change('delete from integrity.leaves where index in (7, 59)');
    expect((await verify()).findings).toEqual([{ kind: 'leafMissing', ...named(7) }]);
    // The subtrees of the missing last leaf do not keep the tree from growing.
    const { size } = await appendLeaves(database.pool, await loadGrown(database.pool), log.slice(59));
    expect(size).toBe(EVENTS);
    expect((await verify()).findings).toEqual([{ kind: 'leafMissing', ...named(7) }]);
  });

  test('with an absurd index: the verification ends, and the event is named', async () => {
    await change('update integrity.leaves set index = 9000000000000000 where index = 59');
    expect((await verify()).findings).toContainEqual({ ...{ kind: 'leafMissing', index: 59 } });
  });

  test('that no longer grows is named after a while, by the oldest event without a head', async () => {
    const { type, data, metadata } = log[0]!;
    const id = randomUUID();
    const position = await withStore(dir, (store) =>
      store.append('chart-0', 'any', [{ id, type, data: { ...data }, metadata }]),
    );
    expect((await verify()).findings).toEqual([]);
    const event = { position: String(position), streamId: 'chart-0', revision: '15', eventId: id, type };
    const notCovered = [{ kind: 'notCovered', ...event }];
    expect((await verify(heads, { now: later() })).findings).toEqual(notCovered);
    // The same for a tree that grows, but is not signed.
    await withStore(dir, async (store) => {
      const added = await store.readAt(position);
      await appendLeaves(database.pool, await loadGrown(database.pool), [added!]);
    });
    expect((await verify()).findings).toEqual([]);
    expect((await verify(heads, { now: later() })).findings).toEqual(notCovered);
  });

  test('computed again from a changed log contradicts the heads, which tell since when', async () => {
    await tamper(dir, (files) => files.edit(at(30), () => ({ data: Buffer.from('{}') })));
    await change('truncate integrity.leaves, integrity.nodes');
    await withStore(dir, async (store) => {
      for await (const batch of store.scan())
        await appendLeaves(database.pool, await loadGrown(database.pool), batch as StoredEvent[]);
    });
    expect((await verify()).findings).toEqual([
      { kind: 'headNotOfTree', size: 50, since: 20 },
      { kind: 'headNotOfTree', size: 60, since: 20 },
    ]);
  });

  test('truncated together with the log is shorter than the heads', async () => {
    await tamper(dir, (files) => files.truncate(at(55)));
    await change(
      'delete from integrity.leaves where index >= 55',
      'delete from integrity.nodes where (index + 1) << level > 55',
    );
    expect((await verify()).findings).toEqual([{ kind: 'logShorterThanHead', size: 60, since: 50 }]);
  });
});

describe('the heads outside of the database', () => {
  const withHeads = async (change: (notes: string[]) => string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'heads-'));
    const store = createDiskHeads(folder);
    for (const note of change(await createDiskHeads(heads).readAll())) await store.append(note, 0);
    const { findings } = await verify(folder);
    await rm(folder, { recursive: true });
    return findings;
  };

  test('that lack one of which the database knows were shortened', async () => {
    expect(await withHeads((notes) => notes.slice(0, -1))).toEqual([{ kind: 'headsShortened', size: 60 }]);
  });

  test('that were removed with the tree after a change begin later than the log, unless an operator says that they do', async () => {
    await tamper(dir, (files) => {
      files.edit(at(30), () => ({ data: Buffer.from('{}') }));
      // Dating the first event forward does not make the log younger.
      files.edit(at(0), () => ({ created: later().getTime() }));
    });
    await database.pool.query('truncate integrity.leaves, integrity.nodes, integrity.heads');
    const folder = await mkdtemp(join(tmpdir(), 'heads-'));
    await withStore(dir, async (store) => {
      for await (const batch of store.scan())
        await appendLeaves(database.pool, await loadGrown(database.pool), batch as StoredEvent[]);
    });
    await (await signerOf(folder, later)).sign(await loadGrown(database.pool));
    expect((await verify(folder)).findings).toEqual([
      { kind: 'olderThanHeads', size: EVENTS, position: String(log[1]!.position) },
    ]);
    expect((await verify(folder, { headsSince: later() })).findings).toEqual([]);
    expect((await verify(folder, { headsSince: new Date() })).findings).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  test('that were changed are not signed', async () => {
    expect(await withHeads(([first, ...rest]) => [first!.replace('\n20\n', '\n19\n'), ...rest])).toEqual([
      { kind: 'headUnsigned', size: 19 },
      { kind: 'headsShortened', size: 20 },
    ]);
  });
});
