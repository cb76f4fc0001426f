import type { DoctorEvent } from '@anamnesis/contracts/accounts/events';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import type { ReceivedFile } from '@anamnesis/platform/http/answer';

export type Certificate = Omit<Extract<DoctorEvent, { type: 'CertificateSubmitted' }>['data'], 'doctorId'>;

/** Stores certificates, so that they are safe before an event speaks of them. */
export const storeCertificates = (
  files: FileStore,
  received: readonly ReceivedFile[] = [],
): Promise<readonly Certificate[]> =>
  Promise.all(
    received.map(async (certificate) => ({
      file: (await files.put(certificate)).hash,
      fileName: certificate.name,
      mediaType: certificate.mediaType,
    })),
  );
