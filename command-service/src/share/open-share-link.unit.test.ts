import { beforeEach, expect, jest, test } from '@jest/globals';
import type { openShareLink } from '@anamnesis/contracts/share/routes';
import type { Call } from '@anamnesis/platform/http/answer';
import * as passwords from '@anamnesis/platform/passwords/passwords';
import type { Ports } from '../ports.js';

const verifyPassword = jest.fn<typeof passwords.verifyPassword>();
jest.unstable_mockModule('@anamnesis/platform/passwords/passwords', () => ({ ...passwords, verifyPassword }));
const { handleOpenShareLink } = await import('./open-share-link.js');

const TOKEN = Buffer.alloc(32, 7).toString('base64url');
const call = { body: { token: TOKEN, passCode: 'abcd-efgh' }, commandId: 'c' } as Call<typeof openShareLink>;
const CODE_HASH = 'the hash of the code';

/** Ports of a product in which every link is known, or none. */
const ports = (isKnown: boolean) =>
  ({
    commands: { load: () => Promise.resolve({ get: () => (isKnown ? { codeHash: CODE_HASH } : undefined) }) },
    lockOut: { attempts: { make: (_: string, attempt: () => Promise<void>) => attempt() } },
  }) as unknown as Ports;

beforeEach(() => {
  verifyPassword.mockReset().mockResolvedValue(false);
});

test.each([
  ['known', true, CODE_HASH],
  ['unknown', false, null],
] as const)('a wrong code of a link that is %s costs one verification', async (_, isKnown, hash) => {
  await expect(handleOpenShareLink(ports(isKnown), call)).rejects.toMatchObject({ code: 'SHARE_CODE_WRONG' });
  expect(verifyPassword.mock.calls).toEqual([[hash, expect.any(String)]]);
});
