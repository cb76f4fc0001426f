import type { CertificateKind } from '@anamnesis/contracts/accounts/certificates';
import type { Registration } from '@anamnesis/contracts/registrations/routes';
import { certificateMessages } from '../accounts/certificate-messages';
import { useMessages } from '../language/messages';
import { registrationMessages } from './messages';

type Certificate = Pick<Registration['certificates'][number], 'kind' | 'title' | 'number'>;

export interface CertificateTexts {
  readonly kinds: Readonly<Record<CertificateKind, string>>;
  readonly unnamed: (values: { number: number }) => string;
}

/** The names of certificates: those of their kinds, and "Certificate 2". */
export function useCertificateTexts(): CertificateTexts {
  const { certificateKinds: kinds } = useMessages(certificateMessages);
  const { unnamedCertificate: unnamed } = useMessages(registrationMessages);
  return { kinds, unnamed };
}

/** A certificate's title; without one its kind; without both its number in the registration. */
export const certificateName = ({ kinds, unnamed }: CertificateTexts, { kind, title, number }: Certificate): string =>
  title || (kind ? kinds[kind] : unnamed({ number }));
