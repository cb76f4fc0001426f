import { expect, test } from '@jest/globals';
import { certificateName, type NamedCertificate, withCertificate } from './certificates.js';

test.each<[NamedCertificate, string]>([
  [{ kind: 'registration', title: '' }, 'Medical registration'],
  [{ kind: 'degree', title: 'MD, General Medicine' }, 'MD, General Medicine'],
  [{ kind: null, title: 'Fellowship' }, 'Fellowship'],
  [{ kind: null, title: '' }, 'Certificate'],
])('%j is called %j', (certificate, name) => expect(certificateName(certificate)).toBe(name));

test('a profile lists the names of the certificates once each, without proofs of identity', () => {
  const submitted: NamedCertificate[] = [
    { kind: 'identity', title: '' },
    { kind: 'degree', title: 'MBBS' },
    { kind: null, title: '' },
    { kind: null, title: '' },
  ];
  expect(submitted.reduce(withCertificate, [])).toEqual(['MBBS', 'Certificate']);
});
