import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completeSubtrees, type NodeAddress, rootOf } from '@anamnesis/contracts/integrity/tree';
import { isConsistent, rootByInclusion } from '@anamnesis/contracts/integrity/verify-proof';
import { testDatabase } from '../testing/test-log.js';
import { appendLeaves, leafOfEvent, loadGrown } from './append-leaves.js';
import { changedNodes } from './changed-nodes.js';
import { openIntegritySchema } from './schema.js';
import { sha256 } from './sha256.js';
import { consistencyProof, inclusionProofs, storedRoot, treeSize } from './stored-tree.js';
import { someEvents } from './testing/events.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await openIntegritySchema(database.pool);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate integrity.leaves, integrity.nodes');
});

/** The definition: a subtree is the hash of its two halves. */
function fromZero(leaves: readonly Uint8Array[]): Uint8Array {
  const nodes = (level: number): Uint8Array[] => {
    if (level === 0) return [...leaves];
    const below = nodes(level - 1);
    return Array.from({ length: Math.floor(below.length / 2) }, (_, index) =>
      sha256(Buffer.concat([Buffer.of(1), below[2 * index]!, below[2 * index + 1]!])),
    );
  };
  const at = ({ level, index }: NodeAddress) => nodes(level)[index]!;
  return rootOf(sha256, completeSubtrees(leaves.length).map(at));
}

test('the stored tree is the tree from zero, whatever the batches, and after each restart', async () => {
  const { pool } = database;
  const batches = fc.array(fc.record({ size: fc.integer({ min: 1, max: 40 }), restarts: fc.boolean() }), {
    ...{ minLength: 1, maxLength: 8 },
  });
  await fc.assert(
    fc.asyncProperty(batches, fc.nat(), fc.nat(), async (sizes, some, other) => {
      await pool.query('truncate integrity.leaves, integrity.nodes');
      let grown = await loadGrown(pool);
      const events = [];
      for (const { size, restarts } of sizes) {
        const batch = someEvents(size, events.length);
        events.push(...batch);
        grown = await appendLeaves(pool, restarts ? await loadGrown(pool) : grown, batch);
      }
      const leaves = events.map(leafOfEvent);
      const root = await storedRoot(pool, leaves.length);
      expect(root).toEqual(fromZero(leaves));
      expect(grown).toEqual(await loadGrown(pool));
      expect(await changedNodes(pool, leaves.length)).toEqual([]);

      const index = some % leaves.length;
      const size = index + 1 + (other % (leaves.length - index));
      const [proof = []] = await inclusionProofs(pool, [index], size);
      const earlier = await storedRoot(pool, size);
      expect(rootByInclusion(sha256, leaves[index]!, { index, size }, proof)).toEqual(earlier);
      const continuing = await consistencyProof(pool, size, leaves.length);
      expect(isConsistent(sha256, { size, root: earlier }, { size: leaves.length, root }, continuing)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('a proof reads as many rows as the tree is high', async () => {
  const { pool } = database;
  await appendLeaves(pool, await loadGrown(pool), someEvents(1000));
  const query = countRows(pool);
  await inclusionProofs(pool, [617], 1000);
  await consistencyProof(pool, 617, 1000);
  expect(query.rows.every((count) => count <= 20)).toBe(true);
  expect(query.rows).toHaveLength(2);
});

test('of two writers one appends an event, and the other fails', async () => {
  const { pool } = database;
  const [one, other] = [await loadGrown(pool), await loadGrown(pool)];
  const events = someEvents(3);
  await appendLeaves(pool, one, events);
  await expect(appendLeaves(pool, other, events)).rejects.toThrow('duplicate key');
  expect(await treeSize(pool)).toBe(3);
});

test('a changed or missing subtree is found', async () => {
  const { pool } = database;
  await appendLeaves(pool, await loadGrown(pool), someEvents(21));
  await pool.query(`update integrity.nodes set hash = sha256('x') where level = 2 and index = 3`);
  await pool.query('delete from integrity.nodes where level = 1 and index = 0');
  expect(await changedNodes(pool, 21)).toEqual([
    ...[
      [1, 0],
      [2, 0],
      [2, 3],
      [3, 1],
    ].map(([level, index]) => ({ level, index })),
  ]);
});

test('names that Postgres does not store do not stop the tree', async () => {
  const { pool } = database;
  const [event] = someEvents(1);
  await appendLeaves(pool, await loadGrown(pool), [{ ...event!, streamId: 'odd\0\ud800', type: 'Odd\0' }]);
  expect(await treeSize(pool)).toBe(1);
});

function countRows(pool: typeof database.pool) {
  const rows: number[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
  pool.query = (async (...args: unknown[]) => {
    const result = await query(...args);
    rows.push(result.rows.length);
    return result;
  }) as typeof pool.query;
  return { rows };
}
