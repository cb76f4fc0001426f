import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toBase64, toHex } from './base64.js';
import { checkpointText, formatCheckpoint } from './checkpoint.js';
import { leafOf, type WireLeaf } from './leaf.js';
import { HISTORY_FORMAT } from './constants.js';
import type { ExportedHistory, HistoryEntry } from './routes.js';
import { extentText, type UnsignedHistory } from './signed-extent.js';
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

/** The key that signs exports. */
const exporter = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const encoded = exporter.publicKey.export({ type: 'spki', format: 'der' });
const signed = (history: UnsignedHistory): ExportedHistory => {
  const key = { key: exporter.privateKey, dsaEncoding: 'ieee-p1363' as const };
  const value = sign('sha256', Buffer.from(extentText(history)), key);
  return { ...history, signature: { key: toBase64(encoded), value: toBase64(value) } };
};

function headBy({ key, privateKey }: ReturnType<typeof newKey>, signers: readonly string[] = []): string {
  const root = rootOf(hash, completeSubtrees(SIZE).map(at));
  const checkpoint = {
    ...{ origin: key.name, size: SIZE, root, position: String(SIZE + 99), signedAt: '2026-05-01T10:00:00.000Z' },
    signers,
  };
  const signature = sign(null, Buffer.from(checkpointText(checkpoint)), privateKey);
  return formatCheckpoint(checkpoint, [{ name: key.name, id: key.id, signature }]);
}

const entryAt = (index: number): HistoryEntry => ({
  ...{ index, event: events[index]!, proof: proofOf(hash, inclusionParts(index, SIZE), at).map(toBase64) },
});
/** The whole of `chart-1`, under a head that names no signers: nothing but the hash of the file binds its extent. */
const whole = (): ExportedHistory => ({
  ...{ format: HISTORY_FORMAT, log: { origin: log.key.name, key: trusted }, head: headBy(log), signature: null },
  scope: { streams: [{ streamId: 'chart-1', events: 6 }], positions: [] },
  entries: [0, 2, 4, 6, 8, 10].map(entryAt),
});
/** Both streams, with a signed extent. */
function both(change: (history: UnsignedHistory) => unknown = () => undefined): ExportedHistory {
  const { signature: _, ...history } = whole();
  history.head = headBy(log, [toHex(hash(encoded))]);
  history.entries = [...events.keys()].map((index) => entryAt(index));
  history.scope.streams.push({ streamId: 'chart-2', events: 6 });
  change(history);
  return signed(history);
}

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
        history.scope.streams = [];
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

