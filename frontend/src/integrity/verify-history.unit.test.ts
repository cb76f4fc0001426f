import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { toBase64 } from '@anamnesis/contracts/integrity/base64';
import { checkpointText } from '@anamnesis/contracts/integrity/checkpoint';
import { leafOf, type WireLeaf } from '@anamnesis/contracts/integrity/leaf';
import type { HistoryEntry } from '@anamnesis/contracts/integrity/routes';
import { formatNote, keyText, noteKey, signatureTypes } from '@anamnesis/contracts/integrity/signed-note';
import {
  completedBy,
  completeSubtrees,
  consistencyParts,
  frontierAfter,
  type Hash,
  inclusionParts,
  type NodeAddress,
  proofOf,
  rootOf,
  type TreeNode,
} from '@anamnesis/contracts/integrity/tree';
import { isVerified, verifyHistory } from './verify-history';

const hash: Hash = (bytes) => createHash('sha256').update(bytes).digest();
const SIZE = 11;
const events = Array.from({ length: SIZE }, (_, index): WireLeaf => ({
  ...{ id: randomUUID(), streamId: 'chart-1', revision: String(index), position: String(index + 1) },
  ...{ recordedAt: '2026-05-01T10:00:00.000Z', type: 'Noted', data: { note: index } },
  metadata: {
    ...{ actor: { id: randomUUID(), role: 'patient' }, subject: null, schemaVersion: 1 },
    ...{ correlationId: 'test', causationId: 'test' },
  },
}));
const nodes = new Map<string, Uint8Array>();
const at = ({ level, index }: NodeAddress) => nodes.get(`${level}/${index}`)!;
let privateKey: KeyObject;
let key: string;

beforeAll(() => {
  const pair = generateKeyPairSync('ed25519');
  ({ privateKey } = pair);
  const publicKey = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x!, 'base64url');
  key = keyText(noteKey(hash, 'clinic.example/log', signatureTypes.ed25519, publicKey));
  let frontier: TreeNode[] = [];
  for (const [index, event] of events.entries()) {
    const completed = completedBy(hash, frontier, leafOf(hash, event), index);
    for (const node of completed) nodes.set(`${node.level}/${node.index}`, node.hash);
    frontier = frontierAfter(frontier, completed);
  }
});

function headOf(size: number) {
  const root = rootOf(hash, completeSubtrees(size).map(at));
  const text = checkpointText({
    ...{ origin: 'clinic.example/log', size, root, position: String(size), signedAt: '2026-05-01T10:00:00.000Z' },
    signers: [],
  });
  const id = Buffer.from(key.split('+')[1]!, 'hex');
  const signature = sign(null, Buffer.from(text), privateKey);
  return { key, note: formatNote({ text, signatures: [{ name: 'clinic.example/log', id, signature }] }) };
}
const proven = (): HistoryEntry[] =>
  events.map((event, index) => ({ index, event, proof: proofOf(hash, inclusionParts(index, SIZE), at).map(toBase64) }));
const whole = { streams: ['chart-1'], positions: [] };
const older = () => ({ head: headOf(6), proof: proofOf(hash, consistencyParts(6, SIZE), at).map(toBase64) });

test('a history that was not changed is verified', async () => {
  const result = await verifyHistory(headOf(SIZE), whole, proven(), older());
  expect(result).toMatchObject({ signature: 'valid', isConsistent: true, gaps: [] });
  expect(result.entries.map(({ isProven }) => isProven)).toEqual(events.map(() => true));
  expect(isVerified(result)).toBe(true);
});

test('single positions may lie apart, and each has to be there', async () => {
  const single = [3, 7].map((index) => proven()[index]!);
  const result = await verifyHistory(headOf(SIZE), { streams: [], positions: ['4', '08'] }, single, null);
  expect(result).toMatchObject({ gaps: [], absent: [] });
  expect(isVerified(result)).toBe(true);
  const missing = await verifyHistory(headOf(SIZE), { streams: [], positions: ['4', '8', '9'] }, single, null);
  expect(missing.absent).toEqual(['9']);
  expect(isVerified(missing)).toBe(false);
});

describe('a history is not verified', () => {
  test.each<[string, (entries: HistoryEntry[]) => HistoryEntry[], object]>([
    [
      'with an edited event',
      ([first, ...rest]) => [{ ...first!, event: { ...first!.event!, type: 'Denied' } }, ...rest],
      { entries: expect.arrayContaining([expect.objectContaining({ index: 0, isProven: false })]) },
    ],
    [
      'without one of its events',
      (entries) => entries.filter(({ index }) => index !== 4),
      { gaps: [{ streamId: 'chart-1', from: '4', to: '4' }] },
    ],
    [
      'without its first events',
      (entries) => entries.slice(3),
      { gaps: [{ streamId: 'chart-1', from: '0', to: '2' }] },
    ],
    ['without any event', () => [], { entries: [], absent: ['chart-1'] }],
    [
      'with an event that is not in the tree',
      (entries) => [...entries, { index: null, event: { ...events[0]!, id: 'invented' }, proof: [] }],
      { entries: expect.arrayContaining([expect.objectContaining({ index: null, isProven: false })]) },
    ],
  ])('%s', async (_, change, found) => {
    const result = await verifyHistory(headOf(SIZE), whole, change(proven()), older());
    expect(result).toMatchObject(found);
    expect(isVerified(result)).toBe(false);
  });

  test('under a head that somebody else has signed', async () => {
    const head = headOf(SIZE);
    const changed = { ...head, note: head.note.replace('time 2026', 'time 2025') };
    const result = await verifyHistory(changed, whole, proven(), null);
    expect(result).toMatchObject({ signature: 'invalid', isConsistent: null });
    expect(isVerified(result)).toBe(false);
  });

  test('under a head that does not continue an earlier one', async () => {
    const result = await verifyHistory(headOf(SIZE), whole, proven(), { ...older(), head: headOf(5) });
    expect(result.isConsistent).toBe(false);
    expect(isVerified(result)).toBe(false);
  });
});
