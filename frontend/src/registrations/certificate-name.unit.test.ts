import { certificateKindNames } from '@anamnesis/contracts/accounts/certificates';
import { expect, test } from '@jest/globals';
import { currentMessages } from '../language/messages';
import { certificateName } from './certificate-name';
import { registrationMessages } from './messages';

const m = currentMessages(registrationMessages);

test.each([
  [{ kind: 'degree', title: 'MD, Dermatology', number: 1 }, 'MD, Dermatology'],
  [{ kind: 'degree', title: '', number: 1 }, 'Degree'],
  [{ kind: null, title: '', number: 2 }, 'Certificate 2'],
] as const)('%j is called %j', (certificate, name) => expect(certificateName(m, certificate)).toBe(name));

test('the English names of the kinds are those of the certifications on a profile', () =>
  expect(m.certificateKinds).toEqual(certificateKindNames));
