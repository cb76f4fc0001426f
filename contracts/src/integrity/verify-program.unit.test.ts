import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toBase64, toHex } from './base64.js';
import { checkpointText, formatCheckpoint } from './checkpoint.js';
import { leafOf, type WireLeaf } from './leaf.js';
import type { ExportedHistory, HistoryEntry } from './routes.js';
import { type NoteKey, keyText, noteKey, signatureTypes } from './signed-note.js';
import {
  completedBy,
  completeSubtrees,
  frontierAfter,
  type Hash,
  inclusionParts,
  type NodeAddress,
  proofOf,
  rootOf,
  type TreeNode,
} from './tree.js';

const hash: Hash = (bytes) => createHash('sha256').update(bytes).digest();
const program = fileURLToPath(new URL('../../verify.mjs', import.meta.url));

/** Two streams in turn: revisions 0 to 5 of `chart-1` have the indexes 0, 2, 4, 6, 8 and 10. */
const events = Array.from({ length: 12 }, (_, index): WireLeaf => ({
  ...{ id: `event-${index}`, streamId: `chart-${(index % 2) + 1}`, revision: String(Math.floor(index / 2)) },
  ...{ position: String(index + 100), recordedAt: '2026-05-01T10:00:00.000Z', type: 'Noted', data: { note: index } },
  metadata: {
    ...{ actor: { id: 'patient-1', role: 'patient' }, subject: null, schemaVersion: 1 },
    ...{ correlationId: 'test', causationId: 'test' },
  },
}));
const SIZE = events.length;
const nodes = new Map<string, Uint8Array>();
const at = ({ level, index }: NodeAddress) => nodes.get(`${level}/${index}`)!;
let frontier: TreeNode[] = [];
for (const [index, event] of events.entries()) {
  const completed = completedBy(hash, frontier, leafOf(hash, event), index);
  for (const node of completed) nodes.set(`${node.level}/${node.index}`, node.hash);
  frontier = frontierAfter(frontier, completed);
}

function newKey(type: NoteKey['type'] = signatureTypes.ed25519): { key: NoteKey; privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
  return { key: noteKey(hash, 'clinic.example/log', type, bytes), privateKey };
}
const log = newKey();
const trusted = keyText(log.key);
const fingerprint = toHex(hash(log.key.publicKey));

function headBy({ key, privateKey }: ReturnType<typeof newKey>): string {
  const root = rootOf(hash, completeSubtrees(SIZE).map(at));
  const checkpoint = {
    ...{ origin: key.name, size: SIZE, root, position: String(SIZE + 99), signedAt: '2026-05-01T10:00:00.000Z' },
  };
  const signature = sign(null, Buffer.from(checkpointText(checkpoint)), privateKey);
  return formatCheckpoint(checkpoint, [{ name: key.name, id: key.id, signature }]);
}

const entryAt = (index: number): HistoryEntry => ({
  ...{ index, event: events[index]!, proof: proofOf(hash, inclusionParts(index, SIZE), at).map(toBase64) },
});
/** The whole of `chart-1`. */
const whole = (): ExportedHistory => ({
  ...{ format: 'anamnesis-history/1', log: { origin: log.key.name, key: trusted }, head: headBy(log) },
  scope: { streams: [{ streamId: 'chart-1', events: 6 }], positions: [] },
  entries: [0, 2, 4, 6, 8, 10].map(entryAt),
});

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  file = join(folder, 'history.json');
});
afterAll(() => rm(folder, { recursive: true }));

const execute = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, out, problems) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + problems }),
    );
  });
async function run(content: unknown, ...args: string[]) {
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return execute(file, '--key', trusted, ...args);
}
function changed(change: (history: ExportedHistory) => unknown): ExportedHistory {
  const history = structuredClone(whole());
  change(history);
  return history;
}

test('a whole stream is verified, as JSON and as JSON lines, and its extent is told', async () => {
  const { code, said } = await run(whole());
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^VERIFIED: 6 events/) });
  expect(said).toContain('Contained: chart-1: revisions 0 to 5.');
  expect(said).toContain('Without --sha256 it is not verified that the file contains all that was exported.');
  const { entries, ...first } = whole();
  expect(await run([first, ...entries].map((line) => JSON.stringify(line)).join('\n'))).toMatchObject({ code: 0 });
});

