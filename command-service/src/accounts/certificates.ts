import type { DoctorEvent } from '@anamnesis/contracts/events';
import type { ReceivedFile } from '@anamnesis/platform/http/answer';
import type { IdOfFile } from './sign-up-files.js';

export type Certificate = Omit<Extract<DoctorEvent, { type: 'CertificateSubmitted' }>['data'], 'doctorId'>;

/** A doctor's uploaded certificates as event data, each with the id of its stored file. */
export const certificatesOf = (
  idOf: IdOfFile,
  received: readonly ReceivedFile[] = [],
): Promise<readonly Certificate[]> =>
  Promise.all(
    received.map(async (certificate) => ({
      file: await idOf(certificate),
      fileName: certificate.name,
      mediaType: certificate.mediaType,
    })),
  );
