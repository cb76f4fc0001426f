import type { DoctorEvent } from '@anamnesis/contracts/accounts/events';
import type { ReceivedFile } from '@anamnesis/platform/http/answer';

export type Certificate = Omit<Extract<DoctorEvent, { type: 'CertificateSubmitted' }>['data'], 'doctorId'>;

/** Stores a doctor's certificates, so that they are safe before an event speaks of them. */
export const storeCertificates = (
  doctorId: string,
  received: readonly ReceivedFile[] = [],
): Promise<readonly Certificate[]> =>
  Promise.all(
    received.map(async (certificate) => ({
      file: await certificate.keep(doctorId),
      fileName: certificate.name,
      mediaType: certificate.mediaType,
    })),
  );
