import { CERTIFICATE_MAX_BYTES, MAX_CERTIFICATES } from '@anamnesis/contracts/accounts/constants';
import { type CertificateKind, certificateKinds } from '@anamnesis/contracts/accounts/certificates';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { CertificateDetails, type Details } from './certificate-details';
import { certificateMessages } from './certificate-messages';

const isKind = (text: string): text is CertificateKind => certificateKinds.some((kind) => kind === text);

/** The certificates of a form: up to the accepted number of files of an accepted size, each with kind and title. */
export function useCertificateChoice() {
  const m = useMessages(certificateMessages);
  const [certificates, setCertificates] = useState<File[]>([]);
  const [described, setDescribed] = useState<ReadonlyMap<File, Details>>(new Map());
  const [error, setError] = useState<string>();
  const detailsOf = (file: File): Details => described.get(file) ?? { kind: '', title: '' };
  return {
    certificates,
    /** Kind and title of each certificate as JSON for the server; null while a kind is missing. */
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
            setDescribed((old) => new Map(old).set(file, details));
            setError(undefined);
          }}
        />
      ),
      onChange: (files: File[]) => {
        const small = files.filter(({ size }) => size <= CERTIFICATE_MAX_BYTES);
        const large = files.find(({ size }) => size > CERTIFICATE_MAX_BYTES);
        const tooMany = small.length > MAX_CERTIFICATES;
        setCertificates(small.slice(0, MAX_CERTIFICATES));
        setError(
          large
            ? m.certificateTooLarge({ fileName: large.name })
            : tooMany
              ? m.tooManyCertificates({ max: MAX_CERTIFICATES })
              : undefined,
        );
      },
    },
    refuse: (sentence: string | undefined) => setError(sentence),
  };
}
