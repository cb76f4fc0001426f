import type { NamedCertificate } from '@anamnesis/contracts/accounts/certificates';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import type { ReceivedFile } from '@anamnesis/platform/http/answer';
import type { IdOfFile } from './sign-up-files.js';

export type Certificate = Omit<Extract<DoctorEvent, { type: 'CertificateSubmitted' }>['data'], 'doctorId'>;

/** A doctor's uploaded certificates as event data, each with the id of its stored file and the kind and title that the doctor entered. */
export const certificatesOf = (
  idOf: IdOfFile,
  received: readonly ReceivedFile[] = [],
  details: readonly NamedCertificate[] = [],
): Promise<readonly Certificate[]> =>
  Promise.all(
    received.map(async (certificate, index) => ({
      file: await idOf(certificate),
      fileName: certificate.name,
      mediaType: certificate.mediaType,
      kind: details[index]?.kind ?? null,
      title: details[index]?.title ?? '',
    })),
  );