describe('a difference is named:', () => {
  test.each<[string, (history: ExportedHistory) => unknown, string]>([
    ['edited', ({ entries }) => (entries[1]!.event!.type = 'Denied'), 'edited: Denied event-2'],
    ['deleted', ({ entries }) => entries.splice(1, 2), 'deleted: revisions 1 to 2 of chart-1 are missing'],
    ['deleted first', ({ entries }) => entries.shift(), 'deleted: revision 0 of chart-1 is missing'],
    ['deleted last', ({ entries }) => entries.pop(), 'deleted: revision 5 of chart-1 is missing'],
    ['moved', ({ entries }) => entries.push(...entries.splice(0, 1)), 'reordered: Noted event-0'],
    [
      'exchanged',
      ({ entries: [first, second] }) => ([first!.event, second!.event] = [second!.event, first!.event]),
      'reordered: Noted event-0 (position 100, revision 0 of chart-1) belongs to index 0, not 2',
    ],
    [
      'inserted',
      ({ entries }) => entries.splice(1, 0, { ...entries[0]!, event: { ...entries[0]!.event!, id: 'invented' } }),
      'inserted: Noted invented',
    ],
    [
      'in the log alone',
      ({ entries }) =>
        entries.push({ index: null, event: { ...events[10]!, id: 'invented', revision: '6' }, proof: [] }),
      'inserted: Noted invented (position 110, revision 6 of chart-1) is not in the signed tree',
    ],
    ['gone from the log', ({ entries }) => (entries[1]!.event = null), 'deleted: the log has no event for leaf 2'],
    [
      'deleted, with another extent',
      ({ entries, scope }) => {
        entries.splice(2, 1);
        scope.streams[0]!.events = 0;
      },
      'wrong scope: the file contains more of chart-1',
    ],
    [
      'deleted, with an extent that begins later',
      ({ entries, scope }) => {
        entries.splice(2, 1);
        scope.streams[0]!.from = 3;
      },
      'wrong scope',
    ],
    [
      'deleted, with one position as the extent',
      ({ entries, scope }) => {
        entries.splice(2, 1);
        [scope.streams, scope.positions] = [[], ['100']];
      },
      'deleted: revision 2 of chart-1 is missing',
    ],
    [
      'deleted, without any extent',
      (history) => {
        history.entries.shift();
        delete (history as Partial<ExportedHistory>).scope;
      },
      'deleted: revision 0 of chart-1 is missing',
    ],
    ['more in an event', ({ entries }) => Object.assign(entries[1]!.event!, { note: 'invented' }), 'entry 2 is none'],
    ['more in an entry', ({ entries }) => Object.assign(entries[1]!, { note: 'invented' }), 'entry 2 is none'],
    [
      'more with a hash',
      ({ entries }) => {
        withhold(entries, 2);
        Object.assign(entries[2]!.withheld!, { note: 'invented' });
      },
      'entry 3 is none',
    ],
    ['more in the file', (history) => Object.assign(history, { note: 'invented' }), 'damaged file: it contains more'],
    ['another format', (history) => Object.assign(history, { format: 'other/1' }), 'unknown format: other/1'],
    ['a hash that is not in the tree', ({ entries }) => withhold(entries, 2, '00'), 'edited: the hash of revision 2'],
  ])('%s', async (_, change, sentence) => {
    const { code, said } = await run(changed(change));
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(sentence) });
  });
});

test('a member that is written twice is found, in JSON lines too, and another layout is no difference', async () => {
  const { entries, ...first } = whole();
  const twice = (text: string) => text.replace('"data":', '"data":{"note":"invented"},"data":');
  const lines = [first, ...entries].map((line) => JSON.stringify(line)).join('\n');
  for (const text of [JSON.stringify(whole()), lines])
    expect(await run(twice(text))).toEqual({ code: 1, said: expect.stringContaining('a part of it is written twice') });
  expect(await run(JSON.stringify(whole(), null, '\t'))).toMatchObject({ code: 0 });
});

