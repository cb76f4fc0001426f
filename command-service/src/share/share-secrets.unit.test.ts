import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createShareSecrets, linkOf } from './share-secrets.js';

const secrets = createShareSecrets(Buffer.alloc(32, 3));
const [patientId, commandId] = [randomUUID(), randomUUID()];

test('a token and a pass code are the same for a repeated command, and for no other', () => {
  const { token, passCode } = secrets.link(patientId, commandId);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(passCode).toMatch(/^[a-hjkmnp-z02-9]{4}-[a-hjkmnp-z02-9]{4}$/);
  expect(secrets.link(patientId, commandId)).toEqual({ token, passCode });
  for (const other of [
    secrets.link(patientId, randomUUID()),
    secrets.link(randomUUID(), commandId),
    createShareSecrets(Buffer.alloc(32, 4)).link(patientId, commandId),
  ]) {
    expect(other.token).not.toBe(token);
    expect(other.passCode).not.toBe(passCode);
  }
});

test('a token names its patient; the id of its link is a hash of it', () => {
  const { token } = secrets.link(patientId, commandId);
  const { patientId: named, linkId } = linkOf(token);
  expect(named).toBe(patientId);
  expect(linkOf(secrets.link(patientId, randomUUID()).token).linkId).not.toBe(linkId);
  expect(Buffer.from(token, 'base64url').toString('hex')).not.toContain(linkId.slice(0, 8));
});

test('a session is a secret of its own for each opening', () => {
  const [linkId, session] = [randomUUID(), secrets.session(patientId, commandId)];
  expect(session).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(new Set([session, secrets.session(linkId, commandId), secrets.session(patientId, randomUUID())]).size).toBe(3);
});
