import { expect, test } from '@jest/globals';
import { newKey, seal, unseal } from './sealed';

const answer = { allergies: ['Penicillin'], at: '2026-11-28' };

test('a sealed value is opened under its key and name, and its bytes do not show it', async () => {
  const key = await newKey();
  const sealed = await seal(key, '/api/records/meera', answer);
  expect(Buffer.from(sealed.bytes).toString('latin1')).not.toContain('Penicillin');
  expect(await unseal(key, '/api/records/meera', sealed)).toEqual(answer);
});

test('under another key or name, or after a change, it is not opened', async () => {
  const key = await newKey();
  const sealed = await seal(key, '/api/records/meera', answer);
  await expect(unseal(await newKey(), '/api/records/meera', sealed)).rejects.toThrow();
  await expect(unseal(key, '/api/records/suresh', sealed)).rejects.toThrow();
  const changed = new Uint8Array(sealed.bytes.slice(0));
  changed[0] = (changed[0] ?? 0) ^ 1;
  await expect(unseal(key, '/api/records/meera', { ...sealed, bytes: changed.buffer })).rejects.toThrow();
});
