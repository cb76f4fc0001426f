import type { Registration } from '@anamnesis/contracts/registrations/routes';
import type { RegistrationTexts } from './messages';

type Certificate = Registration['certificates'][number];

/** A certificate's title, else its kind, else its number among the certificates of the registration. */
export const certificateName = (
  m: RegistrationTexts,
  { kind, title, number }: Pick<Certificate, 'kind' | 'title' | 'number'>,
): string => title || (kind ? m.certificateKinds[kind] : m.unnamedCertificate({ number }));
