import { CERTIFICATE_MAX_BYTES, CERTIFICATES_MOST } from '@anamnesis/contracts/accounts/constants';
import { useState } from 'react';
import { messages as m } from './messages';

/** The certificates of a doctor's sign-up: those of an accepted size, at most as many as are taken. */
export function useCertificateChoice() {
  const [certificates, setCertificates] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  return {
    certificates,
    drop: {
      files: certificates,
      error,
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
