import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { addPrescription } from '@anamnesis/contracts/records/routes';
import { fromBase64 } from '@anamnesis/contracts/integrity/base64';
import { leafOf, type WireLeaf } from '@anamnesis/contracts/integrity/leaf';
import {
  type ExportedHistory,
  exportHistory,
  listHeads,
  listHistory,
  proveConsistency,
  showIntegrity,
} from '@anamnesis/contracts/integrity/routes';
import { keyText } from '@anamnesis/contracts/integrity/signed-note';
import { isConsistent, rootByInclusion } from '@anamnesis/contracts/integrity/verify-proof';
import { logKeyFrom } from '@anamnesis/platform/integrity/log-key';
import { sha256 } from '@anamnesis/platform/integrity/sha256';
import { type FakeWitness, fakeWitness } from '@anamnesis/platform/integrity/testing/fake-witness';
import { until } from '@anamnesis/platform/testing/until';
import { anAuditor, aPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';
import { anInquiry } from './testing/replay-examples.js';

const seed = randomBytes(32);
const log = logKeyFrom('anamnesis/log', seed);
let product: Product;
let witness: FakeWitness;
let auditor: Person;
let inquiry: string;
let patient: Person;
let stream: string;
/** Position of the last event of the stream, and of the inquiry. */
let position: string | null;
let after: string | null;

beforeAll(async () => {
  witness = await fakeWitness('witness.example', () => log.key);
  const settings = { LOG_SIGNING_KEY: seed.toString('hex'), HEAD_MINUTES: 0.005, WITNESSES: witness.setting };
  product = await startProduct(settings);
  auditor = await withSecondFactor(product, await anAuditor(product), 'auditor');
  patient = await aPatient(product);
  for (const medication of ['Cetirizine', 'Metformin', 'Amlodipine', 'Ibuprofen']) {
    const body = { doctorName: 'Dr. Shah', medication, dosage: 'Once a day' };
    ({ position } = await product.call(addPrescription, { as: patient, body }));
  }
  ({ inquiry, position: after } = await anInquiry(product, auditor));
  await until(async () => {
    const { rows } = await product.database.query<{ stream: string }>(
      'select stream_id as stream from integrity.leaves where position = $1',
      [position],
    );
    if (!rows[0]) throw new Error('No leaf yet');
    stream = rows[0].stream;
  });
});
afterAll(async () => {
  await product.close();
  await witness.close();
});

/** The head that covers the stream. */
const signed = () =>
  until(async () => {
    const { body } = await product.call(showIntegrity, { as: auditor });
    if (!body.head || BigInt(body.head.position ?? 0) < BigInt(position ?? 0)) throw new Error('Not signed yet');
    return body;
  });
const bytes = (text: string) => fromBase64(text)!;

test('an auditor sees the latest head, its witness and the proofs of each event', async () => {
  const { head, witnesses, latest } = await signed();
  expect(latest).toEqual([]);
  const query = { streams: stream, size: String(head!.size), inquiry };
  const { body } = await product.call(listHistory, { as: auditor, query, after });
  expect(body.entries.length).toBeGreaterThanOrEqual(4);
  expect(body.entries.map(({ event }) => event?.revision)).toEqual(body.entries.map((_, revision) => String(revision)));
  for (const { index, event, proof } of body.entries) {
    const leaf = leafOf(sha256, event as WireLeaf);
    const at = { index: index!, size: head!.size };
    expect(rootByInclusion(sha256, leaf, at, proof.map(bytes))).toEqual(Buffer.from(bytes(head!.root)));
  }
  expect(JSON.stringify(body)).not.toMatch(/Cetirizine|Meera/);
  expect(witnesses).toMatchObject([{ name: 'witness.example', problem: null }]);
});

test('heads continue each other, and name the witnesses that confirmed them', async () => {
  const { head } = await signed();
  await until(async () => {
    const { body } = await product.call(listHeads, { as: auditor });
    expect(body.heads[0]!.cosignatures).toMatchObject([{ witness: 'witness.example' }]);
  });
  const { body } = await product.call(listHeads, { as: auditor });
  const [newest, oldest] = [body.heads[0]!, body.heads.at(-1)!];
  expect(newest.size).toBeGreaterThanOrEqual(head!.size);
  const query = { from: String(oldest.size), size: String(newest.size) };
  const { body: proven } = await product.call(proveConsistency, { as: auditor, query });
  const [first, second] = [oldest, newest].map(({ size, root }) => ({ size, root: bytes(root) }));
  expect(isConsistent(sha256, first!, second!, proven.proof.map(bytes))).toBe(true);
});

test('an event or a head that the tree does not have is refused, and a number that no log has', async () => {
  const size = String((await signed()).head!.size);
  const refused = async (query: Record<string, string>) =>
    (await product.call(exportHistory, { as: auditor, query: { size, inquiry, ...query } })).code;
  expect(await refused({ positions: '999999' })).toBe('NOT_IN_TREE');
  expect(await refused({ positions: '2', size: '999999' })).toBe('NOT_IN_TREE');
  expect(await refused({ streams: `${stream},nothing-here` })).toBe('NOT_IN_TREE');
  expect(await refused({ positions: '9999999999999999999' })).toBe('INPUT_INVALID');
});

test('stored events are shown under an inquiry only, and their patient sees the reading', async () => {
  const { head } = await signed();
  const query = { streams: stream, size: String(head!.size) };
  const codes = [randomUUID(), inquiry].map(async (each) => {
    const { status, code } = await product.call(listHistory, { as: auditor, query: { ...query, inquiry: each } });
    return status === 200 ? status : code;
  });
  expect(await Promise.all(codes)).toEqual(['INQUIRY_NOT_FOUND', 200]);
  await product.call(exportHistory, { as: auditor, query: { ...query, inquiry } });
  await until(async () => {
    const { body } = await product.call(listRecordReadings, { as: patient });
    expect(body.readings).toMatchObject([{ kind: 'history', readerRole: 'auditor', purpose: 'audit' }]);
  });
});

test('a stored tree that lacks a node is told as such', async () => {
  const size = String((await signed()).head!.size);
  const { rows } = await product.database.query<{ hash: Buffer }>(
    'delete from integrity.nodes where level = 0 and index = 1 returning hash',
  );
  const { code } = await product.call(exportHistory, { as: auditor, query: { positions: '2', size, inquiry } });
  await product.database.query('insert into integrity.nodes (level, index, hash) values (0, 1, $1)', [rows[0]!.hash]);
  expect(code).toBe('TREE_DAMAGED');
});

describe('the standalone verifier', () => {
  let folder: string;
  let good: ExportedHistory;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-'));
    await until(async () => {
      const { head } = await signed();
      const query = { streams: stream, size: String(head!.size), inquiry };
      ({ body: good } = await product.call(exportHistory, { as: auditor, query }));
      expect(good.head).toContain('— witness.example');
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const program = fileURLToPath(new URL('../../../contracts/verify.mjs', import.meta.url));
  const run = (text: string, ...args: string[]): Promise<{ code: number; said: string }> =>
    writeFile(join(folder, 'history.json'), text).then(
      () =>
        new Promise((resolve) => {
          execFile(process.execPath, [program, join(folder, 'history.json'), ...args], (error, out, problems) =>
            resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + problems }),
          );
        }),
    );
  const verified = (change: (history: ExportedHistory) => unknown = () => undefined, ...args: string[]) => {
    const history = structuredClone(good);
    change(history);
    return run(JSON.stringify(history), '--key', log.text, ...args);
  };

  test('accepts an export, by key or by fingerprint, with its witness, as JSON and as JSON lines', async () => {
    const { code, said } = await verified(undefined, '--witness', keyText(witness.key));
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^VERIFIED: \d+ events/) });
    const hex = Buffer.from(sha256(log.key.publicKey)).toString('hex');
    const { entries, ...first } = good;
    const lines = [first, ...entries].map((line) => JSON.stringify(line)).join('\n');
    expect(await run(lines, '--key', hex)).toMatchObject({ code: 0 });
  });

  test('accepts an export of single events of a stream, and names those in between', async () => {
    const [first, , third] = good.entries.map(({ event }) => event!);
    const query = { positions: `${first!.position},${third!.position}`, size: good.head.split('\n')[1]!, inquiry };
    const { body } = await product.call(exportHistory, { as: auditor, query });
    expect(body.entries.map(({ event }) => event!.id)).toEqual([first!.id, third!.id]);
    const { code, said } = await run(JSON.stringify(body), '--key', log.text);
    expect({ code, said }).toEqual({
      ...{
        code: 0,
        said: expect.stringContaining(`${stream}: revisions 0 to 2, single events of it, without revision 1`),
      },
    });
  });

  test('names an event that was edited', async () => {
    const [first] = good.entries;
    const { code, said } = await verified(({ entries }) => (entries[0]!.event!.type = 'AllergyNoted'));
    expect({ code, said }).toEqual({
      ...{ code: 1, said: expect.stringContaining(`edited: AllergyNoted ${first!.event!.id}`) },
    });
  });

  test('refuses a history that somebody else has signed with their own key, and one that no witness confirmed', async () => {
    const own = logKeyFrom('anamnesis/log', randomBytes(32));
    const history = { ...good, log: { ...good.log, key: own.text }, head: foreign(good.head, own) };
    const trusted = Buffer.from(sha256(log.key.publicKey)).toString('hex');
    expect(await run(JSON.stringify(history), '--key', trusted)).toEqual({
      code: 1,
      said: expect.stringContaining('wrong key'),
    });
    const unconfirmed = (history: ExportedHistory) =>
      void (history.head = history.head.replace(/— witness.example .*\n/, ''));
    expect(await verified(unconfirmed, '--witness', keyText(witness.key))).toEqual({
      ...{ code: 1, said: expect.stringContaining('not confirmed: witness.example') },
    });
  });
});

/** The same head, signed by a key of the same name. */
function foreign(note: string, key = logKeyFrom('anamnesis/log', randomBytes(32))): string {
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  const { name, id, signature } = key.sign(text);
  return `${text}\n— ${name} ${Buffer.concat([id, signature]).toString('base64')}\n`;
}