/** Gives only the hash of an event's leaf. */
function withhold(entries: ExportedHistory['entries'], which: number, leaf?: string): void {
  const { index, event, proof } = entries[which]!;
  const known = toBase64(leaf === undefined ? leafOf(hash, event as WireLeaf) : Buffer.from(leaf, 'hex'));
  const withheld = { streamId: event!.streamId, revision: event!.revision, leaf: known };
  entries[which] = { index, event: null, proof, withheld };
}

test('single events, a part of a stream and events by hash are told as such, with what the file does not contain', async () => {
  const single = changed((history) => {
    history.entries = [2, 4, 8].map(entryAt);
    history.scope = { streams: [], positions: ['102', '104', '108'] };
  });
  const { code, said } = await run(single);
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringContaining('chart-1: revisions 1 to 4, single events of it, without revision 3.'),
  });
  const part = changed(({ entries, scope }) => {
    entries.splice(0, 2);
    scope.streams = [{ streamId: 'chart-1', from: 2, events: 4 }];
    withhold(entries, 1);
  });
  const partly = await run(part);
  expect(partly).toEqual({
    code: 0,
    said: expect.stringContaining('chart-1: revisions 2 to 5, by hash only revision 3.'),
  });
  expect(partly.said).toMatch(/^VERIFIED: 3 events/);
});

test('a file is bound to its hash, however it is written', async () => {
  const text = JSON.stringify(whole());
  const expected = createHash('sha256').update(text).digest('hex');
  const spaced = `${expected.slice(0, 32).toUpperCase()} ${expected.slice(32)}`;
  const { code, said } = await run(text, '--sha256', spaced);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`SHA-256 of the file: ${expected}`) });
  expect(said).not.toContain('Without --sha256');
  const cut = changed(({ entries, scope }) => {
    entries.pop();
    scope.streams[0]!.events = 5;
  });
  expect(await run(cut, '--sha256', expected)).toEqual({ code: 1, said: expect.stringContaining('other file') });
});

test('a head that somebody else signed, one of another size and none are refused', async () => {
  const own = newKey();
  const foreign = changed((history) => (history.head = headBy(own)));
  expect(await run(foreign)).toEqual({ code: 1, said: expect.stringContaining('wrong signature') });
  const resigned = { ...foreign, log: { ...foreign.log, key: keyText(own.key) } };
  await writeFile(file, JSON.stringify(resigned));
  expect(await execute(file, '--key', fingerprint)).toEqual({ code: 1, said: expect.stringContaining('wrong key') });
  const larger = changed((history) => (history.head = history.head.replace(`\n${SIZE}\n`, '\n9999\n')));
  expect(await run(larger)).toEqual({ code: 1, said: expect.stringContaining('wrong signature') });
  expect(await run({ ...whole(), head: '' })).toEqual({ code: 1, said: expect.stringContaining('wrong head') });
});

test('a file that is no history is named, not a stack trace', async () => {
  for (const content of [
    'null',
    '[]',
    '{}',
    '{"entries":[null]}',
    '{"entries":[{"index":0,"event":{},"proof":[]}]}',
    'x',
  ])
    expect(await run(content)).toEqual({ code: 1, said: expect.not.stringContaining('    at ') });
  const odd = changed((history) => ((history.scope as { streams: unknown }).streams = [null]));
  expect(await run(odd)).toEqual({ code: 1, said: expect.stringContaining('damaged file: its scope') });
});

test('what is not understood is never left out in silence', async () => {
  await writeFile(file, JSON.stringify(whole()));
  const witness = keyText(newKey(signatureTypes.cosignature).key);
  expect(await execute(file, '--key', fingerprint)).toMatchObject({ code: 0 });
  for (const args of [
    [],
    [file],
    [file, '--key'],
    [file, file, '--key', trusted],
    [file, '--key', trusted, '--key', fingerprint],
    [file, '--key', trusted, '--witness'],
    [file, '--key', trusted, '--witnes', witness],
    [file, '--key', trusted, '--witness', trusted],
    [file, '--key', witness],
    [file, '--key', 'abc'],
    [file, '--key', trusted, '--sha256', 'abc'],
  ])
    expect({ args, ...(await execute(...args)) }).toEqual({ args, code: 2, said: expect.stringContaining('Usage:') });
});
