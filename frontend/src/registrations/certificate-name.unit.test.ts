import { certificateKindNames } from '@anamnesis/contracts/accounts/certificates';
import { expect, test } from '@jest/globals';
import { certificateMessages } from '../accounts/certificate-messages';
import { currentMessages } from '../language/messages';
import { certificateName } from './certificate-name';
import { registrationMessages } from './messages';

const kinds = currentMessages(certificateMessages).certificateKinds;
const texts = { kinds, unnamed: currentMessages(registrationMessages).unnamedCertificate };

test.each([
  [{ kind: 'degree', title: 'MD, Dermatology', number: 1 }, 'MD, Dermatology'],
  [{ kind: 'degree', title: '', number: 1 }, 'Degree'],
  [{ kind: null, title: '', number: 2 }, 'Certificate 2'],
] as const)('%j is called %j', (certificate, name) => expect(certificateName(texts, certificate)).toBe(name));

test('the English names of the kinds are those of the certifications on a profile', () =>
  expect(kinds).toEqual(certificateKindNames));
