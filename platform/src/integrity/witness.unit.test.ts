import { expect, test } from '@jest/globals';
import { signatureTypes } from '@anamnesis/contracts/integrity/signed-note';
import { redirectingServer } from '../testing/redirecting-server.js';
import { addCheckpoint, type Witness } from './witness.js';

test('a witness that redirects is not followed, and its head counts as not confirmed', async () => {
  const server = await redirectingServer();
  const witness: Witness = {
    ...{ name: 'witness.example', url: server.url },
    key: {
      name: 'witness.example',
      id: new Uint8Array(4),
      type: signatureTypes.cosignature,
      publicKey: new Uint8Array(32),
    },
  };
  try {
    const head = { old: 0, proof: [], note: 'log.example\n1\nAAAA\n' };
    await expect(addCheckpoint(witness, head, new AbortController().signal)).rejects.toThrow('fetch failed');
    expect(server.calls()).toEqual({ own: 1, other: 0 });
  } finally {
    server.close();
  }
});
