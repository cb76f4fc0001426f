import { expect, test } from '@jest/globals';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address.js';

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
  ],
  ...[
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
  ],
  ...['2002:7f00:1::', '2001:db8::1', 'localhost', '127.1', ''],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '142.250.1.188', '2a00:1450:4001:82f::200a', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('a name that leads to this machine is refused where it is resolved', async () => {
  const error = await new Promise((done) => publicLookup('localhost', { all: true }, done));
  expect(error).toBeInstanceOf(PrivateAddress);
});