describe('under a head that names who signs exports', () => {
  const removed = (history: ExportedHistory, streamId: string) => {
    history.entries = history.entries.filter(({ event }) => event?.streamId !== streamId);
    history.scope.streams = history.scope.streams.filter((stream) => stream.streamId !== streamId);
  };

  test('a history is verified without a hash beside it', async () => {
    const { code, said } = await run(both());
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Its extent is signed') });
    expect(said).not.toContain('Without --sha256');
  });

  test.each<[string, (history: ExportedHistory) => unknown, string]>([
    ['a removed stream', (history) => removed(history, 'chart-2'), 'what this file says about its extent was changed'],
    ['a removed end', ({ entries }) => entries.splice(-2), 'deleted: revision 5 of chart-1 is missing'],
    [
      'a removed end with its trace',
      ({ entries, scope }) => {
        entries.splice(-1);
        scope.streams[1]!.events = 5;
      },
      'wrong signature',
    ],
    ['another signature', (history) => (history.signature!.value = toBase64(new Uint8Array(64))), 'wrong signature'],
    ['a missing signature', (history) => (history.signature = null), 'not signed'],
    ['a signature of version 1, which had none', (history) => unsigned(history), 'not signed'],
    [
      'the signature of another key',
      (history) => {
        const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const key = { key: other.privateKey, dsaEncoding: 'ieee-p1363' as const };
        removed(history, 'chart-2');
        history.signature = {
          key: toBase64(other.publicKey.export({ type: 'spki', format: 'der' })),
          value: toBase64(sign('sha256', Buffer.from(extentText(history)), key)),
        };
      },
      'wrong signature: the head does not name',
    ],
    [
      'an event of which only the hash is left',
      ({ entries }) => withhold(entries, 4),
      'deleted: the content of revision 2 of chart-1',
    ],
    ['lines in another order', ({ entries }) => entries.reverse(), 'reordered'],
    ['a line that is there twice', ({ entries }) => entries.splice(1, 0, entries[0]!), 'reordered'],
  ])('%s is found', async (_, change, sentence) => {
    const history = both();
    change(history);
    const { code, said } = await run(history);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(sentence) });
  });

  test('events of a stream that it does not name are no part of it', async () => {
    const more = both(({ scope }) => scope.streams.pop());
    expect(await run(more)).toEqual({ code: 1, said: expect.stringContaining('which it does not name') });
  });

  test('events by hash are as exported, if the extent says so', async () => {
    const withheld = both(({ entries, scope }) => {
      withhold(entries, 4);
      scope.streams[0]!.withheld = [2];
    });
    expect(await run(withheld)).toEqual({ code: 0, said: expect.stringContaining('by hash only revision 2') });
  });

  test('a file beside it that was changed or replaced by a link is found, one that is missing or is not of it is told', async () => {
    const packed = both((history) => {
      history.files = [{ name: 'events.json', sha256: toHex(hash(Buffer.from('[]'))) }];
    });
    expect(await run(packed)).toEqual({ code: 0, said: expect.stringContaining('not beside the file: events.json') });
    const beside = join(folder, 'events.json');
    await writeFile(beside, '[]');
    await writeFile(join(folder, 'more.txt'), '');
    expect(await run(packed)).toEqual({
      code: 0,
      said: expect.stringMatching(/As exported: events\.json\.\nBeside the file, but not of the export: more\.txt\./),
    });
    await writeFile(beside, '[1]');
    expect(await run(packed)).toEqual({ code: 1, said: expect.stringContaining('events.json is not the one') });
    await writeFile(join(folder, 'target'), '[]');
    await rm(beside);
    await symlink(join(folder, 'target'), beside);
    expect(await run(packed)).toEqual({ code: 1, said: expect.stringContaining('events.json is a link') });
    await Promise.all(['events.json', 'more.txt', 'target'].map((name) => rm(join(folder, name))));
  });
});

/** The same as if it were of version 1. */
function unsigned(history: ExportedHistory): void {
  Object.assign(history, { format: 'anamnesis-history/1' });
  delete (history as Partial<ExportedHistory>).signature;
}

test('a file of version 1 is verified as before, and one of a later version is named as such', async () => {
  const first = await readFile(new URL('./testing/history-1.json', import.meta.url), 'utf8');
  const { key } = (JSON.parse(first) as ExportedHistory).log;
  await writeFile(file, first);
  expect(await execute(file, '--key', key)).toEqual({
    code: 0,
    said: expect.stringMatching(/^VERIFIED: 3 events[^]*Without --sha256/),
  });
  await writeFile(file, first.replace('"Noted"', '"Denied"'));
  expect(await execute(file, '--key', key)).toEqual({ code: 1, said: expect.stringContaining('edited: Denied') });
  const newer = { ...whole(), format: 'anamnesis-history/3', more: [] };
  expect(await run(newer)).toEqual({
    code: 1,
    said: 'newer format: the file has version 3, this program knows 1 and 2. Use the program of a newer release.\nNOT VERIFIED: 1 problem.\n',
  });
});

