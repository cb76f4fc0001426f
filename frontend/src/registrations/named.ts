import { certificateName } from '@anamnesis/contracts/accounts/certificates';
import type { Registration } from '@anamnesis/contracts/registrations/routes';

type Certificate = Registration['certificates'][number];

/** What a certificate is called among the others of a registration: an unnamed one by its number. */
export const nameOf = ({ kind, title, number }: Pick<Certificate, 'kind' | 'title' | 'number'>): string =>
  kind === null && title === '' ? `${certificateName({ kind, title })} ${number}` : certificateName({ kind, title });
