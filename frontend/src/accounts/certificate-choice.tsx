import { CERTIFICATE_MAX_BYTES, CERTIFICATES_MOST } from '@anamnesis/contracts/accounts/constants';
import { type CertificateKind, certificateKinds } from '@anamnesis/contracts/accounts/certificates';
import { useState } from 'react';
import { CertificateDetails, type Details } from './certificate-details';
import { messages as m } from './messages';

const isKind = (text: string): text is CertificateKind => certificateKinds.some((kind) => kind === text);

/** A doctor's certificates: files of an accepted size, at most as many as are taken, each with what it is. */
export function useCertificateChoice() {
  const [certificates, setCertificates] = useState<File[]>([]);
  const [told, setTold] = useState<ReadonlyMap<File, Details>>(new Map());
  const [error, setError] = useState<string>();
  const detailsOf = (file: File): Details => told.get(file) ?? { kind: '', title: '' };
  return {
    certificates,
    /** What each certificate is, as the server takes it; null while one is not named. */
    details: () => {
      const named = certificates.map(detailsOf).map(({ kind, title }) => ({ kind, title: title.trim() }));
      return named.every(({ kind }) => isKind(kind)) ? JSON.stringify(named) : null;
    },
    drop: {
      files: certificates,
      error,
      describe: (file: File) => (
        <CertificateDetails
          fileName={file.name}
          details={detailsOf(file)}
          onChange={(details) => {
            setTold((old) => new Map(old).set(file, details));
            setError(undefined);
          }}
        />
      ),
      onChange: (files: File[]) => {
        const small = files.filter(({ size }) => size <= CERTIFICATE_MAX_BYTES);
        const large = files.find(({ size }) => size > CERTIFICATE_MAX_BYTES);
        const tooMany = small.length > CERTIFICATES_MOST;
        setCertificates(small.slice(0, CERTIFICATES_MOST));
        setError(
          large ? m.certificateTooLarge(large.name) : tooMany ? m.tooManyCertificates(CERTIFICATES_MOST) : undefined,
        );
      },
    },
    refuse: (sentence: string | undefined) => setError(sentence),
  };
}
