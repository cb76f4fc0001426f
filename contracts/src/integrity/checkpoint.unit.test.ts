import { createHash, createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { toBase64, toHex } from './base64.js';
import { formatCheckpoint, parseCheckpoint } from './checkpoint.js';
import { keyText, noteKey, parseKey, parseNote, signatureBy, signatureTypes, signedBytes } from './signed-note.js';
import type { Hash } from './tree.js';

const hash: Hash = (bytes) => createHash('sha256').update(bytes).digest();

/** The example of Go's golang.org/x/mod/sumdb/note, from which the format comes. */
const PETER = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const SAYING = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

describe('signed notes', () => {
  test('of another implementation are verified', () => {
    const key = parseKey(hash, PETER)!;
    expect([key.name, toHex(key.id), keyText(key)]).toEqual(['PeterNeumann', 'c74f20a3', PETER]);
    const note = parseNote(SAYING)!;
    const { message, signature } = signedBytes(note.text, key, signatureBy(note, key)!);
    const x = Buffer.from(key.publicKey).toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    expect(verify(null, message, publicKey, signature)).toBe(true);
    expect(verify(null, Buffer.from(`${note.text} `), publicKey, signature)).toBe(false);
  });

  test.each([
    ['a key whose id is not its own', PETER.replace('c74f20a3', 'c74f20a4')],
    ['a key of an unknown type', PETER.replace('+AR', '+CR')],
    ['a text without a key', 'PeterNeumann'],
  ])('%s is none', (_, text) => {
    expect(parseKey(hash, text)).toBeNull();
  });

  test.each([
    ['without a signature', 'text\n\n'],
    ['without an empty line', 'text\n— name AAAAAAAA\n'],
    ['with another line among the signatures', `${SAYING}more\n`],
  ])('a text %s is none', (_, text) => {
    expect(parseNote(text)).toBeNull();
  });
});

describe('checkpoints', () => {
  const root = hash(Buffer.from('root'));
  const head = {
    ...{ origin: 'clinic.example/log', size: 17, root, position: '23', signedAt: '2026-05-01T10:00:00.000Z' },
    signers: ['ab'.repeat(32), 'cd'.repeat(32)],
  };
  const { name, id } = noteKey(hash, head.origin, signatureTypes.ed25519, new Uint8Array(32));
  const text = formatCheckpoint(head, [{ name, id, signature: new Uint8Array(64) }]);

  test('are origin, size, root and extensions, and are read back', () => {
    expect(text.split('\n').slice(0, 6)).toEqual([
      ...['clinic.example/log', '17', toBase64(root)],
      ...['time 2026-05-01T10:00:00.000Z', 'position 23', `signers ${'ab'.repeat(32)},${'cd'.repeat(32)}`],
    ]);
    expect(parseCheckpoint(text)).toMatchObject({ ...head, root: new Uint8Array(root) });
    const unnamed = formatCheckpoint({ ...head, signers: [] }, [{ name, id, signature: new Uint8Array(64) }]);
    expect(unnamed).not.toContain('signers');
    expect(parseCheckpoint(unnamed)?.signers).toEqual([]);
  });

  test.each([
    ['a size with a leading zero', text.replace('\n17\n', '\n017\n')],
    ['a root of another length', text.replace(toBase64(root), 'AAAA')],
    ['no signature', text.slice(0, text.indexOf('—'))],
  ])('with %s are none', (_, changed) => {
    expect(parseCheckpoint(changed)).toBeNull();
  });
});