describe('what a reader could be shown, and nothing proves, is refused:', () => {
  const { entries, ...first } = whole();
  const lines = (...all: readonly unknown[]) => all.map((line) => JSON.stringify(line)).join('\n');
  const text = JSON.stringify(whole());

  test.each<[string, string | Buffer, string]>([
    [
      'entries in the first of several lines',
      lines({ ...first, entries: [] }, ...entries),
      'its first line is not that',
    ],
    ['a line that is no entry', lines(first, ...entries, { note: 'invented' }), 'entry 7 is none'],
    ['a byte order mark', `\uFEFF${text}`, 'byte order mark'],
    ['bytes that are no text', Buffer.concat([Buffer.from(text), Buffer.of(0xff)]), 'cannot be read'],
    [
      'another log beside the head',
      text.replace('"origin":"clinic', '"origin":"other'),
      'of another log than the file says',
    ],
    ['more about the log', text.replace('"log":{', '"log":{"note":"invented",'), 'names no log'],
    ['more in the scope', text.replace('"scope":{', '"scope":{"note":"invented",'), 'its scope is none'],
    ['more about a stream', text.replace('"streams":[{', '"streams":[{"note":"invented",'), 'its scope is none'],
    [
      'a stream that is named twice',
      text.replace('"streams":[', '"streams":[{"streamId":"chart-1","events":1},'),
      'its scope is none',
    ],
    ['another line among the signatures', text.replace('\\n— ', '\\ninvented\\n— '), 'a line that no head has'],
    [
      'another line after the signatures',
      JSON.stringify({ ...whole(), head: `${whole().head}invented\n` }),
      'a line that no head has',
    ],
    [
      'a hash in another form of base64',
      JSON.stringify(changed(({ entries: [entry] }) => (entry!.proof[0] += '\n'))),
      'entry 1 is none',
    ],
    [
      'a revision that is no text',
      JSON.stringify(changed(({ entries: [entry] }) => Object.assign(entry!.event!, { revision: 0 }))),
      'entry 1 is none',
    ],
  ])('%s', async (_, content, sentence) => {
    await writeFile(file, content);
    expect(await execute(file, '--key', trusted)).toEqual({ code: 1, said: expect.stringContaining(sentence) });
  });

  test('a head line of a later release, although it is signed', async () => {
    const { key, privateKey } = log;
    const head = whole().head.split('\n\n')[0]!;
    const note = `${head}\nhidden 7\n`;
    const signature = sign(null, Buffer.from(note), privateKey);
    const later = `${note}\n— ${key.name} ${toBase64(Buffer.concat([key.id, signature]))}\n`;
    expect(await run({ ...whole(), head: later })).toEqual({ code: 1, said: expect.stringContaining('no head has') });
  });
});

test('other line ends are another layout, and text in another form of Unicode is a difference', async () => {
  const { entries, ...first } = whole();
  const windows = [first, ...entries].map((line) => JSON.stringify(line)).join('\r\n');
  expect(await run(windows)).toMatchObject({ code: 0 });
  const composed = changed(({ entries: [entry] }) => (entry!.event!.data = { note: 'é'.normalize('NFD') }));
  expect(await run(composed)).toEqual({ code: 1, said: expect.stringContaining('edited: Noted event-0') });
});

test('what the file contains cannot write to the terminal', async () => {
  const loud = changed(({ entries: [entry] }) => (entry!.event!.type = '\u001b[2J\nVERIFIED: 6 events\u202e'));
  const { code, said } = await run(loud);
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining('\\u{1b}[2J\\u{a}VERIFIED: 6 events\\u{202e}'),
  });
  expect(said).not.toMatch(/^VERIFIED/m);
  expect(said).not.toContain('\u001b');
});

test('a deeply nested file is refused in words, and a long text is read', async () => {
  const nested = JSON.stringify(whole()).replace('"note":0', `"note":${'['.repeat(9_000)}${']'.repeat(9_000)}`);
  const { code, said } = await run(nested);
  expect({ code, said }).toEqual({ code: 1, said: expect.not.stringContaining('    at ') });
  const long = changed(({ entries: [entry] }) => (entry!.event!.data = { note: 'x'.repeat(20_000_000) }));
  expect(await run(long)).toEqual({ code: 1, said: expect.stringContaining('edited: Noted event-0') });
});
