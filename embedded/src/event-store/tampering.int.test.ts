import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { appendLeaves, loadGrown } from '@anamnesis/platform/integrity/append-leaves';
import { createDiskHeads } from '@anamnesis/platform/integrity/disk-heads';
import { logKeyFrom } from '@anamnesis/platform/integrity/log-key';
import { openIntegritySchema } from '@anamnesis/platform/integrity/schema';
import { openHeadSigner } from '@anamnesis/platform/integrity/sign-heads';
import { verifyLog } from '@anamnesis/platform/integrity/verify-log';
import type { StoredEvent } from '@anamnesis/contracts/integrity/leaf';
import { testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
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
    const signer = await openHeadSigner({ pool, heads: createDiskHeads(heads), key, clock: () => new Date() });
    for (const part of [events.slice(0, 20), events.slice(20, 50), events.slice(50)])
      await signer.sign(await appendLeaves(pool, await loadGrown(pool), part));
    return events;
  });
  await database.pool.query(
    `create schema kept; create table kept.leaves as table integrity.leaves; create table kept.nodes as table integrity.nodes`,
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
    `truncate integrity.leaves, integrity.nodes;
     insert into integrity.leaves select * from kept.leaves; insert into integrity.nodes select * from kept.nodes`,
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

const verify = (headFolder = heads) =>
  withStore(dir, (store) =>
    verifyLog({ pool: database.pool, store, heads: createDiskHeads(headFolder), key, witnesses: [] }, aborting.signal),
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

  test('that were changed are not signed', async () => {
    expect(await withHeads(([first, ...rest]) => [first!.replace('\n20\n', '\n19\n'), ...rest])).toEqual([
      { kind: 'headUnsigned', size: 19 },
      { kind: 'headsShortened', size: 20 },
    ]);
  });
});
